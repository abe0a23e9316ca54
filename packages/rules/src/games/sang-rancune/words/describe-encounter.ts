import { capital } from '@tablee/engine';
import { sightOf } from '../cards/catalogue.ts';
import { encounterFace } from '../table/sight.ts';
import type { Encounter, Entry, Token } from '../table/state.ts';
import { attackOf, incoming, lifeOf, prizeOf } from '../view/reading.ts';
import type { Speech } from './describe-speech.ts';
import { marksOf } from './standing.ts';

/** The encounter that lies open: what it is, what is left of it, what it does, what it brings. */
export function describeEncounter(speech: Speech): string[] {
  const { open, words, card, say } = speech;
  const { encounter } = open;
  if (encounter === null) return [];
  const types = words.list(encounter.types.map((type) => words.say(type)));
  const life = lifeOf(open);
  const { card: prestige, late } = prizeOf(open);
  return [
    say('encounter', { card: card(encounter.face), types }),
    ...(life === null ? [] : [say('lifeLeft', { left: life.left, start: life.start })]),
    ...tokensOf(speech, encounter),
    attack(speech),
    ...marksOf(open, words).map(sentence),
    sentence(words.say('prestigeSpoken', { n: prestige + late })),
  ];
}

const sentence = (words: string): string => `${capital(words)}.`;

/** Wolves and goblins, those that are alike together. */
function tokensOf({ reader, say, words }: Speech, { tokens }: Encounter): string[] {
  const alike = new Map<string, { token: Token; n: number }>();
  for (const token of tokens) {
    const key = `${token.kind} ${token.life} ${token.before}`;
    alike.set(key, { token, n: (alike.get(key)?.n ?? 0) + 1 });
  }
  const named = [...alike.values()].map(({ token: { kind, life, before }, n }) => {
    const key = kind === 'wolf' ? 'wolves' : 'goblins';
    return before === null
      ? say(key, { n, life })
      : say(`${key}Before`, { n, life, who: reader.nameOf(before) });
  });
  return named.length === 0 ? [] : [say('tokens', { tokens: words.list(named) })];
}

/** Whom it strikes, and for how much, as far as its card says so. */
function attack({ open, say, words }: Speech): string {
  if (encounterFace(sightOf(open)).assault === undefined) return say('attackNone');
  const { numbers, damage } = attackOf(open);
  const isByNumber = numbers.length > 0;
  if (damage === null) {
    return isByNumber
      ? say('attackOn', { numbers: words.list(numbers.map(String)) })
      : say('attackByRule');
  }
  return isByNumber
    ? say('attackOnFor', { numbers: words.list(numbers.map(String)), damage })
    : say('attackByRuleFor', { damage });
}

/** The fight as it stands: the damage pile, what is being revealed and played, the blows on their way. */
export function describeFight(speech: Speech): string[] {
  const { open, reader, say, words, tell } = speech;
  const { encounter, announced, strike } = open;
  const hits = strike === null || strike.applied ? [] : strike.hits;
  const blows = hits.map(({ seat, damage }) => say('blow', { who: reader.nameOf(seat), damage }));
  return [
    ...(encounter?.pile ?? []).map((entry) => entryOf(speech, entry)),
    ...revealOf(speech),
    ...announced.map((play) => tell({ type: 'trickAnnounced', ...play })),
    ...(blows.length === 0 ? [] : [say('blows', { hits: words.list(blows) })]),
  ];
}

/** What a thrown potion lies in the pile as: the card itself has gone. */
const THROWN = [{ face: 'potion-de-boule-de-feu' }];

const entryOf = ({ sayOf, cards }: Speech, { seat, damage, cards: laid }: Entry): string =>
  sayOf(seat, 'entry', { damage, cards: cards(laid.length === 0 ? THROWN : laid) });

function revealOf({ open, sayOf, cards }: Speech): string[] {
  const { reveal } = open;
  if (reveal === null) return [];
  const { seat, attacks, pending } = reveal;
  return [
    ...(pending.length > 0 ? [sayOf(seat, 'turnedUp', { cards: cards(pending) })] : []),
    ...(attacks.length > 0
      ? [
          sayOf(seat, 'revealed', {
            cards: cards(attacks.map(({ card }) => card)),
            value: incoming(open)?.value ?? 0,
          }),
        ]
      : []),
  ];
}
