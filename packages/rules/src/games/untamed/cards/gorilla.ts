import { callOwls, invoke, omen, owlHasRoom } from '../effects/spirits.ts';
import type { AnimalCard, Faction, ItemCard, StrongholdCard } from '../state/card.ts';
import { isToken } from '../state/catalogue.ts';

const sanctuary: StrongholdCard = {
  kind: 'stronghold',
  id: 'gorilla-sanctuary',
  picture: 'bird-house',
  name: { fr: 'Sanctuaire des chouettes', en: 'Owl Sanctuary' },
  text: { fr: '1 Soutien : Invoquez une fois.', en: '1 Support: Invoke once.' },
  health: 7,
  ability: {
    optional: false,
    ask: 'auto',
    support: 1,
    effect: function* (a) {
      yield* invoke(a);
    },
  },
};

const novice: AnimalCard = {
  kind: 'animal',
  id: 'gorilla-novice',
  picture: 'monkey',
  name: { fr: 'Novice vigilant', en: 'Vigilant Novice' },
  text: { fr: 'Arrivée : Invoquez une fois.', en: 'Arrival: Invoke once.' },
  cost: 1,
  rally: false,
  attack: 1,
  health: 2,
  keywords: [],
  arrival: {
    optional: true,
    ask: 'confirm',
    effect: function* (a) {
      yield* invoke(a);
    },
  },
};

const sentinel: AnimalCard = {
  kind: 'animal',
  id: 'gorilla-sentinel',
  picture: 'treehouse',
  name: { fr: 'Sentinelle de la canopée', en: 'Canopy Sentinel' },
  text: { fr: 'Dernières Paroles : appelez 1 Esprit Hibou.', en: 'Last Words: call 1 Owl Spirit.' },
  cost: 3,
  rally: true,
  attack: 2,
  health: 4,
  keywords: ['guard'],
  lastWords: {
    optional: true,
    ask: 'confirm',
    when: owlHasRoom,
    effect: function* (a) {
      yield* callOwls(a, a.seat, 1);
    },
  },
};

const drummer: AnimalCard = {
  kind: 'animal',
  id: 'gorilla-drummer',
  picture: 'drum',
  name: { fr: 'Tambour des esprits', en: 'Spirit Drummer' },
  text: {
    fr: 'Tous vos Pions Animaux ont +1 Attaque. Arrivée : Invoquez une fois.',
    en: 'All your Animal Tokens have +1 Attack. Arrival: Invoke once.',
  },
  cost: 4,
  rally: false,
  attack: 3,
  health: 4,
  keywords: [],
  aura: ({ face }) => (isToken(face) ? 1 : 0),
  arrival: {
    optional: true,
    ask: 'confirm',
    effect: function* (a) {
      yield* invoke(a);
    },
  },
};

const silverback: AnimalCard = {
  kind: 'animal',
  id: 'gorilla-silverback',
  picture: 'meditation',
  name: { fr: 'Oracle dos-argenté', en: 'Silverback Oracle' },
  text: { fr: 'Arrivée : appelez 2 Esprits Hiboux.', en: 'Arrival: call 2 Owl Spirits.' },
  cost: 5,
  rally: true,
  attack: 4,
  health: 4,
  keywords: [],
  arrival: {
    optional: true,
    ask: 'confirm',
    when: owlHasRoom,
    effect: function* (a) {
      yield* callOwls(a, a.seat, 2);
    },
  },
};

const feathers: ItemCard = {
  kind: 'item',
  id: 'gorilla-feathers',
  picture: 'two-feathers',
  name: { fr: 'Offrande de plumes', en: 'Feather Offering' },
  text: {
    fr: 'Présage 2, puis Invoquez. Ensuite, 1 Soutien : Invoquez encore.',
    en: 'Omen 2, then Invoke. After that, 1 Support: Invoke once more.',
  },
  cost: 1,
  rally: false,
  onPlay: [
    {
      optional: false,
      ask: 'auto',
      effect: function* (a) {
        yield* omen(a, 2);
        yield* invoke(a);
      },
    },
    {
      optional: true,
      ask: 'confirm',
      support: 1,
      effect: function* (a) {
        yield* invoke(a);
      },
    },
  ],
};

export const gorilla: Faction = {
  id: 'gorilla',
  crest: 'gorilla',
  hue: 300,
  name: { fr: 'Gorille', en: 'Gorilla' },
  identity: {
    fr: 'Convie les Esprits Hiboux et les renforce.',
    en: 'Invites the Owl Spirits and strengthens them.',
  },
  expansion: true,
  stronghold: sanctuary,
  cards: [novice, sentinel, drummer, silverback, feathers],
};
