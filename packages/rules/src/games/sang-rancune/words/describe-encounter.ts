import { sightOf } from '../cards/catalogue.ts';
import { encounterFace } from '../state/sight.ts';
import type { Encounter, Entry, Token } from '../state/state.ts';
import { attackOf, hasKillingBlow, incoming, lifeOf, prizeOf } from '../view/reading.ts';
import { type Lines, logged, namesOf, type Speech } from './describe-speech.ts';
import { nameOfFace } from './names.ts';
import { marksOf } from './standing.ts';

/** The encounter that lies open: its name, life left, attack and prize. */
export function describeEncounter(speech: Speech): Lines {
  const { open, words, tell } = speech;
  const { encounter } = open;
  if (encounter === null) return [];
  const types = words.list(encounter.types.map((type) => words.say(type)));
  const life = lifeOf(open);
  const { card: prestige, late } = prizeOf(open);
  const prize = hasKillingBlow(open) ? [words.say('prestigeSpoken', { n: prestige + late })] : [];
  return [
    tell.fact('encounter', { card: words.text(nameOfFace(encounter.face)), types }),
    ...(life === null ? [] : [tell.fact('lifeLeft', { left: life.left, start: life.start })]),
    ...tokensOf(speech, encounter),
    ...attack(speech),
    ...[...marksOf(open, words), ...prize].map((note) =>
      tell.fact('sentence', { words: `${note}.` }),
    ),
  ];
}

/** Wolves and goblins, those that are alike together. */
function tokensOf({ tell, reader, say, words }: Speech, { tokens }: Encounter): Lines {
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
  return named.length === 0 ? [] : [tell.fact('tokens', { tokens: words.list(named) })];
}

/** Its targets and damage, as far as its card says so. */
function attack({ open, tell, words }: Speech): Lines {
  if (encounterFace(sightOf(open)).assault === undefined) return [tell.fact('attackNone')];
  const { numbers, damage } = attackOf(open);
  const on = { numbers: words.list(numbers.map(String)) };
  if (damage === null) {
    return [numbers.length > 0 ? tell.fact('attackOn', on) : tell.fact('attackByRule')];
  }
  return [
    numbers.length > 0
      ? tell.fact('attackOnFor', { ...on, damage })
      : tell.fact('attackByRuleFor', { damage }),
  ];
}

/** The fight as it stands: the damage pile, the current reveal and play, the blows on their way. */
export function describeFight(speech: Speech): Lines {
  const { open, reader, say, words, tell } = speech;
  const { encounter, announced, strike } = open;
  const hits = strike === null || strike.applied ? [] : strike.hits;
  const blows = hits.map(({ seat, damage }) => say('blow', { who: reader.nameOf(seat), damage }));
  return [
    ...(encounter?.pile ?? []).map((entry) => entryOf(speech, entry)),
    ...revealOf(speech),
    ...announced.map((play) => logged(speech, { type: 'trickAnnounced', ...play })),
    ...(blows.length === 0 ? [] : [tell.fact('blows', { hits: words.list(blows) })]),
  ];
}

/** The stand-in of a thrown potion in the pile: the card itself has gone. */
const THROWN = [{ face: 'potion-de-boule-de-feu' }];

const entryOf = (speech: Speech, { seat, damage, cards }: Entry): Lines[number] =>
  speech.tell.deed('entry', seat, {
    damage,
    cards: namesOf(speech, cards.length === 0 ? THROWN : cards),
  });

function revealOf(speech: Speech): Lines {
  const { open, tell } = speech;
  const { reveal } = open;
  if (reveal === null) return [];
  const { seat, attacks, pending } = reveal;
  const revealed = attacks.map(({ card }) => card);
  return [
    ...(pending.length > 0
      ? [tell.deed('turnedUp', seat, { cards: namesOf(speech, pending) })]
      : []),
    ...(attacks.length > 0
      ? [
          tell.deed('revealed', seat, {
            cards: namesOf(speech, revealed),
            value: incoming(open)?.value ?? 0,
          }),
        ]
      : []),
  ];
}
