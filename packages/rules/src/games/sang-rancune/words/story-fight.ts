import type { Line, Reader } from '@tablee/engine';
import { faces, listOf } from '@tablee/engine';
import { catalogue } from '../cards/catalogue.ts';
import type { SangRancuneEvent } from '../state/events.ts';
import { type AskKey, type LogKey, WORDS } from './dictionary.ts';
import { isFace } from './names.ts';
import { card, type Teller, type Told } from './story-teller.ts';

const sourceOf = (face: string) => (isFace(face) ? card(face) : face);

const CREATURE: readonly (readonly [SangRancuneEvent['type'], LogKey])[] = [
  ['headGrown', 'headGrown'],
  ['bloodCounted', 'bloodCounted'],
  ['prestigeTokenAdded', 'prestigeTokenAdded'],
  ['fiveToAll', 'fiveToAll'],
  ['stoneBroken', 'stoneBroken'],
];

/** The fight: cards set and revealed, tricks, damage, the creature's blows. */
export function lineOfFight(
  told: SangRancuneEvent,
  tell: Teller,
  words: Reader,
): Line<LogKey> | null {
  return lineOfCards(told, tell) ?? lineOfDamage(told, tell) ?? lineOfCreature(told, tell, words);
}

function lineOfCards(told: SangRancuneEvent, tell: Teller): Line<LogKey> | null {
  switch (told.type) {
    case 'cardsSet':
      return told.cards === undefined
        ? tell.deed('cardsSet', told.seat, { count: told.count })
        : tell.deed('cardsSetOwn', told.seat, { cards: faces(told.cards) });
    case 'trickAnnounced':
      return announcedLine(told, tell);
    case 'trickCancelled':
      return tell.fact('trickCancelled', { card: card(told.card.face) });
    case 'setSwapped':
      return told.cards === undefined
        ? tell.deed('setSwapped', told.seats)
        : tell.deed('setSwappedOwn', told.seats, { cards: faces(told.cards) });
    case 'initiativeSwapped':
      return tell.deed('initiativeSwapped', told.seats);
    case 'barred':
      return tell.deed('barred', told.seat);
    case 'revealed':
      return tell.deed('revealed', told.seat, { cards: faces(told.cards) });
    case 'replaced':
      return replacedLine(told, tell);
    case 'setupLaid':
    case 'heroicUsed':
      return tell.deed(told.type, told.seat, { card: card(told.card.face) });
    case 'sideChanged': {
      const printed = catalogue.cards.of(told.card.face);
      const sides = printed.kind === 'standard' ? printed.sides : [0, 0, 0, 0];
      return tell.fact('sideChanged', {
        card: card(told.card.face),
        from: sides[told.from] ?? 0,
        to: sides[told.to] ?? 0,
        source: sourceOf(told.source),
      });
    }
    case 'playersMarked':
      return tell.deed('playersMarked', told.seat, { others: tell.names(told.targets) });
    default:
      return null;
  }
}

/** A trick as it is announced, with what it is meant to do. */
function announcedLine(told: Told<'trickAnnounced'>, tell: Teller): Line<LogKey> {
  const { seat, verb, target } = told;
  const parts = {
    card: card(told.card.face),
    ...(target !== undefined && { other: tell.names([target]) }),
  };
  switch (verb) {
    case 'weaken':
      return tell.deed('playedWeaken', seat, parts);
    case 'strengthen':
      return tell.deed('playedStrengthen', seat, parts);
    case 'redirect':
      return tell.deed('playedRedirect', seat, parts);
    case 'cancel':
      return tell.deed('playedCancel', seat, parts);
    case 'counter':
      return tell.deed('counter', seat, parts);
    default:
      if (target === undefined) return tell.deed('played', seat, parts);
      return tell.deed(target === seat ? 'playedSelf' : 'playedOn', seat, parts);
  }
}

function replacedLine({ by, cards, faceDown }: Told<'replaced'>, tell: Teller): Line<LogKey> {
  const parts = { card: card(by.face) };
  if (cards.length === 0) return tell.fact(faceDown > 0 ? 'replacedDown' : 'replacedNone', parts);
  const key = faceDown > 0 ? 'replacedBoth' : 'replacedBy';
  return tell.fact(key, { ...parts, cards: faces(cards) });
}

function enteredLine(told: Told<'attackEntered'>, tell: Teller): Line<LogKey> {
  const parts = { cards: faces(told.cards), damage: told.damage };
  const sources = [...new Set(told.sources)].filter(isFace);
  if (told.value === told.shown || sources.length === 0) {
    return tell.deed('attackEntered', told.seat, parts);
  }
  return tell.deed('attackMade', told.seat, {
    ...parts,
    shown: told.shown,
    sources: { cards: sources },
  });
}

function lostLine({ seat, amount, source }: Told<'lifeLost'>, tell: Teller): Line<LogKey> {
  const key = amount > 0 ? 'lifeLost' : 'lifeKept';
  return tell.deed(key, seat, { amount, source: sourceOf(source) });
}

/** The effects of attacks and potions on creature, tokens and heroes. */
function lineOfDamage(told: SangRancuneEvent, tell: Teller): Line<LogKey> | null {
  switch (told.type) {
    case 'attackEntered':
      return enteredLine(told, tell);
    case 'attackFailed':
      return tell.fact('attackFailed', {
        cards: faces(told.cards),
        source: sourceOf(told.source),
      });
    case 'entryRemoved':
      return tell.fact('entryRemoved', {
        cards: faces(told.entry.cards),
        damage: told.entry.damage,
        other: tell.names([told.seat]),
        source: sourceOf(told.source),
      });
    case 'fireballThrown':
      return told.damage === null
        ? tell.deed('fireballBeside', told.seat, { card: card(told.card.face) })
        : tell.deed('fireballThrown', told.seat, {
            card: card(told.card.face),
            damage: told.damage,
          });
    case 'tokenHurt': {
      const isWolf = told.kind === 'wolf';
      if (told.left === 0) return tell.deed(isWolf ? 'wolfKilled' : 'goblinKilled', told.seat);
      return tell.deed(isWolf ? 'wolfHurt' : 'goblinHurt', told.seat, { left: told.left });
    }
    case 'tokenLifeChanged':
      return tell.fact('tokenLifeChanged', {
        from: told.from,
        to: told.to,
        source: sourceOf(told.source),
      });
    case 'markerMoved':
      return told.source === 'pile'
        ? tell.fact('markerPile', { from: told.from, to: told.to })
        : tell.fact('markerMoved', {
            from: told.from,
            to: told.to,
            source: sourceOf(told.source),
          });
    case 'lifeLost':
      return lostLine(told, tell);
    default:
      return null;
  }
}

/** The encounter's own deeds. */
function lineOfCreature(told: SangRancuneEvent, tell: Teller, words: Reader): Line<LogKey> | null {
  const plain = CREATURE.find(([type]) => type === told.type);
  if (plain !== undefined) return tell.fact(plain[1], { ...told } as never);
  switch (told.type) {
    case 'tokensPlaced':
      if (told.before !== null) {
        return tell.fact('goblinBefore', { other: tell.names([told.before]) });
      }
      return tell.fact(told.kind === 'wolf' ? 'wolvesPlaced' : 'goblinsPlaced', {
        count: told.count,
      });
    case 'coinTossed':
      return tell.fact(told.coin === 'heads' ? 'coinHeads' : 'coinTails', {
        card: card(told.source),
      });
    case 'formChanged':
      return tell.fact(told.form === 'ogre' ? 'formOgre' : 'formShadow');
    case 'attackSkipped':
      return tell.fact('attackSkipped', { source: sourceOf(told.source) });
    case 'creatureAttackAssigned': {
      const hits = told.hits.map(({ seat, damage }) => `${words.nameOf(seat)} −${damage}`);
      return tell.fact('assigned', { hits: { name: listOf(hits, words.lang) } });
    }
    case 'hitRedirected':
      return tell.fact('hitRedirected', {
        from: tell.names([told.from]),
        other: tell.names([told.to]),
      });
    case 'statusGained':
      return tell.deed(told.status, told.seat);
    case 'choicesShown':
      return choicesLine(told, tell, words);
    default:
      return null;
  }
}

function choicesLine(told: Told<'choicesShown'>, tell: Teller, words: Reader): Line<LogKey> {
  const { ask } = WORDS[words.lang];
  const named = (choice: string): string =>
    told.what === 'votes' ? words.nameOf(Number(choice)) : ask(choice as AskKey);
  const choices = told.choices.flatMap((choice, seat) =>
    choice === null ? [] : [`${words.nameOf(seat)} → ${named(choice)}`],
  );
  const parts = { choices: { name: listOf(choices, words.lang) } };
  if (told.what === 'votes') return tell.fact('votesShown', parts);
  if (told.what === 'doors') return tell.fact('doorsShown', parts);
  return tell.fact('signsShown', {
    ...parts,
    drawn: told.drawn === null ? '?' : ask(told.drawn as AskKey),
  });
}
