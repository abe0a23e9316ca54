import type { Overview } from '@tablee/engine';
import { text } from '@tablee/engine';

/** The game on one page. */
export const overview: Overview = {
  setUp: {
    at: 0,
    shows: text(
      'Une Rencontre vient d’être retournée : la créature, ses points de vie, et les trois héros.',
      'An encounter has just been turned up: the creature, its life, and the three heroes.',
    ),
    lines: [
      {
        clause: 'SAN-2.4',
        say: text(
          'Neuf Rencontres au hasard, l’une après l’autre.',
          'Nine encounters at random, one after the other.',
        ),
      },
      {
        clause: 'SAN-2.6',
        say: text('Chacun mène un héros de 100 PV.', 'Everybody leads a hero with 100 life.'),
      },
      {
        clause: 'SAN-2.10',
        say: text(
          'Sept cartes en main : des attaques et des Coups Bas.',
          'Seven cards in hand: attacks and dirty tricks.',
        ),
      },
      {
        clause: 'SAN-4.6',
        say: text(
          'L’initiative, tirée à chaque tour de combat, dit dans quel ordre on révèle.',
          'Initiative, drawn every combat round, says in which order cards are revealed.',
        ),
      },
    ],
  },
  turn: {
    at: 15,
    shows: text(
      'La fin d’un tour de combat : les dégâts sont comptés, la créature va frapper.',
      'The end of a combat round: damage is counted, the creature is about to strike.',
    ),
    lines: [
      {
        clause: 'SAN-5.1',
        say: text(
          'Tous posent en secret une attaque, face cachée.',
          'All lay an attack secretly, face down.',
        ),
      },
      {
        clause: 'SAN-6.1',
        say: text(
          'On révèle dans l’ordre d’initiative ; chacun peut répondre par un Coup Bas.',
          'Cards are revealed in order of initiative; everybody may answer with a dirty trick.',
        ),
      },
      {
        clause: 'SAN-6.7',
        say: text(
          'Les dégâts s’empilent : qui fait tomber ses PV à 0 tue la créature, et la Rencontre s’arrête là.',
          'Damage piles up: whoever brings its life down to 0 kills the creature, and the encounter stops there.',
        ),
      },
      {
        clause: 'SAN-8.2',
        say: text(
          'Si elle vit encore, chacun tire une nouvelle initiative, puis elle frappe comme sa carte le dit.',
          'If it lives, all draw new initiative, then it strikes as its card says.',
        ),
      },
      {
        clause: 'SAN-9.2',
        say: text(
          'Puis chacun pioche une carte, et l’on recommence.',
          'Then everybody draws a card, and it starts again.',
        ),
      },
    ],
  },
  end: {
    at: 45,
    shows: text(
      'La créature n’a presque plus de vie : le prochain coup peut être fatal.',
      'The creature has hardly any life left: the next blow may kill.',
    ),
    lines: [
      {
        clause: 'SAN-10.5',
        say: text(
          'Entre deux Rencontres : défaussez ce que vous voulez, et complétez votre main.',
          'Between encounters: discard what you like, and fill your hand.',
        ),
      },
      {
        clause: 'SAN-12.1',
        say: text(
          'Un héros sans PV est éliminé, et son Prestige perdu.',
          'A hero without life is out, and all its prestige lost.',
        ),
      },
      {
        clause: 'SAN-1.5',
        say: text('Si tous meurent, personne ne gagne.', 'If all die nobody wins.'),
      },
    ],
  },
  score: {
    shows: text(
      'La fin d’un match : l’Artefact est pris.',
      'The end of a match: the Artefact is taken.',
    ),
    lines: [
      {
        clause: 'SAN-1.2',
        say: text(
          'Seul le coup fatal rapporte le Prestige, sauf si la carte dit autre chose.',
          'Only the killing blow earns prestige, unless the card says otherwise.',
        ),
      },
      {
        clause: 'SAN-10.4',
        say: text(
          'Il rapporte 3 de plus aux Rencontres 7 et 8, 5 de plus dès la 9.',
          'It earns 3 more at encounters 7 and 8, 5 more from encounter 9 on.',
        ),
      },
      {
        clause: 'SAN-1.4',
        say: text(
          'À la dernière Rencontre, le plus de Prestige parmi les vivants gagne.',
          'After the last encounter the most prestige among the living wins.',
        ),
      },
    ],
  },
};
