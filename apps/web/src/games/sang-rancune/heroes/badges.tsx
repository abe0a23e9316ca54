import type { Open } from '@tablee/rules/games/sang-rancune/index.ts';
import { playerAt } from '@tablee/rules/games/sang-rancune/index.ts';
import { Icon, type IconShape } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { CLASS_LOOKS } from '../art/looks.ts';
import { heroicOf } from '../art/printed.ts';
import { useNames, useTableau } from '../context.tsx';

interface Badge {
  readonly id: string;
  readonly icon: IconShape;
  readonly words: string;
  /** Beside the sign, if it says more than one. */
  readonly count?: number | string;
  readonly tone?: 'bad' | 'word' | 'open';
}

/** The power of a hero: the reader has their own in sight, that of another a touch away. */
const HEROIC = 'heroic';

/** The effects on a hero right now, each as a sign and in words: what holds them back first, what always holds last. */
export function badgesOf(open: Open, seat: number, names: ReturnType<typeof useNames>): Badge[] {
  const { say, list, card, who, isYou } = names;
  const player = playerAt(open, seat);
  const round = open.encounter?.round ?? 0;
  const badges: Badge[] = [];
  const bad = [
    [player.petrifiedRound === round && round > 0, 'petrified', ICONS.petrified],
    [player.webbedRound === round && round > 0, 'webbed', ICONS.web],
    [player.barred, 'barred', ICONS.barred],
    [player.marks.length > 0, 'marked', ICONS.marked],
  ] as const;
  for (const [holds, id, icon] of bad) {
    if (holds) badges.push({ id, icon, words: say(`st_${id}`), tone: 'bad' });
  }
  const { promise } = player;
  if (promise !== null) {
    badges.push({
      id: 'word',
      icon: promise.kind === 'strikeHard' ? ICONS.hard : ICONS.leave,
      words: say(
        `st_word_${promise.kind}`,
        { to: promise.to === null ? '' : who(promise.to) },
        promise.to !== null && isYou(promise.to),
      ),
      tone: 'word',
    });
  }
  if (open.late.includes(seat)) {
    badges.push({ id: 'late', icon: ICONS.late, words: say('isLate') });
  }
  if (player.setups.length > 0) {
    const cards = list(player.setups.map((setup) => card(setup.card.face)));
    badges.push({
      id: 'setups',
      icon: ICONS.setup,
      words: say('st_setups', { cards }),
      count: player.setups.length,
    });
  }
  if (player.items.length > 0) {
    const cards = list(
      player.items.map(({ face, opened }) =>
        opened ? `${card(face)} (${say('opened')})` : card(face),
      ),
    );
    badges.push({
      id: 'items',
      icon: ICONS.item,
      words: say('st_items', { cards }),
      count: player.items.length,
      ...(player.items.some(({ opened }) => opened) && { tone: 'open' as const }),
    });
  }
  const heroic = player.hero === null ? [] : heroicOf(player.hero);
  if (heroic.length > 0) {
    badges.push({
      id: HEROIC,
      icon: CLASS_LOOKS.heroic.sign,
      words: say('st_heroic', { cards: list(heroic.map(({ id, most }) => `${card(id)} ${most}`)) }),
      count: heroic.map(({ most }) => most).join('·'),
    });
  }
  return badges;
}

/** The same as small signs; the seat's button says them in words. */
export function Badges({ seat }: { readonly seat: number }) {
  const names = useNames();
  const { view, side } = useTableau();
  const badges = badgesOf(view.open, seat, names).filter(
    ({ id }) => id !== HEROIC || seat === side,
  );
  return (
    <p className="sr-badges" aria-hidden="true">
      <span className="sr-hand-count" title={names.say('inHand')}>
        <Icon of={ICONS.hand} />
        {view.tally[`hand${seat}`] ?? 0}
      </span>
      {badges.map(({ id, icon, words, count = 1, tone }) => (
        <span key={id} title={words} data-tone={tone}>
          <Icon of={icon} />
          {count !== 1 && count}
        </span>
      ))}
    </p>
  );
}
