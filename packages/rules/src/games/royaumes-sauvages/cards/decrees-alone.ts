// Scope A, no arrow: the played card alone (ROY-5.1).
import type { DecreeCard } from './decree-card.ts';
import { among, oneOf } from './decree-card.ts';

const A01: DecreeCard = {
  id: 'A01',
  scope: 'A',
  reference: 'none',
  name: { fr: 'Crocs et écailles', en: 'Fangs and Scales' },
  text: { fr: 'Lézard ou tigre.', en: 'Lizard or tiger.' },
  refusal: {
    fr: 'Seuls les lézards et les tigres sont admis ici.',
    en: 'Only lizards and tigers are admitted here.',
  },
  cites: 'none',
  species: among('lizard', 'tiger'),
};

const A02: DecreeCard = {
  id: 'A02',
  scope: 'A',
  reference: 'none',
  name: { fr: 'La meute et la mare', en: 'Pack and Pond' },
  text: { fr: 'Loup ou grenouille.', en: 'Wolf or frog.' },
  refusal: {
    fr: 'Seuls les loups et les grenouilles sont admis ici.',
    en: 'Only wolves and frogs are admitted here.',
  },
  cites: 'none',
  species: among('wolf', 'frog'),
};

const A03: DecreeCard = {
  id: 'A03',
  scope: 'A',
  reference: 'none',
  name: { fr: 'Compte rond', en: 'Even Count' },
  text: { fr: 'Valeur paire.', en: 'Even value.' },
  refusal: {
    fr: 'Il faut une valeur paire : 2, 4, 6 ou 8.',
    en: 'An even value is required: 2, 4, 6 or 8.',
  },
  cites: 'none',
  value: oneOf(2, 4, 6, 8),
};

const A04: DecreeCard = {
  id: 'A04',
  scope: 'A',
  reference: 'none',
  name: { fr: 'Sans pair', en: 'Odd Ones Only' },
  text: { fr: 'Valeur impaire.', en: 'Odd value.' },
  refusal: {
    fr: 'Il faut une valeur impaire : 1, 3, 5 ou 7.',
    en: 'An odd value is required: 1, 3, 5 or 7.',
  },
  cites: 'none',
  value: oneOf(1, 3, 5, 7),
};

const A05: DecreeCard = {
  id: 'A05',
  scope: 'A',
  reference: 'none',
  name: { fr: 'Juste milieu', en: 'Middle Ranks' },
  text: { fr: 'Valeur 4 ou 5.', en: 'Value 4 or 5.' },
  refusal: { fr: 'Il faut un 4 ou un 5.', en: 'A 4 or a 5 is required.' },
  cites: 'none',
  value: oneOf(4, 5),
};

const A06: DecreeCard = {
  id: 'A06',
  scope: 'A',
  reference: 'none',
  name: { fr: 'La cour des petits', en: 'The Humble Court' },
  text: { fr: 'Valeur 1, 2 ou 3.', en: 'Value 1, 2 or 3.' },
  refusal: { fr: 'Il faut un 1, un 2 ou un 3.', en: 'A 1, 2 or 3 is required.' },
  cites: 'none',
  value: oneOf(1, 2, 3),
};

const A07: DecreeCard = {
  id: 'A07',
  scope: 'A',
  reference: 'none',
  name: { fr: 'Veilleurs de nuit', en: 'Night Watch' },
  text: { fr: 'Panda roux ou chouette.', en: 'Red panda or owl.' },
  refusal: {
    fr: 'Seuls les pandas roux et les chouettes sont admis ici.',
    en: 'Only red pandas and owls are admitted here.',
  },
  cites: 'none',
  species: among('redPanda', 'owl'),
};

const A08: DecreeCard = {
  id: 'A08',
  scope: 'A',
  reference: 'none',
  name: { fr: 'Miel et rayures', en: 'Honey and Stripes' },
  text: { fr: 'Abeille ou okapi.', en: 'Honey bee or okapi.' },
  refusal: {
    fr: 'Seuls les abeilles et les okapis sont admis ici.',
    en: 'Only honey bees and okapis are admitted here.',
  },
  cites: 'none',
  species: among('honeyBee', 'okapi'),
};

const A09: DecreeCard = {
  id: 'A09',
  scope: 'A',
  reference: 'none',
  name: { fr: 'Le bal des grands', en: 'The High Court' },
  text: { fr: 'Valeur 6, 7 ou 8.', en: 'Value 6, 7 or 8.' },
  refusal: { fr: 'Il faut un 6, un 7 ou un 8.', en: 'A 6, 7 or 8 is required.' },
  cites: 'none',
  value: oneOf(6, 7, 8),
};

const A10: DecreeCard = {
  id: 'A10',
  scope: 'A',
  reference: 'none',
  name: { fr: 'Tout ou rien', en: 'All or Nothing' },
  text: { fr: 'Valeur 1, 2, 7 ou 8.', en: 'Value 1, 2, 7 or 8.' },
  refusal: { fr: 'Il faut un 1, un 2, un 7 ou un 8.', en: 'A 1, 2, 7 or 8 is required.' },
  cites: 'none',
  value: oneOf(1, 2, 7, 8),
};

export const DECREES_ALONE: readonly DecreeCard[] = [
  A01,
  A02,
  A03,
  A04,
  A05,
  A06,
  A07,
  A08,
  A09,
  A10,
];
