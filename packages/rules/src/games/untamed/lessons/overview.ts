import type { Overview } from '@tablee/engine';
import { text } from '@tablee/engine';

/** The game on one page. */
export const overview: Overview = {
  setUp: {
    at: 6,
    shows: text(
      'La table au début d’un duel : une Forteresse et le Soutien de chaque côté.',
      'The table at the start of a duel: a Stronghold and the Support on each side.',
    ),
    lines: [
      {
        clause: 'UNT-3.2',
        say: text(
          'Chacun prend trois factions : leurs cartes mélangées font son deck.',
          'Everybody takes three factions: their cards, shuffled together, make the deck.',
        ),
      },
      {
        clause: 'UNT-3.3',
        say: text(
          'Trois Forteresses empilées ; seule celle du dessus est active.',
          'Three Strongholds in a pile; only the top one is active.',
        ),
      },
      {
        clause: 'UNT-3.8',
        say: text(
          'Une carte de la main commence au Soutien ; qui ne commence pas reçoit un Bonus de Puissance.',
          'One card of the hand begins in Support; whoever does not begin gets a Bonus Power.',
        ),
      },
    ],
  },
  turn: {
    at: 30,
    shows: text('Un tour en cours : des Animaux attaquent.', 'A turn: Animals attack.'),
    lines: [
      {
        clause: 'UNT-11.1',
        say: text(
          'Une fois : posez une carte en tant que Puissance. Elle paiera à chaque tour, jusqu’à 5 Puissances.',
          'Once: lay a card as Power. It pays every turn, up to 5 Power.',
        ),
      },
      {
        clause: 'UNT-8.1',
        say: text(
          'Jouez des Animaux et des Objets tant que vous pouvez payer.',
          'Play Animals and Items as long as you can pay.',
        ),
      },
      {
        clause: 'UNT-9.1',
        say: text(
          'Attaquez avec vos Animaux redressés : une Forteresse, ou un Animal, qui rend les coups. La Garde d’abord.',
          'Attack with your ready Animals: a Stronghold, or an Animal, which strikes back. Guard first.',
        ),
      },
      {
        clause: 'UNT-4.3',
        say: text(
          'Une fois chacun : le pouvoir de votre Forteresse, et 2 Puissances pour piocher une carte.',
          'Once each: the ability of your Stronghold, and 2 Power to draw a card.',
        ),
      },
      {
        clause: 'UNT-13.1',
        say: text(
          'Fin du tour : tout se redresse, piochez 2 cartes, mettez-en une de votre main au Soutien.',
          'End of turn: all is readied, draw 2 cards, put one of your hand into Support.',
        ),
      },
    ],
  },
  end: {
    at: 48,
    shows: text(
      'Une Forteresse vient de tomber : qui la perd pioche et peut rallier.',
      'A Stronghold has just fallen: whoever loses it draws and may rally.',
    ),
    lines: [
      {
        clause: 'UNT-1.1',
        say: text(
          'En duel, la troisième Forteresse détruite décide.',
          'In a duel the third Stronghold destroyed decides.',
        ),
      },
      {
        clause: 'UNT-14.1',
        say: text(
          'Qui perd une Forteresse pioche, et joue aussitôt sans payer les cartes au symbole Ralliement.',
          'Whoever loses a Stronghold draws, and may play cards with the Rally symbol at once for nothing.',
        ),
      },
      {
        clause: 'UNT-1.2',
        say: text(
          'Devoir piocher d’un deck vide fait perdre sur-le-champ.',
          'Having to draw from an empty deck loses at once.',
        ),
      },
    ],
  },
  score: {
    shows: text('La fin d’un match.', 'The end of a match.'),
    lines: [
      {
        clause: 'UNT-10.3',
        say: text('Les dégâts restent, d’un tour à l’autre.', 'Damage stays, from turn to turn.'),
      },
      {
        clause: 'UNT-10.1',
        say: text(
          'Un Animal qui a autant de dégâts que de Santé est battu ; il va au Soutien de son propriétaire.',
          'An Animal with as much damage as Health is beaten; it goes to its owner’s Support.',
        ),
      },
      {
        clause: 'UNT-14.8',
        say: text(
          'Le surplus de dégâts ne passe pas à la Forteresse suivante.',
          'Damage in excess does not pass on to the next Stronghold.',
        ),
      },
    ],
  },
};
