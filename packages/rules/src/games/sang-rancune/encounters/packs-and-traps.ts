import type { Script, Seat } from '@tablee/engine';
import { text } from '@tablee/engine';
import { GOBLIN_LIFE, layTokens, WOLF_LIFE } from '../creature/tokens.ts';
import { gainPrestige, loseLife, settleDeaths } from '../heroes/life.ts';
import { toss } from '../state/coin.ts';
import type { Assault, EncounterFace } from '../state/encounter.ts';
import { always, by, sized } from '../state/encounter.ts';
import { byInitiative, encounterOf, living, starters } from '../state/players.ts';
import { askSecretly } from './secret-choice.ts';
import {
  damageToCreature,
  greatest,
  hasAttacked,
  leastDamage,
  onChosen,
  preciseBlows,
  preciseOn,
} from './selectors.ts';

const WOLF_BITE = 5;
const meuteDeLoups: EncounterFace = {
  id: 'meute-de-loups',
  picture: 'wolf-howl',
  name: text('Meute de Loups', 'Wolf Pack'),
  text: text(
    'Des loups de 30 PV ; une attaque en frappe un seul. Chaque loup en vie mord pour 5 : Joueur 1, 2, 3… et ainsi de suite. Un loup vaut 1 Prestige, le dernier 2.',
    'Wolves of 30 life; an attack strikes one. Each living wolf bites for 5: Player 1, 2, 3… round and round. A wolf is worth 1 prestige, the last one 2.',
  ),
  types: ['beast'],
  prestige: 2,
  tokenPrestige: 1,
  life: null,
  damage: always(WOLF_BITE),
  setup(table) {
    layTokens(table, 'wolf', sized(by(5, 6, 8, 9), table.open), WOLF_LIFE, null, 'SAN-26.10');
  },
  *assault({ open }): Script<Assault> {
    const seats = byInitiative(open, living(open));
    const blows = encounterOf(open).tokens.map((_, i): [Seat, number] => [
      seats[i % seats.length] as Seat,
      WOLF_BITE,
    ]);
    return { kind: 'random', blows };
  },
};

const FEW_GOBLINS = 5;
const MANY_GOBLINS = 10;
const GOBLINS_PER_POINT = 2;
const gobelins: EncounterFace = {
  id: 'gobelins',
  picture: 'goblin-camp',
  name: text('Gobelins', 'Goblins'),
  text: text(
    'Des gobelins de 10 PV ; une attaque en frappe un seul. Tous perdent 5, ou 10 tant qu’il en reste plus du double des joueurs de départ. 1 Prestige par paire de gobelins pris.',
    'Goblins of 10 life; an attack strikes one. Everybody loses 5, or 10 while more than twice the starting players remain. 1 prestige per two goblins taken.',
  ),
  types: ['humanoid'],
  prestige: 0,
  tokenPrestige: 0,
  life: null,
  damage: always(FEW_GOBLINS),
  setup(table) {
    layTokens(
      table,
      'goblin',
      sized(by(9, 12, 15, 18), table.open),
      GOBLIN_LIFE,
      null,
      'SAN-26.11',
    );
  },
  *assault({ open }): Script<Assault> {
    const isMany = encounterOf(open).tokens.length > 2 * starters(open);
    return preciseOn(living(open), isMany ? MANY_GOBLINS : FEW_GOBLINS);
  },
  atEnd(table) {
    const { taken } = encounterOf(table.open);
    for (const seat of living(table.open)) {
      const points = Math.floor((taken[seat] ?? 0) / GOBLINS_PER_POINT);
      gainPrestige(table, seat, points, 'token', 'SAN-26.11');
    }
  },
};

const PER_GOBLIN = 10;
const chefGobelin: EncounterFace = {
  id: 'chef-gobelin',
  picture: 'orc-head',
  name: text('Chef Gobelin', 'Goblin Chief'),
  text: text(
    'Chacun commence avec un gobelin devant soi : tant qu’on en a, on n’atteint pas le Chef, et on ne frappe que les siens (le surplus est perdu), qui ne rapportent rien. En fin de tour, qui a le plus blessé le Chef reçoit un gobelin (à égalité, tous). Chacun perd 10 par gobelin devant soi.',
    'All start with a goblin of their own: while they have one they cannot reach the Chief, and they strike only their own (what is left over is lost), which are worth nothing. At the end of the round whoever wounded the Chief most receives a goblin (if tied, all). All lose 10 per goblin of their own.',
  ),
  types: ['humanoid'],
  prestige: 4,
  tokenPrestige: 0,
  life: by(160, 205, 255, 305),
  damage: always(PER_GOBLIN),
  guarded: true,
  setup(table) {
    for (const seat of living(table.open)) {
      layTokens(table, 'goblin', 1, GOBLIN_LIFE, seat, 'SAN-26.12');
    }
  },
  *endOfRound(table) {
    const { open } = table;
    const hurt = living(open).filter((seat) => damageToCreature(open, seat) > 0);
    for (const seat of greatest(hurt, (each) => damageToCreature(open, each))) {
      layTokens(table, 'goblin', 1, GOBLIN_LIFE, seat, 'SAN-26.12');
    }
  },
  *assault({ open }): Script<Assault> {
    const { tokens } = encounterOf(open);
    return preciseBlows(
      living(open).flatMap((seat): [Seat, number][] => {
        const own = tokens.filter(({ before }) => before === seat).length;
        return own === 0 ? [] : [[seat, PER_GOBLIN * own]];
      }),
    );
  },
};

const BEST_RUN = 2;
const couloirAuxLames: EncounterFace = {
  id: 'couloir-aux-lames',
  picture: 'blade-fall',
  name: text('Couloir aux Lames', 'Blade Corridor'),
  text: text(
    'Deux tours de combat, sans PV à abattre. À chacun, qui a fait le moins de dégâts perd 20. Le meilleur total des deux tours, s’il est seul, gagne 2 Prestige.',
    'Two rounds, with no life to beat down. In each, whoever did least loses 20. The best total of both rounds, if nobody else has it, gains 2 prestige.',
  ),
  types: ['trap'],
  prestige: BEST_RUN,
  life: null,
  damage: always(20),
  lastRound: 2,
  assault: onChosen(leastDamage, always(20)),
  atEnd(table) {
    const { open } = table;
    const { totals } = encounterOf(open);
    const total = (seat: Seat): number => totals[seat] ?? 0;
    const runners = living(open).filter((seat) => total(seat) > 0);
    const best = greatest(runners, total);
    if (best.length === 1) gainPrestige(table, best[0] as Seat, BEST_RUN, 'rule', 'SAN-26.15');
  },
};

const WRONG_DOOR = 20;
const RIGHT_DOOR = 2;
const deuxPortes: EncounterFace = {
  id: 'deux-portes',
  picture: 'closed-doors',
  name: text('Les Deux Portes', 'The Two Doors'),
  text: text(
    'Pas de combat : chacun choisit en secret une porte, face ou pile, puis on lance la pièce. Mauvaise porte : 20. Seul à avoir la bonne : 2 Prestige.',
    'No combat: everybody secretly picks a door, heads or tails, then the coin is tossed. Wrong door: 20. The only one right: 2 prestige.',
  ),
  types: ['trap'],
  prestige: RIGHT_DOOR,
  life: null,
  damage: always(WRONG_DOOR),
  *instead(table) {
    const { open } = table;
    const doors = yield* askSecretly('doorChoice', 'SAN-26.16', living(open), () =>
      ['heads', 'tails'].map((door) => ({ id: door, verb: 'door', space: door })),
    );
    const choices = open.players.map((_, seat) => doors.get(seat) ?? null);
    table.emit({ type: 'choicesShown', clause: 'SAN-26.16', what: 'doors', choices, drawn: null });
    const coin = yield* toss(table, deuxPortes.id, 'SAN-26.16');
    const chosen = living(open).filter((seat) => doors.has(seat));
    const right = chosen.filter((seat) => doors.get(seat) === coin);
    for (const seat of chosen.filter((each) => !right.includes(each))) {
      loseLife(table, seat, WRONG_DOOR, deuxPortes.id, 'SAN-26.16');
    }
    settleDeaths(table);
    if (right.length === 1) gainPrestige(table, right[0] as Seat, RIGHT_DOOR, 'rule', 'SAN-26.16');
  },
};

const IDLE = 10;
const salleQuiSeReferme: EncounterFace = {
  id: 'salle-qui-se-referme',
  picture: 'spiked-wall',
  name: text('Salle qui se Referme', 'Closing Room'),
  text: text(
    'Tous perdent 10 à chaque tour ; en fin de tour, 10 de plus pour qui n’a réussi aucune attaque standard. La briser vaut 1 Prestige.',
    'Everybody loses 10 each round; at its end, 10 more for whoever had no successful standard attack. Breaking it is worth 1 prestige.',
  ),
  types: ['trap'],
  prestige: 1,
  life: by(180, 220, 280, 330),
  damage: always(10),
  assault: onChosen(living, always(10)),
  *endOfRound(table) {
    const { open } = table;
    for (const seat of living(open).filter((each) => !hasAttacked(open, each))) {
      loseLife(table, seat, IDLE, salleQuiSeReferme.id, 'SAN-26.17');
    }
    settleDeaths(table);
  },
};

/** Encounters of several creatures, and those that are none. */
export const PACKS_AND_TRAPS: readonly EncounterFace[] = [
  meuteDeLoups,
  gobelins,
  chefGobelin,
  couloirAuxLames,
  deuxPortes,
  salleQuiSeReferme,
];
