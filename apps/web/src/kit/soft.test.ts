import { expect, test } from 'vitest';
import { softened } from './soft.ts';

test.each([
  ['Escarmoucheur', 'Es-car-mou-cheur'],
  ['Patrouilleur', 'Pa-trouil-leur'],
  ['Opportunisme', 'Op-por-tu-nisme'],
  ['Opportunism', 'Op-por-tu-nism'],
  ['Entaille', 'En-taille'],
  ['Father’s Hammer', 'Fa-ther’s Ham-mer'],
  ['Réflexe', 'Ré-flexe'],
  ['Les chiens du puissant Zeus', 'Les chiens du puis-sant Zeus'],
  ['Frère d’Armes', 'Frère d’Armes'],
  ['Rôdeur', 'Rô-deur'],
  ['Clan', 'Clan'],
  ['Whiptongue', 'Whip-tongue'],
  ['Roi kaléidoscope', 'Roi kaléido-scope'],
])(
  'a long word of %s may be parted between syllables, and nothing else of it changes',
  (name, parted) => {
    expect(softened(name).replaceAll('\u00ad', '-')).toBe(parted);
    expect(softened(name).replaceAll('\u00ad', '')).toBe(name);
  },
);
