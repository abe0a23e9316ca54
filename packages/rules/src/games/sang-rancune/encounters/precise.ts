import type { Script } from '@tablee/engine';
import { chance, text } from '@tablee/engine';
import { moveMarker } from '../creature/marker.ts';
import { toss } from '../state/coin.ts';
import type { Assault, EncounterFace } from '../state/encounter.ts';
import { always, by, sized } from '../state/encounter.ts';
import { encounterOf, living, playerAt } from '../state/players.ts';
import type { Open, Table } from '../state/state.ts';
import { askSecretly } from './secret-choice.ts';
import {
  damageOf,
  damagers,
  greatest,
  leastDamage,
  mostDamage,
  onChosen,
  preciseBlows,
  preciseOn,
} from './selectors.ts';
import { raiseDead } from './stage-cards.ts';

const TROLL_FIRST = 20;
const TROLL_LAST = 10;
const trollBelliqueux: EncounterFace = {
  id: 'troll-belliqueux',
  picture: 'troll',
  name: text('Troll Belliqueux', 'Battle Troll'),
  text: text(
    'Qui le blesse d’abord ce tour perd 20, qui le blesse en dernier 10 ; seul à l’avoir blessé, on subit les deux.',
    'The first to wound it this round loses 20, the last 10; the only one to wound it takes both.',
  ),
  types: ['humanoid'],
  prestige: 4,
  life: by(160, 190, 220, 250),
  *assault({ open }): Script<Assault> {
    const [first] = damagers(open);
    const last = damagers(open).at(-1);
    if (first === undefined || last === undefined) return 'nobodyQualifies';
    return preciseBlows([
      [first, TROLL_FIRST],
      [last, TROLL_LAST],
    ]);
  },
};

const paladinDechu: EncounterFace = {
  id: 'paladin-dechu',
  picture: 'black-knight-helm',
  name: text('Paladin Déchu', 'Fallen Paladin'),
  text: text(
    'Il frappe tout le monde et regagne en PV tout ce que son attaque a coûté.',
    'It strikes everybody and regains all the life that its attack has cost.',
  ),
  types: ['undead'],
  prestige: 3,
  life: by(95, 145, 195, 245),
  damage: always(5),
  assault: onChosen(living, always(5)),
  *afterAttack(table, lost) {
    if (lost > 0) moveMarker(table, lost, paladinDechu.id, 'SAN-26.3');
  },
};

const IRON = 20;
const gargouilleDamage = by(20, 20, 25, 25);
const gargouilleDeFer: EncounterFace = {
  id: 'gargouille-de-fer',
  picture: 'gargoyle',
  name: text('Gargouille de Fer', 'Iron Gargoyle'),
  text: text(
    'Une attaque de 20 ou moins lui fait 0. Elle frappe qui l’a le plus blessée.',
    'An attack of 20 or less does 0 to it. It strikes whoever wounded it most.',
  ),
  types: ['construct'],
  prestige: 4,
  life: by(160, 190, 220, 250),
  damage: gargouilleDamage,
  limit: (value) => (value <= IRON ? 0 : value),
  assault: onChosen(mostDamage, gargouilleDamage),
};

const RAISING_ROUND = 2;
const necromancienneDamage = by(20, 25, 25, 30);
const necromancienne: EncounterFace = {
  id: 'necromancienne',
  picture: 'raise-skeleton',
  name: text('Nécromancienne', 'Necromancer'),
  text: text(
    'Elle frappe qui l’a le moins blessée. En vie à la fin du tour 2, elle relève la dernière créature vaincue, qui revient sous la pioche, Mort-vivante.',
    'It strikes whoever wounded it least. Alive at the end of round 2, it raises the last creature beaten, which comes back under the pile, Undead.',
  ),
  types: ['mage'],
  prestige: 4,
  life: by(205, 255, 305, 365),
  damage: necromancienneDamage,
  assault: onChosen(leastDamage, necromancienneDamage),
  *endOfRound(table) {
    const encounter = encounterOf(table.open);
    if (encounter.done || encounter.round !== RAISING_ROUND) return;
    encounter.done = true;
    yield* raiseDead(table, 'SAN-26.8');
  },
};

const PER_TOKEN = 5;
const peur: EncounterFace = {
  id: 'peur',
  picture: 'terror',
  name: text('Peur', 'Fear'),
  text: text(
    'En fin de tour, un jeton Prestige de 1 s’y ajoute. Tous perdent 5 par jeton ; le tueur les prend.',
    'At the end of the round a 1-prestige token is added. Everybody loses 5 per token; the killer takes them.',
  ),
  types: ['demon'],
  prestige: 2,
  life: by(195, 250, 300, 365),
  // At the end of the turns, before it strikes, one more token comes.
  shows: ({ prestigeTokens, settled }) => ({
    damage: PER_TOKEN * (settled ? prestigeTokens : prestigeTokens + 1),
  }),
  *endOfRound(table) {
    addPrestigeToken(table, 'SAN-26.13');
  },
  *assault({ open }): Script<Assault> {
    return preciseOn(living(open), PER_TOKEN * encounterOf(open).prestigeTokens);
  },
};

function addPrestigeToken(table: Table, clause: string): void {
  const encounter = encounterOf(table.open);
  encounter.prestigeTokens += 1;
  table.emit({ type: 'prestigeTokenAdded', clause, tokens: encounter.prestigeTokens });
}

const changeformeDamage = by(20, 25, 25, 30);
const changedDamage = (tokens: number, open: Open): number =>
  sized(changeformeDamage, open) + PER_TOKEN * tokens;
const changeforme: EncounterFace = {
  id: 'changeforme',
  picture: 'duality-mask',
  name: text('Changeforme', 'Shapeshifter'),
  text: text(
    'Au début du tour, la pièce : face, l’Ogre frappe qui l’a le plus blessé ; pile, l’Ombre qui l’a le moins blessé. Chaque changement ajoute un jeton Prestige de 1 et 5 dégâts.',
    'At the start of the round, the coin: heads, the Ogre strikes whoever wounded it most; tails, the Shadow whoever wounded it least. Each change adds a 1-prestige token and 5 damage.',
  ),
  types: ['demon'],
  prestige: 2,
  life: by(205, 250, 305, 365),
  damage: changeformeDamage,
  shows: ({ prestigeTokens }, open) => ({ damage: changedDamage(prestigeTokens, open) }),
  *roundStart(table) {
    const encounter = encounterOf(table.open);
    const coin = yield* toss(table, changeforme.id, 'SAN-26.14');
    const form = coin === 'heads' ? 'ogre' : 'ombre';
    const before = encounter.form;
    encounter.form = form;
    table.emit({ type: 'formChanged', clause: 'SAN-26.14', form });
    if (before !== null && before !== form) addPrestigeToken(table, 'SAN-26.14');
  },
  *assault({ open }): Script<Assault> {
    const { form, prestigeTokens } = encounterOf(open);
    const victims = form === 'ogre' ? mostDamage(open) : leastDamage(open);
    return preciseOn(victims, changedDamage(prestigeTokens, open));
  },
};

const SIGNS = ['stone', 'leaf', 'blade'] as const;
/** The sign that each sign beats. */
const BEATS: { readonly [sign: string]: string } = { stone: 'blade', blade: 'leaf', leaf: 'stone' };
const LOSES = 20;
const TIES = 10;
const bouffonMaudit: EncounterFace = {
  id: 'bouffon-maudit',
  picture: 'jester-hat',
  name: text('Bouffon Maudit', 'Cursed Jester'),
  text: text(
    'À son attaque, chacun choisit en secret pierre, feuille ou lame, et lui tire un signe : perdu, 20 ; égalité, 10 ; gagné, rien. La pierre bat la lame, qui bat la feuille, qui bat la pierre.',
    'When it attacks, everybody secretly picks stone, leaf or blade and it draws one: lose 20, tie 10, win nothing. Stone beats blade, blade beats leaf, leaf beats stone.',
  ),
  types: ['mage'],
  prestige: 3,
  life: by(190, 230, 290, 340),
  damage: always(LOSES),
  *assault(table): Script<Assault> {
    const { open } = table;
    const signs = yield* askSecretly('signChoice', 'SAN-26.20', living(open), () =>
      SIGNS.map((sign) => ({ id: sign, verb: 'sign', space: sign })),
    );
    const [roll] = yield* chance([SIGNS.length]);
    const drawn = SIGNS[roll as number] as string;
    const choices = open.players.map((_, seat) => signs.get(seat) ?? null);
    table.emit({ type: 'choicesShown', clause: 'SAN-26.20', what: 'signs', choices, drawn });
    const blows = living(open).flatMap((seat): [number, number][] => {
      const sign = signs.get(seat);
      if (sign === undefined || BEATS[sign] === drawn) return [];
      return [[seat, sign === drawn ? TIES : LOSES]];
    });
    return { kind: 'precise', blows };
  },
};

const goulesDamage = by(20, 25, 25, 30);
const goulesAffamees: EncounterFace = {
  id: 'goules-affamees',
  picture: 'shambling-zombie',
  name: text('Goules Affamées', 'Hungry Ghouls'),
  text: text(
    'Elles frappent le héros qui a le moins de PV ; à égalité, tous.',
    'They strike the hero with the least life; of equal ones, all.',
  ),
  types: ['undead'],
  prestige: 3,
  life: by(205, 255, 315, 370),
  damage: goulesDamage,
  assault: onChosen(
    (open) => greatest(living(open), (seat) => -playerAt(open, seat).life),
    goulesDamage,
  ),
};

const BONES = 40;
const chevalierDamage = by(25, 30, 30, 35);
const chevalierDOs: EncounterFace = {
  id: 'chevalier-d-os',
  picture: 'crowned-skull',
  name: text('Chevalier d’Os', 'Bone Knight'),
  text: text(
    'Une attaque ne lui fait jamais plus de 40. Il frappe qui l’a blessé en dernier.',
    'An attack never does more than 40 to it. It strikes the last one to wound it.',
  ),
  types: ['undead'],
  prestige: 4,
  life: by(190, 240, 290, 340),
  damage: chevalierDamage,
  limit: (value) => Math.min(value, BONES),
  assault: onChosen((open) => damagers(open).slice(-1), chevalierDamage),
};

const LEAST_MIRRORED = 5;
const MOST_MIRRORED = 40;
/** Half, down to a multiple of 5, from 5 to 40. */
const mirrored = (damage: number): number =>
  Math.min(MOST_MIRRORED, Math.max(LEAST_MIRRORED, 5 * Math.floor(damage / 10)));
const demonDuMiroir: EncounterFace = {
  id: 'demon-du-miroir',
  picture: 'mirror-mirror',
  name: text('Démon du Miroir', 'Mirror Demon'),
  text: text(
    'Qui l’a le plus blessé subit la moitié de ses dégâts, arrondie au multiple de 5 inférieur, entre 5 et 40.',
    'Whoever wounded it most takes half of that, down to a multiple of 5, from 5 to 40.',
  ),
  types: ['demon'],
  prestige: 4,
  life: by(215, 265, 320, 380),
  *assault({ open }): Script<Assault> {
    return preciseBlows(mostDamage(open).map((seat) => [seat, mirrored(damageOf(open, seat))]));
  },
};

const avariceDamage = by(25, 25, 30, 30);
const avarice: EncounterFace = {
  id: 'avarice',
  picture: 'take-my-money',
  name: text('Avarice', 'Avarice'),
  text: text(
    'Elle frappe qui a le plus de Prestige ; à égalité, tous.',
    'It strikes whoever has the most prestige; of equal ones, all.',
  ),
  types: ['demon'],
  prestige: 5,
  life: by(205, 250, 305, 365),
  damage: avariceDamage,
  assault: onChosen(
    (open) => greatest(living(open), (seat) => playerAt(open, seat).prestige),
    avariceDamage,
  ),
};

/** Creatures whose attacks depend on past events. */
export const PRECISE_CREATURES: readonly EncounterFace[] = [
  trollBelliqueux,
  paladinDechu,
  gargouilleDeFer,
  necromancienne,
  peur,
  changeforme,
  bouffonMaudit,
  goulesAffamees,
  chevalierDOs,
  demonDuMiroir,
  avarice,
];
