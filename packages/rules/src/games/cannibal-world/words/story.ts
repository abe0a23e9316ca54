import type { Line, Part, Reader } from '@tablee/engine';
import { faces, Narrator } from '@tablee/engine';
import { factionOf } from '../cards/catalogue.ts';
import type { CannibalEvent, CombatChanged } from '../state/events.ts';
import { faceIn } from '../state/tell.ts';
import { type LogKey, WORDS, type Words } from './dictionary.ts';
import { rowName } from './names.ts';

/** The creatures of an event: faces by their ids. */
type Shown = Pick<CombatChanged, 'faces'>;

class Teller {
  readonly tell: Narrator<LogKey>;
  readonly words: Words;

  constructor(reader: Reader) {
    this.tell = new Narrator(reader);
    this.words = WORDS[reader.lang];
  }

  /** Matches kept from before have creatures whose faces nobody noted. */
  creature(told: Shown, id: string): Part {
    const face = faceIn(told, id);
    return face === null ? this.words.say('someCreature') : { card: face };
  }

  creatures(told: Shown, ids: readonly string[]): Part {
    const faces = ids.flatMap((id) => faceIn(told, id) ?? []);
    return faces.length === 0 ? this.words.say('someCreatures') : { cards: faces };
  }

  /** About a camp. */
  ofCamp(
    seats: readonly number[] | undefined,
    [named, unnamed]: readonly [LogKey, LogKey],
    parts: Line['parts'],
  ): Line<LogKey> {
    return seats === undefined
      ? this.tell.fact(unnamed, parts)
      : this.tell.deed(named, seats, parts);
  }
}

/** The line of an event: the pattern and its parts; `null`: not worth a line. */
export function lineOf(told: CannibalEvent, words: Reader): Line<LogKey> | null {
  const by = new Teller(words);
  return (
    lineOfTable(told, by) ?? lineOfCards(told, by) ?? lineOfActs(told, by) ?? lineOfFight(told, by)
  );
}

/** The frame of the match: decks, turns, games, the end. */
function lineOfTable(told: CannibalEvent, by: Teller): Line<LogKey> | null {
  const { tell } = by;
  const { text, say } = by.words;
  switch (told.type) {
    case 'gameStarted':
      return tell.fact(told.game > 1 ? 'nextGame' : 'gameStarted', {
        mode: say(`mode_${told.mode}`),
        n: told.game,
      });
    case 'deckChosen':
      return tell.deed(told.isPrecon ? 'deckChosen' : 'deckChosenCustom', told.seat, {
        faction: text(factionOf(told.faction).name),
      });
    case 'habitatChosen': {
      const habitat = text(factionOf(told.habitat).habitat);
      return by.ofCamp(told.seats, ['habitatChosen', 'habitatChosenUnnamed'], { habitat });
    }
    case 'firstPlayer':
    case 'mulliganTaken':
    case 'handKept':
    case 'exhausted':
    case 'sideboarded':
    case 'surrendered':
      return tell.deed(told.type, told.seat);
    case 'turnStarted':
      return tell.deed('turnStarted', told.seat, { turn: told.turn });
    case 'pyrrhic':
      return by.ofCamp(told.seats, ['pyrrhic', 'pyrrhicUnnamed'], {
        strength: told.strength,
        tokens: told.tokens,
      });
    case 'gameWon': {
      const score = told.wins.join(' – ');
      return told.winner === null
        ? tell.fact('gameDrawn', { score })
        : by.ofCamp(told.seats, ['gameWon', 'gameWonUnnamed'], { score });
    }
    case 'gameEnded': {
      const reason = say(`reason_${told.reason}`);
      return told.winner === null
        ? tell.fact('matchDrawn', { reason })
        : by.ofCamp(told.seats, ['matchWon', 'matchWonUnnamed'], { reason });
    }
    default:
      return null;
  }
}

/** Cards and meat that change places. */
function lineOfCards(told: CannibalEvent, { tell }: Teller): Line<LogKey> | null {
  switch (told.type) {
    case 'reinforcementSet':
      return told.card === undefined
        ? tell.deed('reinforcementSet', told.seat)
        : tell.deed('reinforcementSetCard', told.seat, { card: { card: told.card.face } });
    case 'cardDrawn': {
      const main = told.from === 'main';
      if (told.card === undefined) return tell.deed(main ? 'drew' : 'drewBackup', told.seat);
      return tell.deed(main ? 'drewCard' : 'drewBackupCard', told.seat, {
        card: { card: told.card.face },
      });
    }
    case 'reinforcementRefilled':
      return told.card === undefined
        ? tell.deed('refilled', told.seat)
        : tell.deed('refilledCard', told.seat, { card: { card: told.card.face } });
    case 'searched':
      if (!told.found) return tell.deed('searchedNothing', told.seat);
      return told.card === undefined
        ? tell.deed('searched', told.seat)
        : tell.deed('searchedCard', told.seat, { card: { card: told.card.face } });
    case 'proliferated':
      return tell.deed('proliferated', told.seat, { card: { card: told.card.face } });
    case 'meatGained':
      return tell.deed('meatGained', told.seat, { n: told.amount });
    case 'meatSet':
      return tell.deed(told.spent ? 'meatSetSpent' : 'meatSet', told.seat, { n: told.amount });
    case 'meatGiven':
      return tell.deed('meatGiven', told.seat, { to: tell.names([told.to]) });
    case 'handRevealed':
      return told.cards.length === 0
        ? tell.deed('handRevealedEmpty', told.seat)
        : tell.deed('handRevealed', told.seat, { cards: faces(told.cards) });
    case 'pillaged':
      return tell.deed('pillaged', told.seat, { left: told.left });
    default:
      return null;
  }
}

/** Acts of players with their cards. */
function lineOfActs(told: CannibalEvent, by: Teller): Line<LogKey> | null {
  const { tell, words } = by;
  const { text } = words;
  switch (told.type) {
    case 'creaturePlayed': {
      const key = told.zone === 'covert' ? 'playedCovert' : 'playedHunt';
      return tell.deed(key, told.seat, { card: { card: told.card.face }, n: told.cost });
    }
    case 'actionPlayed':
      return tell.deed('actionPlayed', told.seat, {
        card: { card: told.card.face },
        abilities: words.list(told.rows.map((row) => text(rowName(row, told.card.face)))),
        n: told.cost,
      });
    case 'abilityUsed': {
      const ability = text(rowName(told.row, faceIn(told, told.creature)));
      const targets = told.targets.filter((id) => id !== told.creature);
      const parts = { card: by.creature(told, told.creature), ability };
      return targets.length === 0
        ? tell.deed('abilityUsed', told.seat, parts)
        : tell.deed('abilityUsedOn', told.seat, { ...parts, cards: by.creatures(told, targets) });
    }
    case 'actionAimed':
      return told.targets.length === 0
        ? null
        : tell.fact('actionAimed', {
            ability: text(rowName(told.row, null)),
            cards: by.creatures(told, told.targets),
          });
    case 'triggerUsed': {
      const ability = text(rowName(told.row, faceIn(told, told.creature)));
      return tell.deed('triggerUsed', told.seat, {
        card: by.creature(told, told.creature),
        ability,
      });
    }
    case 'triggerRevealed':
      return tell.deed('triggerRevealed', told.seat, {
        card: { card: told.card.face },
        ability: text(rowName(told.row, told.card.face)),
      });
    case 'moved':
      return tell.fact(told.zone === 'hunt' ? 'movedHunt' : 'movedCovert', {
        card: by.creature(told, told.creature),
      });
    case 'trackerLost':
    case 'recovered':
    case 'stunned':
      return tell.fact(told.type, { card: by.creature(told, told.creature) });
    case 'recharged':
      return tell.fact('recharged', {
        card: by.creature(told, told.creature),
        ability: text(rowName(told.row, faceIn(told, told.creature))),
      });
    default:
      return null;
  }
}

/** Combats, reactions, damage. */
function lineOfFight(told: CannibalEvent, by: Teller): Line<LogKey> | null {
  const { tell } = by;
  switch (told.type) {
    case 'combatDeclared':
      return tell.deed(told.cost > 0 ? 'combatPaid' : 'combatFree', told.seat, {
        card: by.creature(told, told.attacker),
        target: by.creature(told, told.target),
      });
    case 'dodged':
      return tell.deed(told.what === 'combat' ? 'dodgedCombat' : 'dodgedAssault', told.seat, {
        card: by.creature(told, told.creature),
      });
    case 'attackNetted':
      return tell.deed('attackNetted', told.seat, { card: by.creature(told, told.attacker) });
    case 'fighterSwapped':
      return tell.deed('fighterSwapped', told.seat, {
        card: by.creature(told, told.to),
        target: by.creature(told, told.from),
      });
    case 'redirected':
      return tell.fact('redirected', { card: by.creature(told, told.creature), n: told.amount });
    case 'windowPassed':
      return tell.deed('windowPassed', told.seat);
    case 'tacticalPassed':
      return tell.deed('tacticalPassed', told.seat);
    case 'stoodBack':
      return tell.deed(told.until === 'combat' ? 'stoodBackCombat' : 'stoodBackTurn', told.seat);
    case 'combatCancelled':
      return tell.fact('combatCancelled');
    case 'combatChanged':
      return changedLine(told, by);
    case 'chargeSplit':
      return tell.deed('chargeSplit', told.seat, {
        cards: by.creatures(
          told,
          told.parts.map((part) => part.creature),
        ),
        n: told.parts.reduce((sum, { amount }) => sum + amount, 0),
      });
    case 'damagePrevented':
      return tell.fact(
        ({ armour: 'keptArmour', shield: 'keptShield', feint: 'keptFeint' } as const)[told.by],
        {
          card: by.creature(told, told.creature),
          n: told.amount,
        },
      );
    case 'damageDealt':
      return tell.fact(told.combat === 0 ? 'damageDirect' : 'damageDealt', {
        card: by.creature(told, told.creature),
        n: told.combat + told.direct,
      });
    case 'died':
      return tell.fact('died', { card: { card: told.card.face } });
    default:
      return null;
  }
}

const CHANGES = {
  extra: 'changedExtra',
  exposed: 'changedExposed',
  shield: 'changedShield',
  feint: 'changedFeint',
  loyal: 'changedLoyal',
  charged: 'changedCharged',
  protected: 'changedShield',
  shot: 'changedShot',
} as const;

function changedLine(told: CombatChanged, by: Teller): Line<LogKey> {
  return by.tell.fact(CHANGES[told.what], {
    card: by.creature(told, told.creature),
    n: told.amount,
    ...(told.fighter !== undefined && { target: by.creature(told, told.fighter) }),
  });
}
