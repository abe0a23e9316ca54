import type { TableOptionWords } from '@tablee/engine';
import { tableOptionWords, valueWords } from '@tablee/engine';
import { catalogue } from '../cards/catalogue.ts';
import { heroOption } from '../state/options.ts';

const CHAIRS = [
  ['La première place', 'The first chair'],
  ['La deuxième place', 'The second chair'],
  ['La troisième place', 'The third chair'],
  ['La quatrième place', 'The fourth chair'],
] as const;
const ARMIES = [
  ['Héros de la première armée', 'Hero of the first army'],
  ['Héros de la deuxième armée', 'Hero of the second army'],
  ['Héros de la troisième armée', 'Hero of the third army'],
  ['Héros de la quatrième armée', 'Hero of the fourth army'],
] as const;
const YOUNGEST = [
  'Le plus jeune s’y assoit et commence.',
  'The youngest sits there and begins.',
] as const;
const ALONE = ['Seul contre les deux autres.', 'Alone against the other two.'] as const;

/** The host's choices in words. */
export const options: { readonly [id: string]: TableOptionWords } = {
  mode: tableOptionWords(['Mode de jeu', 'Mode'], {
    duel: valueWords(
      ['Duel', 'Duel'],
      ['À deux : abattez le héros adverse.', 'Two players: bring down the other hero.'],
    ),
    team: valueWords(
      ['Équipes', 'Teams'],
      [
        'Deux contre deux ; à trois, l’un commande deux héros.',
        'Two against two; with three, one player commands two heroes.',
      ],
    ),
    freeForAll: valueWords(
      ['Chacun pour soi', 'Free-for-all'],
      ['Le dernier héros debout gagne.', 'The last hero standing wins.'],
    ),
  }),
  board: tableOptionWords(['Champ de bataille', 'Battlefield'], {
    marmoreal: valueWords(
      ['Marmoréal', 'Marmoreal'],
      ['31 cases, de grandes zones mêlées.', '31 spaces, large mingled zones.'],
    ),
    sarpedon: valueWords(
      ['Sarpédon', 'Sarpedon'],
      ['38 cases, des zones mieux séparées.', '38 spaces, zones more apart.'],
    ),
    random: valueWords(['Au hasard', 'Random'], ['Le sort choisit.', 'Chance decides.']),
  }),
  heroSelection: tableOptionWords(['Choix des héros', 'Heroes'], {
    pick: valueWords(
      ['Choisis', 'Picked'],
      ['Chacun à son tour, devant tous.', 'In turn, in the open.'],
    ),
    random: valueWords(
      ['Tirés au sort', 'Drawn by lot'],
      ['Pour commencer tout de suite.', 'To begin at once.'],
    ),
    assigned: valueWords(
      ['Donnés par l’hôte', 'Given by the host'],
      [
        'Armée par armée, dans l’ordre du tour. Donné deux fois, un héros va à la première.',
        'Army by army, in turn order. Given twice, a hero goes to the first.',
      ],
    ),
  }),
  ...Object.fromEntries(
    ARMIES.map((label, army) => [
      heroOption(army),
      tableOptionWords(label, {
        choice: valueWords(
          ['Au choix', 'Their choice'],
          ['Choisi au départ.', 'Chosen at the start.'],
        ),
        ...Object.fromEntries(
          catalogue.heroes.all.map(({ id, hero, ability }) => [
            id,
            valueWords(hero.name, ability.text),
          ]),
        ),
      }),
    ]),
  ),
  startingPlayer: tableOptionWords(['Premier joueur', 'First player'], {
    firstSeat: valueWords(CHAIRS[0], YOUNGEST),
    secondSeat: valueWords(CHAIRS[1], YOUNGEST),
    thirdSeat: valueWords(CHAIRS[2], YOUNGEST),
    fourthSeat: valueWords(CHAIRS[3], YOUNGEST),
    random: valueWords(['Tiré au sort', 'Drawn by lot'], ['Le sort décide.', 'Chance decides.']),
  }),
  commander: tableOptionWords(['Qui commande deux héros', 'Who commands two heroes'], {
    firstSeat: valueWords(CHAIRS[0], ALONE),
    secondSeat: valueWords(CHAIRS[1], ALONE),
    thirdSeat: valueWords(CHAIRS[2], ALONE),
  }),
  rangedReach: tableOptionWords(['Portée des attaques à distance', 'Reach of ranged attacks'], {
    zoneOnly: valueWords(
      ['Zone seule', 'Zone only'],
      ['Il faut une zone commune, rien d’autre.', 'It takes a shared zone, nothing else.'],
    ),
    zoneOrAdjacent: valueWords(
      ['Zone ou case adjacente', 'Zone or adjacent'],
      [
        'On peut aussi viser une case adjacente d’une autre zone.',
        'An adjacent space of another zone may be targeted, too.',
      ],
    ),
  }),
  heroDefeat: tableOptionWords(['Défaite d’un héros', 'Defeat of a hero'], {
    immediate: valueWords(
      ['Immédiate', 'At once'],
      ['La partie s’arrête dès qu’elle est perdue.', 'The match ends the moment it is lost.'],
    ),
    endOfAction: valueWords(
      ['En fin d’action', 'After the action'],
      [
        'Les effets du combat se terminent d’abord.',
        'The effects of the combat are finished first.',
      ],
    ),
  }),
  blankCardBoost: tableOptionWords(
    [
      'Boost d’Arthur sur Excalibur face à une Feinte',
      'Arthur’s boost on Excalibur against a Feint',
    ],
    {
      kept: valueWords(
        ['Conservé', 'Kept'],
        ['Excalibur n’a pas d’effet à annuler.', 'Excalibur has no effect to cancel.'],
      ),
      lost: valueWords(
        ['Perdu', 'Lost'],
        ['La Feinte emporte aussi le boost.', 'Feint takes the boost with it.'],
      ),
    },
  ),
  teamHands: tableOptionWords(['Mains des coéquipiers', 'Team-mates’ hands'], {
    private: valueWords(
      ['Secrètes', 'Private'],
      ['On se parle, sans se montrer ses cartes.', 'Talk, but do not show your cards.'],
    ),
    shared: valueWords(
      ['Partagées', 'Shared'],
      [
        'Chacun voit la main de l’autre, et ses cartes face cachée.',
        'Each sees the other’s hand and face-down cards.',
      ],
    ),
  }),
};
