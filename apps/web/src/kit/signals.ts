import { sayNow } from '../i18n/table.ts';
import { play } from '../sound/synth.ts';
import { useSettings } from '../stores/settings.ts';
import { announceNow, hush } from './announcer.ts';

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

/** Title and favicon say whose turn it is, even from another tab. */
export function showTurn(mine: boolean, game: string): void {
  const say = sayNow();
  if (!mine) hush();
  document.title = mine ? `● ${say('yourTurn')} · ${game}` : `${game} · Tablée`;
  const link = icon();
  const href = mine ? '/favicon-turn.svg' : '/favicon.svg';
  if (link !== null && link.getAttribute('href') !== href) link.href = href;
}

/** One soft sound and one announcement; a desktop notice only if away and allowed. */
export function callToTurn(sentence: string): void {
  const say = sayNow();
  play('turn');
  announceNow(`${say('yourTurnSpoken')} ${sentence}`);
  const { notices } = useSettings.getState();
  if (!document.hidden || !notices || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted') return;
  try {
    const notice = new Notification('Tablée', {
      body: say('noticeTurn'),
      tag: 'turn',
      icon: '/favicon.svg',
    });
    notice.onclick = () => window.focus();
  } catch {
    // Some phones allow notices to service workers only: title and sound remain.
  }
}
