import { OPTIONS } from '@tablee/rules/games/unmatched/options.ts';
import type { Text } from '@tablee/rules/table/rulebook.ts';
import type { TableOptionWords } from '@/table/contract.ts';

interface Choice {
  readonly label: Text;
  readonly hint: Text;
}

const choice = (
  [fr, en]: readonly [fr: string, en: string],
  [hintFr, hintEn]: readonly [fr: string, en: string],
): Choice => ({ label: { fr, en }, hint: { fr: hintFr, en: hintEn } });

const VALUES: { readonly [option: string]: { readonly [value: string]: Choice } } = {
  mode: {
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
  },
  board: {
    marmoreal: choice(
      ['Marmoréal', 'Marmoreal'],
      ['31 cases, de grandes zones mêlées.', '31 spaces, large mingled zones.'],
    ),
    sarpedon: choice(
      ['Sarpédon', 'Sarpedon'],
      ['38 cases, des zones mieux séparées.', '38 spaces, zones more apart.'],
    ),
    random: choice(['Au hasard', 'Random'], ['Le sort choisit.', 'Chance decides.']),
  },
  heroSelection: {
    pick: choice(
      ['Choisis', 'Picked'],
      ['Chacun à son tour, devant tous.', 'In turn, in the open.'],
    ),
    random: choice(
      ['Tirés au sort', 'Drawn by lot'],
      ['Pour commencer tout de suite.', 'To begin at once.'],
    ),
  },
  startingPlayer: {
    random: choice(['Tiré au sort', 'Drawn by lot'], ['Le sort décide.', 'Chance decides.']),
    firstSeat: choice(
      ['La première place', 'The first chair'],
      ['Asseyez-y la plus jeune personne.', 'Seat the youngest there.'],
    ),
  },
  rangedReach: {
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
  },
  heroDefeat: {
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
  },
  blankCardBoost: {
    kept: choice(
      ['Conservé', 'Kept'],
      ['Excalibur n’a pas d’effet à annuler.', 'Excalibur has no effect to cancel.'],
    ),
    lost: choice(
      ['Perdu', 'Lost'],
      ['La Feinte emporte aussi le boost.', 'Feint takes the boost with it.'],
    ),
  },
  teamHands: {
    private: choice(
      ['Secrètes', 'Private'],
      ['On se parle, sans se montrer ses cartes.', 'Talk, but do not show your cards.'],
    ),
    shared: choice(
      ['Partagées', 'Shared'],
      ['Les coéquipiers voient leurs mains.', 'Team-mates see each other’s hands.'],
    ),
  },
};

/** The host's choices in words. */
export const options: { readonly [id: string]: TableOptionWords } = Object.fromEntries(
  OPTIONS.map(({ id, label }) => [id, { label, values: VALUES[id] ?? {} }]),
);
