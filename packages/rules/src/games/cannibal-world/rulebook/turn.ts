import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const turn: Chapter = {
  id: 'turn',
  title: text('Le tour', 'The turn'),
  clauses: [
    clause(
      'CAN-4.1',
      'Les joueurs jouent chacun leur tour. Un tour a trois phases : la phase de pioche, la phase principale et la phase finale.',
      'Players take turns. A turn has three phases: the draw phase, the main phase and the end phase.',
    ),
    clause(
      'CAN-4.2',
      'Phase de pioche : vous piochez une carte. Si vous en avez alors moins de trois en main, vous continuez jusqu’à en avoir trois.',
      'Draw phase: you draw a card. If you then hold fewer than three, you go on until you hold three.',
    ),
    clause(
      'CAN-4.3',
      'Phase principale : vous faites les actions que vous voulez, dans l’ordre que vous voulez et aussi souvent que vous pouvez les payer. Seul le pillage est limité à un par tour.',
      'Main phase: you take any actions, in any order and as often as you can pay for them. Only pillaging is limited to once per turn.',
    ),
    clause(
      'CAN-4.4',
      'Phase finale : vos jetons Viande reviennent à quatre. Ceux qui vous restaient ne s’y ajoutent pas.',
      'End phase: your meat tokens are set to four. Those you had left do not add to them.',
    ),
    clause(
      'CAN-4.5',
      'Ces quatre jetons servent pendant le tour adverse, pour esquiver ou pour des capacités Tactiques, puis pendant le vôtre : ce que vous dépensez chez l’autre vous manquera chez vous.',
      'These four tokens serve in the opponent’s turn, for dodges and tactical abilities, and then in your own: what you spend in theirs you will miss in yours.',
    ),
    clause(
      'CAN-4.6',
      'Les capacités utilisées, les créatures étourdies et les dégâts restent tels quels d’un tour à l’autre.',
      'Used abilities, stunned creatures and damage stay as they are from turn to turn.',
    ),
    clause(
      'CAN-4.7',
      'Aucune action n’est obligatoire, sauf pour une faction épuisée.',
      'No action is compulsory, except for an exhausted faction.',
    ),
    clause(
      'CAN-4.8',
      'Une même créature peut combattre plusieurs fois dans un tour, même celui de son arrivée, tant que vous payez chaque combat.',
      'The same creature may fight several times in a turn, even in the turn it arrives, as long as you pay for each combat.',
    ),
  ],
};

export const draw: Chapter = {
  id: 'draw',
  title: text('Piocher', 'Drawing'),
  clauses: [
    clause(
      'CAN-5.1',
      'Pour chaque carte que vous piochez, vous choisissez entre votre paquet principal et votre paquet de Renforts.',
      'For every card you draw you choose between your main deck and your Reinforcement deck.',
    ),
    clause(
      'CAN-5.2',
      'Dans vos Renforts, vous regardez les cartes et vous prenez celle que vous voulez.',
      'In your Reinforcements you look at the cards and take whichever you like.',
    ),
    clause(
      'CAN-5.3',
      'Si une pioche vide vos Renforts, la première carte de votre paquet principal y passe aussitôt.',
      'If a draw empties your Reinforcements, the top card of your main deck goes there at once.',
    ),
    clause(
      'CAN-5.4',
      'Vous pouvez toujours regarder vos propres Renforts, mais personne d’autre ne le peut.',
      'You may always look at your own Reinforcements, but nobody else may.',
    ),
    clause(
      'CAN-5.5',
      'Le nombre de cartes en main n’est pas limité.',
      'There is no limit to the number of cards in hand.',
    ),
  ],
};

export const exhausted: Chapter = {
  id: 'exhausted',
  title: text('La faction épuisée', 'The exhausted faction'),
  clauses: [
    clause(
      'CAN-6.1',
      'Si vous devez piocher et qu’il ne vous reste aucune carte, ni dans le paquet principal ni dans les Renforts, votre faction est épuisée jusqu’à la fin de la partie.',
      'If you have to draw and no card is left, neither in your main deck nor in your Reinforcements, your faction is exhausted for the rest of the game.',
    ),
    clause(
      'CAN-6.2',
      'Une faction épuisée n’ajoute plus de cartes à ses Renforts.',
      'An exhausted faction adds no more cards to its Reinforcements.',
    ),
    clause(
      'CAN-6.3',
      'Une faction épuisée doit dépenser toute sa Viande : tant qu’une action forcée est possible, son tour ne peut pas finir.',
      'An exhausted faction has to spend all its meat: while a forced action is possible, its turn cannot end.',
    ),
    clause(
      'CAN-6.4',
      'Dès qu’elle a pillé pendant ce tour, elle peut s’arrêter ou continuer.',
      'Once it has pillaged in this turn, it may stop or go on.',
    ),
    clause(
      'CAN-6.5',
      'Elle n’est jamais forcée d’utiliser une capacité, mais elle peut le faire pour dépenser de la Viande.',
      'It is never forced to use an ability, but it may do so to spend meat.',
    ),
  ],
};

export const victory: Chapter = {
  id: 'victory',
  title: text('La victoire', 'Victory'),
  clauses: [
    clause(
      'CAN-7.1',
      'Le troisième pillage donne la victoire sur-le-champ ; on ne vérifie rien d’autre.',
      'The third pillage wins on the spot; nothing else is checked.',
    ),
    clause(
      'CAN-7.2',
      'Un joueur est éliminé quand il n’a plus de carte à piocher, plus de Créature en jeu ni en main, et plus d’Action qui pourrait lui en ramener une.',
      'A player is eliminated who has no card left to draw, no Creature in play or in hand, and no Action that could bring one back.',
    ),
    clause(
      'CAN-7.3',
      'Tant qu’un joueur peut piocher, on considère qu’il peut avoir des créatures.',
      'As long as a player can draw, they count as possibly having creatures.',
    ),
    clause(
      'CAN-7.4',
      'Le joueur éliminé montre sa main.',
      'The eliminated player shows their hand.',
    ),
    clause(
      'CAN-7.5',
      'Victoire à la Pyrrhus : si la force totale des Créatures du vainqueur, en jeu et en main, est inférieure au nombre de jetons restants sur l’Habitat du vaincu, la partie est nulle.',
      'Pyrrhic victory: if the total strength of the winner’s Creatures, in play and in hand, is lower than the number of tokens left on the loser’s Habitat, the game is a draw.',
    ),
  ],
};

export const damage: Chapter = {
  id: 'damage',
  title: text('Dégâts et étourdissement', 'Damage and stun'),
  clauses: [
    clause(
      'CAN-8.1',
      'Il y a deux sortes de dégâts : les dégâts de combat et les dégâts directs. Chaque effet dit lesquels il inflige ou empêche.',
      'There are two kinds of damage: combat damage and direct damage. Each effect says which one it deals or prevents.',
    ),
    clause(
      'CAN-8.2',
      'Les dégâts restent sur la créature. Ils ne diminuent pas sa force.',
      'Damage stays on the creature. It does not lower its strength.',
    ),
    clause(
      'CAN-8.3',
      'Une créature qui a autant de dégâts que de points de vie meurt : sa carte va dans la défausse de son propriétaire, sans ses jetons.',
      'A creature with as much damage as life dies: its card goes to its owner’s discard pile, without its tokens.',
    ),
    clause(
      'CAN-8.4',
      'Une créature étourdie ne peut ni esquiver, ni engager le combat, ni utiliser de capacité. Elle reste une cible.',
      'A stunned creature can neither dodge, nor engage in combat, nor use abilities. It can still be targeted.',
    ),
    clause(
      'CAN-8.5',
      'Dans un combat, une créature étourdie n’inflige pas de dégâts de combat, mais elle en subit.',
      'In a combat a stunned creature deals no combat damage, but it takes damage.',
    ),
    clause(
      'CAN-8.6',
      'Une créature étourdie ne compte pas dans sa zone : elle ne garde ni Couvert ni l’Habitat.',
      'A stunned creature does not count in its zone: it guards neither Covert nor the Habitat.',
    ),
    clause(
      'CAN-8.7',
      'Une créature reste étourdie jusqu’à ce qu’une action ou un effet la relève.',
      'A creature stays stunned until an action or an effect lets it recover.',
    ),
  ],
};
