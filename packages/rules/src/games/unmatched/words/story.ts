import type { Line, Part, Reader, Seat } from '@tablee/engine';
import { faces, Narrator } from '@tablee/engine';
import { BOARDS } from '../boards/graph.ts';
import { catalogue } from '../cards/catalogue.ts';
import type { CardsDiscarded, UnmatchedEvent } from '../state/events.ts';
import type { ArmyIndex, HeroId, SpaceId } from '../state/state.ts';
import { type LogKey, WORDS } from './dictionary.ts';
import { fighterPart, fighterParts, heroPart, sideLetter } from './names.ts';
import { placeName } from './place-names.ts';

/** The doer; older logs know the number of the army alone. */
interface Whose {
  readonly army: ArmyIndex;
  readonly seat?: Seat | undefined;
  readonly hero?: HeroId;
}

/** Speaks of armies by their commanders. */
class Teller extends Narrator<LogKey> {
  /** By the commander of an army. */
  by({ army, seat }: Whose, key: LogKey, parts: Line['parts'] = {}): Line<LogKey> {
    if (seat === undefined) return this.fact(key, { who: this.#army(army), ...parts });
    return this.deed(key, seat, parts);
  }

  hero({ army, hero }: Whose): Part {
    return hero === undefined ? this.#army(army) : heroPart(hero);
  }

  #army(army: ArmyIndex): Part {
    return { name: WORDS[this.reader.lang].say('armyNumber', { n: army + 1 }) };
  }

  place(space: SpaceId): string {
    return placeName(space, this.reader.lang);
  }

  /** A card, or the name of an ability. */
  source(source: string): Part {
    if (!source.startsWith('ability:')) return { card: source };
    return WORDS[this.reader.lang].text(catalogue.heroes.of(source.slice(8)).ability.name);
  }
}

/** The line of an event: the pattern and its parts; `null`: not worth a line. */
export function lineOf(told: UnmatchedEvent, words: Reader): Line<LogKey> | null {
  const tell = new Teller(words);
  return (
    lineOfTable(told, tell, words) ??
    lineOfCards(told, tell) ??
    lineOfFighters(told, tell) ??
    lineOfCombat(told, tell)
  );
}

/** The frame of the match: its start, its turns, its end. */
function lineOfTable(told: UnmatchedEvent, tell: Teller, words: Reader): Line<LogKey> | null {
  const { say, text } = WORDS[words.lang];
  switch (told.type) {
    case 'gameStarted':
      return tell.fact('gameStarted', {
        mode: say(`mode_${told.mode}`),
        board: text(BOARDS[told.board].name),
      });
    case 'heroChosen':
      return tell.by(told, 'heroChosen', { hero: heroPart(told.hero) });
    case 'turnStarted':
      return told.hero === undefined
        ? tell.by(told, 'turnStartedArmy', { turn: told.turn })
        : tell.by(told, 'turnStarted', { turn: told.turn, hero: tell.hero(told) });
    case 'maneuverStarted':
      return tell.by(told, 'maneuverStarted');
    case 'armyOut':
      return told.reason === 'surrender'
        ? null
        : tell.fact(told.reason === 'noFighters' ? 'armyEmpty' : 'armyOut', {
            hero: tell.hero(told),
          });
    case 'sideLost': {
      const letter = told.mode === undefined ? null : sideLetter(told.mode, told.side);
      return letter === null ? null : tell.fact('sideLost', { letter });
    }
    case 'surrendered':
      return tell.deed('surrendered', [told.seat]);
    case 'gameEnded': {
      const winners = told.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
      return tell.deed(winners.length > 1 ? 'gameEndedTeam' : 'gameEnded', winners);
    }
    default:
      return null;
  }
}

const DISCARDS = {
  limit: 'discardedLimit',
  effect: 'discarded',
  random: 'discardedRandom',
  mill: 'milled',
  combat: null,
  scheme: null,
  boost: null,
} as const;

/** The boost laid beside an attack goes with its effects (UNM-14.8): its points have been told when it was turned up. */
const cancelledBoost = (told: CardsDiscarded): string | null =>
  told.clause === 'UNM-14.8' ? (told.cards[0]?.face ?? null) : null;

/** Cards that go from one place to another. */
function lineOfCards(told: UnmatchedEvent, tell: Teller): Line<LogKey> | null {
  switch (told.type) {
    case 'cardsDrawn':
      return told.cards === undefined
        ? tell.by(told, 'drew', { count: told.count })
        : tell.by(told, 'drewCards', { cards: faces(told.cards) });
    case 'maneuverBoosted':
    case 'attackBoosted':
      return tell.by(told, told.type, { card: { card: told.card.face }, n: told.boost });
    case 'schemePlayed':
      return tell.by(told, 'schemePlayed', {
        card: { card: told.card.face },
        fighter: fighterPart(told.fighter),
      });
    case 'cardsDiscarded': {
      const boost = cancelledBoost(told);
      if (boost !== null) {
        const n = catalogue.cards.of(boost).boost;
        return tell.fact('boostCancelled', { card: { card: boost }, n });
      }
      const key = DISCARDS[told.why];
      return key === null ? null : tell.by(told, key, { cards: faces(told.cards) });
    }
    case 'cardsToHand':
      return tell.by(told, told.from === 'deck' ? 'fetched' : 'takenBack', {
        cards: faces(told.cards),
      });
    case 'deckShuffled':
      return tell.by(told, 'deckShuffled');
    case 'deckPeeked': {
      const counts = { seen: told.seen, taken: told.taken };
      return told.cards === undefined
        ? tell.by(told, 'deckPeeked', counts)
        : tell.by(told, 'deckPeekedCards', { ...counts, cards: faces(told.cards) });
    }
    case 'handSeen': {
      const looker = { army: told.by, seat: told.bySeat };
      return told.cards === undefined
        ? tell.by(looker, 'handSeen', { hero: tell.hero(told) })
        : tell.by(looker, 'handSeenCards', { hero: tell.hero(told), cards: faces(told.cards) });
    }
    default:
      return null;
  }
}

const PLACED = { setup: 'placed', effect: 'appeared', return: 'returned' } as const;

/** Fighters: where they go, how they fare. */
function lineOfFighters(told: UnmatchedEvent, tell: Teller): Line<LogKey> | null {
  switch (told.type) {
    case 'fighterPlaced':
      return tell.fact(PLACED[told.how], {
        fighter: fighterPart(told.fighter),
        space: tell.place(told.space),
      });
    case 'sizeChanged':
      return tell.fact(told.size === 'big' ? 'sizeBig' : 'sizeSmall', {
        fighter: fighterPart('alice'),
      });
    case 'fighterMoved': {
      const parts = {
        fighter: fighterPart(told.fighter),
        space: tell.place(told.path.at(-1) ?? ''),
      };
      return told.by === null
        ? tell.fact('moved', { ...parts, n: told.path.length - 1 })
        : tell.fact('movedBy', { ...parts, card: { card: told.by } });
    }
    case 'exhausted':
      return tell.by(told, 'exhausted', {
        cards: fighterParts(told.fighters),
      });
    case 'damageDealt':
      if (told.source === 'combat') return null;
      return tell.fact('damageDealt', {
        source: tell.source(told.source),
        fighter: fighterPart(told.fighter),
        amount: told.amount,
      });
    case 'damagePrevented':
      return tell.fact('damagePrevented', { fighter: fighterPart(told.fighter) });
    case 'healed':
      return tell.fact('healed', { fighter: fighterPart(told.fighter), amount: told.amount });
    case 'healthSet':
      return tell.fact('healthSet', { fighter: fighterPart(told.fighter), n: told.health });
    case 'fighterDefeated':
      return tell.fact('fighterDefeated', { fighter: fighterPart(told.fighter) });
    default:
      return null;
  }
}

function revealedLine(
  { attack, defense, boost }: Extract<UnmatchedEvent, { type: 'combatRevealed' }>,
  tell: Teller,
): Line<LogKey> {
  const parts = {
    card: { card: attack.face },
    ...(boost !== null && { boost: { card: boost.face } }),
    ...(defense !== null && { target: { card: defense.face } }),
  };
  if (boost !== null) return tell.fact(defense === null ? 'shownBoost' : 'shownBothBoost', parts);
  return tell.fact(defense === null ? 'shown' : 'shownBoth', parts);
}

/** Attacks, from the declaration to the damage. */
function lineOfCombat(told: UnmatchedEvent, tell: Teller): Line<LogKey> | null {
  switch (told.type) {
    case 'attackDeclared':
      return tell.fact('attackDeclared', {
        fighter: fighterPart(told.attacker),
        target: fighterPart(told.target),
      });
    case 'cardCommitted': {
      const isBoost = told.role === 'boost';
      if (told.card === undefined) return tell.by(told, isBoost ? 'committedBoost' : 'committed');
      const parts = { card: { card: told.card.face } };
      return tell.by(told, isBoost ? 'committedBoostCard' : 'committedCard', parts);
    }
    case 'defenseDeclined':
      return tell.by(told, 'defenseDeclined');
    case 'combatRevealed':
      return revealedLine(told, tell);
    case 'effectsCancelled':
      return tell.fact('effectsCancelled', { card: { card: told.card.face } });
    case 'valueChanged': {
      const source = tell.source(told.source);
      if (told.set !== undefined) return tell.fact('valueSet', { source, n: told.set });
      const key = told.role === 'attack' ? 'attackRaised' : 'defenseRaised';
      return tell.fact(key, { source, n: told.added ?? 0 });
    }
    case 'combatResolved':
      return tell.fact(told.winner === 'attacker' ? 'combatWon' : 'combatHeld', {
        attack: told.attackValue,
        defense: told.defenseValue,
        amount: told.damage,
        fighter: fighterPart(told.attacker),
        target: fighterPart(told.target),
      });
    default:
      return null;
  }
}
