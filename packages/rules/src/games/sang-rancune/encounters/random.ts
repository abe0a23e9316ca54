import type { Script } from '@tablee/engine';
import { chance, take, text } from '@tablee/engine';
import { removeEntry } from '../creature/damage-pile.ts';
import { loseLife, settleDeaths } from '../heroes/life.ts';
import { discard } from '../heroes/piles.ts';
import { toss } from '../state/coin.ts';
import type { Assault, EncounterFace } from '../state/encounter.ts';
import { always, by, sized } from '../state/encounter.ts';
import { encounterOf, handOf, living, playerAt, starters } from '../state/players.ts';
import type { Hit, Open, Table } from '../state/state.ts';
import { askSecretly } from './secret-choice.ts';
import { asPrinted, atNumbers, greatest, preciseOn } from './selectors.ts';
import { summon } from './stage-cards.ts';

const nextRound = (open: Open): number => encounterOf(open).round + 1;

const eventreurTargets = by([2], [2], [2, 4], [2, 4]);
const eventreur: EncounterFace = {
  id: 'eventreur',
  picture: 'flaming-claw',
  name: text('Éventreur', 'Ripper'),
  text: text(
    'Un héros blessé perd aussi une carte de sa main, au hasard.',
    'A hero it wounds also loses one hand card at random.',
  ),
  types: ['demon'],
  prestige: 3,
  life: by(150, 190, 240, 280),
  targets: eventreurTargets,
  damage: always(15),
  isUnforeseen: true,
  assault: asPrinted(eventreurTargets, always(15)),
  *onWounded(table, { seat }) {
    const hand = handOf(table, seat);
    if (hand.length === 0) return;
    const [roll] = yield* chance([hand.length]);
    const card = take(hand, (hand[roll as number] as { id: string }).id);
    discard(table, seat, [card], 'random', 'SAN-26.1');
  },
};

const meduseTargets = by([1], [1, 3], [1, 3], [1, 3, 5]);
const meduse: EncounterFace = {
  id: 'meduse',
  picture: 'medusa-head',
  name: text('Méduse', 'Medusa'),
  text: text(
    'Un héros touché ne pose aucune carte au tour de combat suivant.',
    'A hero it hits sets no card in the next round.',
  ),
  types: ['beast'],
  prestige: 3,
  life: by(125, 165, 205, 225),
  targets: meduseTargets,
  damage: always(15),
  assault: asPrinted(meduseTargets, always(15)),
  *onHit(table, { seat }) {
    playerAt(table.open, seat).petrifiedRound = nextRound(table.open);
    table.emit({ type: 'statusGained', clause: 'SAN-26.5', seat, status: 'petrified' });
  },
};

const golemTargets = by([1], [1, 3], [1, 3], [1, 3, 5]);
const golemDamage = by(25, 20, 25, 20);
const golemMecanique: EncounterFace = {
  id: 'golem-mecanique',
  picture: 'robot-golem',
  name: text('Golem Mécanique', 'Clockwork Golem'),
  text: text(
    'En fin de tour, la pièce : sur face, l’attaque la plus forte sort de la pile (à égalité, la dernière) et n’a fait aucun dégât.',
    'At the end of the round, the coin: on heads the highest attack leaves the pile (of equal ones the latest) and has done no damage.',
  ),
  types: ['construct'],
  prestige: 4,
  life: by(205, 255, 315, 370),
  targets: golemTargets,
  damage: golemDamage,
  assault: asPrinted(golemTargets, golemDamage),
  *endOfRound(table) {
    if ((yield* toss(table, golemMecanique.id, 'SAN-26.6')) === 'tails') return;
    const attacks = encounterOf(table.open).pile.filter((entry) => entry.by === 'attack');
    const most = Math.max(...attacks.map(({ value }) => value));
    const entry = attacks.findLast(({ value }) => value === most);
    if (entry !== undefined) removeEntry(table, entry, golemMecanique.id, 'SAN-26.6');
  },
};

const RANCOUR = 20;
const rancoeurTargets = by([2], [3], [3], [4]);
const rancoeurDamage = by(10, 10, 15, 15);
const rancoeur: EncounterFace = {
  id: 'rancoeur',
  picture: 'ghost',
  name: text('Rancœur', 'Rancour'),
  text: text(
    'En fin de tour, chacun désigne en secret un autre joueur ; les plus désignés perdent 20. Un survivant seul perd 20.',
    'At the end of the round everybody secretly names another player; the most named lose 20. A lone survivor loses 20.',
  ),
  types: ['undead'],
  prestige: 3,
  life: by(205, 265, 315, 380),
  targets: rancoeurTargets,
  damage: rancoeurDamage,
  assault: asPrinted(rancoeurTargets, rancoeurDamage),
  *endOfRound(table) {
    const { open } = table;
    const voters = living(open);
    let victims = voters;
    if (voters.length > 1) {
      const votes = yield* askSecretly('vote', 'SAN-26.7', voters, (voter) =>
        voters
          .filter((seat) => seat !== voter)
          .map((seat) => ({ id: `seat${seat}`, verb: 'accuse', seat })),
      );
      const named = [...votes.values()].map((id) => Number(id.slice('seat'.length)));
      const choices = open.players.map((_, seat) => {
        const vote = votes.get(seat);
        return vote === undefined ? null : vote.slice('seat'.length);
      });
      table.emit({ type: 'choicesShown', clause: 'SAN-26.7', what: 'votes', choices, drawn: null });
      const accused = living(open).filter((seat) => named.includes(seat));
      victims = greatest(accused, (seat) => named.filter((each) => each === seat).length);
    }
    for (const seat of victims) loseLife(table, seat, RANCOUR, rancoeur.id, 'SAN-26.7');
    settleDeaths(table);
  },
};

const invocatriceTargets = by([1, 2], [1, 2], [1, 2, 3], [1, 2, 3, 4]);
const invocatriceDamage = by(10, 15, 15, 15);
const invocatriceDeSang: EncounterFace = {
  id: 'invocatrice-de-sang',
  picture: 'chalice-drops',
  name: text('Invocatrice de Sang', 'Blood Summoner'),
  text: text(
    'Chaque blessure qu’elle inflige pose un marqueur. Quand il y en a autant que de joueurs au départ, une Rencontre inconnue se place sur la pioche (une fois).',
    'Each wound it deals lays a counter. When there are as many as starting players, an unknown encounter goes on top of the pile (once).',
  ),
  types: ['mage'],
  prestige: 4,
  life: by(205, 255, 315, 370),
  targets: invocatriceTargets,
  damage: invocatriceDamage,
  isUnforeseen: true,
  assault: asPrinted(invocatriceTargets, invocatriceDamage),
  *onWounded(table) {
    const encounter = encounterOf(table.open);
    encounter.blood += 1;
    table.emit({ type: 'bloodCounted', clause: 'SAN-26.9', blood: encounter.blood });
  },
  *afterAttack(table) {
    const encounter = encounterOf(table.open);
    if (encounter.done || encounter.blood < starters(table.open)) return;
    encounter.done = true;
    yield* summon(table, 'summoned', 'SAN-26.9');
  },
};

const araigneeTargets = by([1, 2], [1, 2], [1, 2, 3], [1, 2, 3, 4]);
const araigneeDamage = by(10, 15, 15, 15);
const araigneeGeante: EncounterFace = {
  id: 'araignee-geante',
  picture: 'angular-spider',
  name: text('Araignée Géante', 'Giant Spider'),
  text: text(
    'Un héros touché est englué : ses attaques du tour de combat suivant descendent d’un cran.',
    'A hero it hits is webbed: that hero’s attacks of the next round go one side down.',
  ),
  types: ['beast'],
  prestige: 3,
  life: by(205, 245, 300, 355),
  targets: araigneeTargets,
  damage: araigneeDamage,
  assault: asPrinted(araigneeTargets, araigneeDamage),
  *onHit(table: Table, { seat }: Hit): Script {
    playerAt(table.open, seat).webbedRound = nextRound(table.open);
    table.emit({ type: 'statusGained', clause: 'SAN-26.18', seat, status: 'webbed' });
  },
};

const BITE = 10;
const upTo = (heads: number): number[] => Array.from({ length: heads }, (_, i) => i + 1);
const hydre: EncounterFace = {
  id: 'hydre',
  picture: 'hydra',
  name: text('Hydre', 'Hydra'),
  text: text(
    'Avec N têtes, elle mord les Joueurs 1 à N. Une tête pousse après chaque attaque, jusqu’à deux de plus que les joueurs de départ.',
    'With N heads it bites Players 1 to N. After each attack a head grows, up to two more than the starting players.',
  ),
  types: ['beast'],
  prestige: 5,
  life: by(245, 300, 365, 420),
  damage: always(BITE),
  setup({ open }) {
    encounterOf(open).heads = sized(by(2, 3, 3, 4), open);
  },
  shows: ({ heads }) => ({ numbers: upTo(heads), damage: BITE }),
  *assault({ open }): Script<Assault> {
    return atNumbers(open, upTo(encounterOf(open).heads), BITE);
  },
  *afterAttack(table) {
    const encounter = encounterOf(table.open);
    if (encounter.heads >= starters(table.open) + 2) return;
    encounter.heads += 1;
    table.emit({ type: 'headGrown', clause: 'SAN-26.19', heads: encounter.heads });
  },
};

const chronomancienTargets = by([3], [4, 3], [5, 4], [6, 5, 4]);
const chronomancien: EncounterFace = {
  id: 'chronomancien',
  picture: 'sands-of-time',
  name: text('Chronomancien', 'Chronomancer'),
  text: text(
    'Les tours vont du plus grand numéro d’Initiative au plus petit.',
    'Turns go from the highest initiative number to the lowest.',
  ),
  types: ['mage'],
  prestige: 3,
  life: by(205, 255, 305, 365),
  targets: chronomancienTargets,
  damage: always(20),
  descending: true,
  assault: asPrinted(chronomancienTargets, always(20)),
};

const BREATH = 15;
const CLAW = 40;
const dragonAncien: EncounterFace = {
  id: 'dragon-ancien',
  picture: 'spiked-dragon-head',
  name: text('Dragon Ancien', 'Ancient Dragon'),
  text: text(
    'À son attaque, la pièce : face, son souffle coûte 15 à tous ; pile, sa griffe coûte 40 à l’Initiative 1.',
    'When it attacks, the coin: heads, its breath costs everybody 15; tails, its claw costs initiative 1 40.',
  ),
  types: ['beast'],
  prestige: 6,
  life: by(315, 390, 475, 550),
  *assault(table): Script<Assault> {
    const { open } = table;
    const coin = yield* toss(table, dragonAncien.id, 'SAN-26.26');
    return coin === 'heads' ? preciseOn(living(open), BREATH) : atNumbers(open, [1], CLAW);
  },
};

/** Creatures whose attacks go by the initiative just drawn. */
export const RANDOM_CREATURES: readonly EncounterFace[] = [
  eventreur,
  meduse,
  golemMecanique,
  rancoeur,
  invocatriceDeSang,
  araigneeGeante,
  hydre,
  chronomancien,
  dragonAncien,
];
