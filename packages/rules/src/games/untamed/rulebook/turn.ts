import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const turn: Chapter = {
  id: 'turn',
  title: text('Le tour', 'The turn'),
  clauses: [
    clause(
      'UNT-4.1',
      'Les joueurs jouent l’un après l’autre. Un tour est une Phase Principale, puis une Phase d’Entretien ; ensuite commence le tour du joueur suivant.',
      'Players take turns one after another. A turn is a Main Phase, then a Maintenance Phase; then the turn of the next player starts.',
    ),
    clause(
      'UNT-4.2',
      'Pendant votre Phase Principale, autant de fois que vous voulez et dans n’importe quel ordre, vous pouvez : jouer une carte, attaquer avec un Animal redressé, utiliser un Bonus de Puissance.',
      'In your Main Phase, as often as you like and in any order, you may: play a card, attack with a ready Animal, use a Bonus Power.',
    ),
    clause(
      'UNT-4.3',
      'Une fois par tour chacune, vous pouvez aussi : jouer une carte en tant que Puissance, utiliser la capacité de votre Forteresse, payer 2 Puissances pour piocher une carte.',
      'Once per turn each, you may also: play a card as Power, use your Stronghold ability, pay 2 Power to draw a card.',
    ),
    clause(
      'UNT-4.4',
      'Aucune de ces actions n’est obligatoire. Vous mettez fin à la Phase Principale quand vous voulez.',
      'None of these actions is compulsory. You end the Main Phase whenever you like.',
    ),
    clause(
      'UNT-4.5',
      'La Phase d’Entretien est obligatoire. Elle a lieu une fois par tour, dans un ordre fixe (UNT-13.1 à UNT-13.3).',
      'The Maintenance Phase is compulsory. It takes place once per turn, in a fixed order (UNT-13.1 to UNT-13.3).',
    ),
  ],
};

export const readiness: Chapter = {
  id: 'readiness',
  title: text('Redressé, épuisé', 'Ready, exhausted'),
  clauses: [
    clause(
      'UNT-5.1',
      'Un Animal ou une carte Puissance est soit redressé, soit épuisé. Épuiser une carte, c’est faire passer une carte redressée à l’état épuisé ; ce qui est déjà épuisé ne peut pas l’être de nouveau.',
      'An Animal or a Power card is either ready or exhausted. To exhaust a card is to turn a ready card exhausted; what is already exhausted cannot be exhausted again.',
    ),
    clause(
      'UNT-5.2',
      'Un Animal entre en jeu épuisé, sauf s’il a Déferlement ou s’il arrive par Ralliement.',
      'An Animal enters play exhausted, unless it has Rush or comes by Rally.',
    ),
    clause(
      'UNT-5.3',
      'Une carte jouée en tant que Puissance entre face cachée et redressée.',
      'A card played as Power enters face down and ready.',
    ),
  ],
};

export const otherActions: Chapter = {
  id: 'other-actions',
  title: text('Les actions une fois par tour', 'Actions once per turn'),
  clauses: [
    clause(
      'UNT-11.1',
      'Jouer une carte en tant que Puissance : une fois par tour, posez 1 carte de votre main face cachée dans votre zone de Puissance.',
      'Play as Power: once per turn, put 1 card from your hand face down into your Power zone.',
    ),
    clause(
      'UNT-11.2',
      'Avec 5 Puissances, cette action n’est plus possible.',
      'With 5 Power this action is no longer available.',
    ),
    clause(
      'UNT-11.3',
      'Capacité de Forteresse : une fois par tour, payez le coût de Soutien de votre Forteresse actuelle ; son effet se résout aussitôt.',
      'Stronghold ability: once per turn, pay the Support cost of your current Stronghold; its effect is resolved at once.',
    ),
    clause(
      'UNT-11.4',
      'Piocher : une fois par tour, payez 2 Puissances et piochez 1 carte.',
      'Draw: once per turn, pay 2 Power and draw 1 card.',
    ),
  ],
};

export const maintenance: Chapter = {
  id: 'maintenance',
  title: text('Phase d’Entretien', 'Maintenance Phase'),
  clauses: [
    clause(
      'UNT-13.1',
      'Étape 1 : redressez toutes vos cartes épuisées, Animaux et Puissances.',
      'Step 1: ready all your exhausted cards, Animals and Power.',
    ),
    clause(
      'UNT-13.2',
      'Étape 2 : piochez 2 cartes, l’une après l’autre.',
      'Step 2: draw 2 cards, one after the other.',
    ),
    clause(
      'UNT-13.3',
      'Étape 3 : posez exactement 1 carte de votre main, face visible, dans votre zone de Soutien.',
      'Step 3: put exactly 1 card from your hand, face up, into your Support zone.',
    ),
  ],
};
