import type { Glossary, Text } from '@tablee/engine';
import { text } from '@tablee/engine';
import type { RoyaumesView } from '../state/state.ts';

const cubesLeft = ({ seat, open }: RoyaumesView) => {
  const count = seat === null ? undefined : open.players[seat]?.cubes;
  return count === undefined ? null : text(`Il vous en reste ${count}.`, `You have ${count} left.`);
};

import { dictionary } from '../words/dictionary.ts';

/** The words of the rulebook that one meets at the table. */
export const glossary: Glossary<RoyaumesView> = [
  {
    id: 'decree',
    name: text('Décret', 'Decree'),
    forms: { fr: ['décret', 'décrets'], en: ['decree', 'decrees'] },
    text: text(
      'Ce qu’un royaume demande aux cartes qu’on y joue pendant cet âge. Il change à chaque âge.',
      'What a kingdom asks of the cards played there in this age. It changes with every age.',
    ),
    clause: 'ROY-5.7',
  },
  {
    id: 'claim',
    name: text('Revendiquer', 'Claim'),
    forms: {
      fr: ['revendiquer', 'revendiquez', 'revendication', 'revendiqué', 'revendique'],
      en: ['claim', 'claims', 'claimed'],
    },
    text: text(
      'Jouer à un royaume une carte que son décret admet, puis y poser un de ses cubes.',
      'To play at a kingdom a card that its decree admits, then lay one of one’s cubes there.',
    ),
    clause: 'ROY-4.1',
  },
  {
    id: 'rally',
    name: text('Rallier', 'Rally'),
    forms: {
      fr: ['rallier', 'ralliez', 'ralliement', 'ralliements', 'rallie'],
      en: ['rally', 'rallies', 'rallied', 'rallying'],
    },
    text: text(
      'Un point, puis on défausse de 1 à 4 cartes et on en pioche autant. Interdit dès que quelqu’un a passé.',
      'One point, then one discards 1 to 4 cards and draws as many. Not allowed once anybody has passed.',
    ),
    clause: 'ROY-7.1',
    now: ({ open }) =>
      open.passOrder.length > 0
        ? text(
            'Quelqu’un a passé : plus de ralliement dans cet âge.',
            'Somebody has passed: no more rallies in this age.',
          )
        : null,
  },
  {
    id: 'pass',
    name: text('Passer', 'Pass'),
    forms: { fr: ['passer', 'passez', 'passé'], en: ['pass', 'passes', 'passed'] },
    text: text(
      'Ne plus rien jouer dans cet âge. Qui sort de l’âge avant tous les autres, en passant ou par une capitale, reçoit une tuile secrète de 2 à 5 points.',
      'To play nothing more in this age. Whoever leaves the age before all others, by passing or by a capital, receives a secret tile of 2 to 5 points.',
    ),
    clause: 'ROY-8.1',
  },
  {
    id: 'capital',
    name: text('Capitale', 'Capital'),
    forms: { fr: ['capitale', 'capitales'], en: ['capital', 'capitals'] },
    text: text(
      'Le dernier territoire d’un royaume. La prendre ferme le royaume et met fin à l’âge pour qui la prend, comme en passant ; après les âges I et II, son cube va au conseil, où il compte encore. Au traité de paix, qui la tient l’emporte à égalité.',
      'The last territory of a kingdom. Taking it closes the kingdom and ends the age for whoever takes it, as passing does; after ages I and II its cube goes to the council and goes on counting there. With the peace treaty, whoever holds it wins a tie.',
    ),
    clause: 'ROY-6.1',
  },
  {
    id: 'council',
    name: text('Conseil', 'Council'),
    forms: {
      fr: ['conseil', 'conseils'],
      en: ['council', 'councils', 'council seat', 'council seats'],
    },
    text: text(
      'Deux sièges par royaume. Un cube y arrive par une capitale, y reste jusqu’à la fin et compte dans chaque âge suivant.',
      'Two seats in each kingdom. A cube comes there by way of a capital, stays to the end and counts in every later age.',
    ),
    clause: 'ROY-12.3',
  },
  {
    id: 'cube',
    name: text('Cube', 'Cube'),
    forms: { fr: ['cube', 'cubes'], en: ['cube', 'cubes'] },
    text: text(
      'Marque un territoire pour votre Maison. Dix-huit par Maison ; ils rentrent après chaque âge, sauf ceux des conseils.',
      'Marks a territory for your House. Eighteen for each House; they come home after every age, but for those on councils.',
    ),
    clause: 'ROY-4.4',
    now: cubesLeft,
  },
  {
    id: 'tile',
    name: text('Tuile Majorité', 'Majority tile'),
    forms: {
      fr: ['tuile', 'tuiles', 'tuile majorité', 'tuiles majorité'],
      en: ['tile', 'tiles', 'majority tile', 'majority tiles'],
    },
    text: text(
      'De 5 à 10 points. À la fin d’un âge, la plus à gauche de chaque royaume va à qui y a le plus de cubes.',
      'Worth 5 to 10 points. At the end of an age the leftmost one of each kingdom goes to whoever has the most cubes there.',
    ),
    clause: 'ROY-9.4',
  },
  {
    id: 'first-to-pass',
    name: text('Tuile Premier à Passer', 'First to Pass tile'),
    forms: {
      fr: ['tuile premier à passer', 'tuiles premier à passer', 'premier à passer'],
      en: ['first to pass tile', 'first to pass tiles', 'first to pass'],
    },
    text: text(
      'De 2 à 5 points, tirée au hasard par qui passe avant tout le monde dans un âge. Elle reste secrète jusqu’à la fin.',
      'Worth 2 to 5 points, drawn at random by whoever passes before all others in an age. It stays secret to the end.',
    ),
    clause: 'ROY-8.3',
  },
  {
    id: 'battle',
    name: text('Bataille', 'Battle'),
    forms: { fr: ['bataille', 'batailles'], en: ['battle', 'battles'] },
    text: text(
      'Règle une égalité en tête : une carte de sa main en secret, la plus haute gagne, mais un 1 bat un 8.',
      'Settles a tie for the lead: a card of one’s hand in secret, the highest wins, but a 1 beats an 8.',
    ),
    clause: 'ROY-10.3',
  },
  {
    id: 'reinforcement',
    name: text('Renfort', 'Reinforcement'),
    forms: { fr: ['renfort', 'renforts'], en: ['reinforcement', 'reinforcements'] },
    text: text(
      'Reçu en perdant une bataille. Ajoute 2 à une carte révélée, ou vaut 1 point à la fin de la partie.',
      'Received by losing a battle. Adds 2 to a revealed card, or is worth 1 point at the end of the match.',
    ),
    clause: 'ROY-10.10',
  },
  {
    id: 'territory',
    name: text('Territoire', 'Territory'),
    forms: { fr: ['territoire', 'territoires'], en: ['territory', 'territories'] },
    text: text(
      'Une place pour un cube. Un royaume en a de 4 à 8, selon son nombre ; la dernière est sa capitale.',
      'A place for one cube. A kingdom has 4 to 8, as its number says; the last one is its capital.',
    ),
    clause: 'ROY-2.1',
  },
  {
    id: 'age',
    name: text('Âge', 'Age'),
    forms: { fr: ['âge', 'âges'], en: ['age', 'ages'] },
    text: text(
      'La partie en a trois. Un âge se termine quand tout le monde a passé ; alors les royaumes se comptent.',
      'The match has three. An age ends when everybody has passed; then the kingdoms are scored.',
    ),
    clause: 'ROY-9.1',
    now: ({ open }) => text(`Ceci est l’âge ${open.age} sur 3.`, `This is age ${open.age} of 3.`),
  },
];

const KEYWORDS = ['decree', 'supply', 'rally', 'optPass'] as const;

/** Words that cards and tables print and the rulebook explains. */
export const keywords: readonly Text[] = KEYWORDS.map((key) => ({
  fr: dictionary('fr')[key],
  en: dictionary('en')[key],
}));
