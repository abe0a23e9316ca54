import type { TableOptionWords } from '@/table/contract.ts';
import { choice, option } from '@/table/option-choices.ts';

/** The host's choices in words. */
export const options: { readonly [id: string]: TableOptionWords } = {
  mode: option(['Mode de jeu', 'Mode'], {
    duel: choice(
      ['Duel', 'Duel'],
      ['À deux : abattez le héros adverse.', 'Two players: bring down the other hero.'],
    ),
    team: choice(
      ['Équipes', 'Teams'],
      [
        'Deux contre deux ; à trois, l’un commande deux héros.',
        'Two against two; with three, one player commands two heroes.',
      ],
    ),
    freeForAll: choice(
      ['Chacun pour soi', 'Free-for-all'],
      ['Le dernier héros debout gagne.', 'The last hero standing wins.'],
    ),
  }),
  board: option(['Champ de bataille', 'Battlefield'], {
    marmoreal: choice(
      ['Marmoréal', 'Marmoreal'],
      ['31 cases, de grandes zones mêlées.', '31 spaces, large mingled zones.'],
    ),
    sarpedon: choice(
      ['Sarpédon', 'Sarpedon'],
      ['38 cases, des zones mieux séparées.', '38 spaces, zones more apart.'],
    ),
    random: choice(['Au hasard', 'Random'], ['Le sort choisit.', 'Chance decides.']),
  }),
  heroSelection: option(['Choix des héros', 'Heroes'], {
    pick: choice(
      ['Choisis', 'Picked'],
      ['Chacun à son tour, devant tous.', 'In turn, in the open.'],
    ),
    random: choice(
      ['Tirés au sort', 'Drawn by lot'],
      ['Pour commencer tout de suite.', 'To begin at once.'],
    ),
  }),
  startingPlayer: option(['Premier joueur', 'First player'], {
    random: choice(['Tiré au sort', 'Drawn by lot'], ['Le sort décide.', 'Chance decides.']),
    firstSeat: choice(
      ['La première place', 'The first chair'],
      ['Asseyez-y la plus jeune personne.', 'Seat the youngest there.'],
    ),
  }),
  rangedReach: option(['Portée des attaques à distance', 'Reach of ranged attacks'], {
    zoneOnly: choice(
      ['Zone seule', 'Zone only'],
      [
        'Un tireur vise une zone commune, rien d’autre.',
        'A ranged fighter needs a shared zone, nothing else.',
      ],
    ),
    zoneOrAdjacent: choice(
      ['Zone ou case adjacente', 'Zone or adjacent'],
      [
        'Il peut aussi viser une case adjacente d’une autre zone.',
        'It may also target an adjacent space of another zone.',
      ],
    ),
  }),
  heroDefeat: option(['Défaite d’un héros', 'Defeat of a hero'], {
    immediate: choice(
      ['Immédiate', 'At once'],
      ['La partie s’arrête dès qu’elle est perdue.', 'The match ends the moment it is lost.'],
    ),
    endOfAction: choice(
      ['En fin d’action', 'After the action'],
      [
        'Les effets du combat se terminent d’abord.',
        'The effects of the combat are finished first.',
      ],
    ),
  }),
  blankCardBoost: option(
    [
      'Boost d’Arthur sur Excalibur face à une Feinte',
      'Arthur’s boost on Excalibur against a Feint',
    ],
    {
      kept: choice(
        ['Conservé', 'Kept'],
        ['Excalibur n’a pas d’effet à annuler.', 'Excalibur has no effect to cancel.'],
      ),
      lost: choice(
        ['Perdu', 'Lost'],
        ['La Feinte emporte aussi le boost.', 'Feint takes the boost with it.'],
      ),
    },
  ),
  teamHands: option(['Mains des coéquipiers', 'Team-mates’ hands'], {
    private: choice(
      ['Secrètes', 'Private'],
      ['On se parle, sans se montrer ses cartes.', 'Talk, but do not show your cards.'],
    ),
    shared: choice(
      ['Partagées', 'Shared'],
      ['Les coéquipiers voient leurs mains.', 'Team-mates see each other’s hands.'],
    ),
  }),
};
