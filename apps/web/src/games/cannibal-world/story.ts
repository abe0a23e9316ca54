import type { Line, Part, Reader } from '@tablee/engine';
import { faces, Narrator } from '@tablee/engine';
import type {
  CannibalEvent,
  CannibalView,
  CombatChanged,
  Open,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { factionOf } from '@tablee/rules/games/cannibal-world/index.ts';
import { useMatch } from '@/stores/match.ts';
import { faceOf } from './faces.ts';
import { rowName } from './names.ts';
import { type LogKey, WORDS, type Words } from './words.ts';

const openNow = (): Open | undefined => useMatch.getState().view?.open as Open | undefined;

/** Face of a creature that an event names by its id alone: in play, dead, or once played. */
export function faceOfCreature(id: string): string | null {
  const { snapshot, view } = useMatch.getState();
  const seen = view === null ? null : faceOf(view as CannibalView, id);
  if (seen !== null) return seen;
  for (const each of snapshot?.events ?? []) {
    const told = each as unknown as CannibalEvent;
    if ((told.type === 'creaturePlayed' || told.type === 'died') && told.card.id === id) {
      return told.card.face;
    }
  }
  return null;
}

const creature = (id: string): Part => {
  const face = faceOfCreature(id);
  return face === null ? '?' : { card: face };
};

const creatures = (ids: readonly string[]): Part => ({
  cards: ids.flatMap((id) => faceOfCreature(id) ?? []),
});

const seatsOfCamp = (camp: number | null): readonly number[] =>
  camp === null ? [] : (openNow()?.camps[camp]?.seats ?? []);

interface Teller {
  readonly tell: Narrator<LogKey>;
  readonly words: Words;
}

/** What an event says: the pattern and its parts; `null`: not worth a line. */
export function lineOf(told: CannibalEvent, words: Reader): Line<LogKey> | null {
  const by = { tell: new Narrator<LogKey>(words), words: WORDS[words.lang] };
  return (
    lineOfTable(told, by) ?? lineOfCards(told, by) ?? lineOfActs(told, by) ?? lineOfFight(told, by)
  );
}

/** The frame of the match: decks, turns, games, the end. */
function lineOfTable(told: CannibalEvent, { tell, words }: Teller): Line<LogKey> | null {
  const { text, say } = words;
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
      return tell.deed('habitatChosen', seatsOfCamp(told.camp), { habitat });
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
      return tell.deed('pyrrhic', seatsOfCamp(told.camp), {
        strength: told.strength,
        tokens: told.tokens,
      });
    case 'gameWon': {
      const score = told.wins.join(' – ');
      return told.winner === null
        ? tell.fact('gameDrawn', { score })
        : tell.deed('gameWon', seatsOfCamp(told.winner), { score });
    }
    case 'gameEnded': {
      const reason = say(`reason_${told.reason}`);
      return told.winner === null
        ? tell.fact('matchDrawn', { reason })
        : tell.deed('matchWon', seatsOfCamp(told.winner), { reason });
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
    case 'meatSet':
      return tell.deed(told.type, told.seat, { n: told.amount });
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

/** What players do with their cards. */
function lineOfActs(told: CannibalEvent, { tell, words }: Teller): Line<LogKey> | null {
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
      const ability = text(rowName(told.row, faceOfCreature(told.creature)));
      const targets = told.targets.filter((id) => id !== told.creature);
      const parts = { card: creature(told.creature), ability };
      return targets.length === 0
        ? tell.deed('abilityUsed', told.seat, parts)
        : tell.deed('abilityUsedOn', told.seat, { ...parts, cards: creatures(targets) });
    }
    case 'actionAimed':
      return told.targets.length === 0
        ? null
        : tell.fact('actionAimed', {
            ability: text(rowName(told.row, null)),
            cards: creatures(told.targets),
          });
    case 'triggerUsed': {
      const ability = text(rowName(told.row, faceOfCreature(told.creature)));
      return tell.deed('triggerUsed', told.seat, { card: creature(told.creature), ability });
    }
    case 'triggerRevealed':
      return tell.deed('triggerRevealed', told.seat, {
        card: { card: told.card.face },
        ability: text(rowName(told.row, told.card.face)),
      });
    case 'moved':
      return tell.fact(told.zone === 'hunt' ? 'movedHunt' : 'movedCovert', {
        card: creature(told.creature),
      });
    case 'trackerLost':
    case 'recovered':
    case 'stunned':
      return tell.fact(told.type, { card: creature(told.creature) });
    case 'recharged':
      return tell.fact('recharged', {
        card: creature(told.creature),
        ability: text(rowName(told.row, faceOfCreature(told.creature))),
      });
    default:
      return null;
  }
}

/** Combats, reactions, damage. */
function lineOfFight(told: CannibalEvent, { tell }: Teller): Line<LogKey> | null {
  switch (told.type) {
    case 'combatDeclared':
      return tell.deed(told.cost > 0 ? 'combatPaid' : 'combatFree', told.seat, {
        card: creature(told.attacker),
        target: creature(told.target),
      });
    case 'dodged':
      return tell.deed(told.what === 'combat' ? 'dodgedCombat' : 'dodgedAssault', told.seat, {
        card: creature(told.creature),
      });
    case 'attackNetted':
      return tell.deed('attackNetted', told.seat, { card: creature(told.attacker) });
    case 'fighterSwapped':
      return tell.deed('fighterSwapped', told.seat, {
        card: creature(told.to),
        target: creature(told.from),
      });
    case 'redirected':
      return tell.fact('redirected', { card: creature(told.creature), n: told.amount });
    case 'windowPassed':
      return tell.deed('windowPassed', told.seat);
    case 'tacticalPassed':
      return tell.deed('tacticalPassed', told.seat);
    case 'stoodBack':
      return tell.deed(told.until === 'combat' ? 'stoodBackCombat' : 'stoodBackTurn', told.seat);
    case 'combatCancelled':
      return tell.fact('combatCancelled');
    case 'combatChanged':
      return changedLine(told, tell);
    case 'chargeSplit':
      return tell.deed('chargeSplit', told.seat, {
        cards: creatures(told.parts.map((part) => part.creature)),
        n: told.parts.reduce((sum, { amount }) => sum + amount, 0),
      });
    case 'damagePrevented':
      return tell.fact(
        ({ armour: 'keptArmour', shield: 'keptShield', feint: 'keptFeint' } as const)[told.by],
        {
          card: creature(told.creature),
          n: told.amount,
        },
      );
    case 'damageDealt':
      return tell.fact(told.combat === 0 ? 'damageDirect' : 'damageDealt', {
        card: creature(told.creature),
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

function changedLine(told: CombatChanged, tell: Narrator<LogKey>): Line<LogKey> {
  return tell.fact(CHANGES[told.what], {
    card: creature(told.creature),
    n: told.amount,
    ...(told.fighter !== undefined && { target: creature(told.fighter) }),
  });
}
