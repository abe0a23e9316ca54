import type { Guide } from '@tablee/engine';
import { text } from '@tablee/engine';

export const guide: Guide = {
  primer: {
    want: text(
      'Le plus de points après trois âges. À la fin de chaque âge, qui a le plus de cubes dans un royaume prend sa tuile ; la deuxième place vaut 3 points.',
      'The most points after three ages. At the end of each age, whoever has the most cubes in a kingdom takes its tile; second place is worth 3 points.',
    ),
    do: text(
      'À votre tour, une chose : jouer une carte à un royaume dont le décret l’admet et y poser un cube, rallier pour changer de cartes, ou passer.',
      'On your turn, one thing: play a card at a kingdom whose decree admits it and lay a cube there, rally for other cards, or pass.',
    ),
    mind: text(
      'Prendre une capitale met fin à votre âge, comme passer. Une égalité en tête se règle par une bataille (gardez une carte haute) ou, si la table joue le traité de paix, par la capitale.',
      'Taking a capital ends your age, as passing does. A tie for the lead is settled by a battle (keep a high card) or, where the table plays the peace treaty, by the capital.',
    ),
  },
  firstTimes: {
    takeTurn: text(
      'Une action par tour. Un cube compte là où il change qui est devant ; les cartes allumées peuvent être jouées, une carte éteinte dit pourquoi quand on la touche.',
      'One action a turn. A cube counts where it changes who leads; lit cards can be played, a dark one says why when you touch it.',
    ),
    battleCard: text(
      'Vous avez autant de cubes qu’un autre : une carte de votre main décide. La plus haute gagne, mais un 1 bat un 8. Les cartes révélées sont défaussées.',
      'You have as many cubes as somebody else: a card of your hand decides. The highest wins, but a 1 beats an 8. Revealed cards are discarded.',
    ),
    battleReinforcement: text(
      'Chaque renfort ajoute 2 à votre carte révélée. Ceux que vous gardez valent 1 point à la fin : ne les jouez que s’ils changent l’issue.',
      'Each reinforcement adds 2 to your revealed card. Those you keep are worth 1 point at the end: play them only if they change the outcome.',
    ),
    chooseHouse: text(
      'Les Maisons ne diffèrent que par leur couleur et leur signe : prenez celle qui vous plaît.',
      'Houses differ in colour and sign alone: take the one you like.',
    ),
    rivalBonusChoice: text(
      'Les deux cartes bonus du rival pourraient être jouées : une seule le sera. Choisissez celle qui vous gêne le moins.',
      'Both bonus cards of your rival could be played: only one will be. Choose the one that hurts you least.',
    ),
    soloBattleCard: text(
      'Des cartes de la pioche seront révélées pour le rival : si une seule bat la vôtre, il gagne. Votre plus haute carte, donc, ou un 1 par audace.',
      'Cards of the draw pile will be revealed for the rival: if even one beats yours, it wins. So your highest card, or a daring 1.',
    ),
  },
  setUp: {
    seats: 2,
    options: { tieRule: 'treaty', houses: 'chairs' },
    say: text(
      'À deux, et avec le traité de paix : à égalité, qui tient la capitale l’emporte ; sinon chacun marque la tuile entière. Pas de bataille à apprendre.',
      'Two of you, and the peace treaty: in a tie whoever holds the capital wins; if nobody does, each scores the whole tile. No battles to learn.',
    ),
  },
};
