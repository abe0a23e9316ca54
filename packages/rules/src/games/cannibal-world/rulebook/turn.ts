import type { Chapter } from '../../../table/rulebook.ts';
import { clause, text } from '../../../table/rulebook.ts';

export const turn: Chapter = {
  id: 'turn',
  title: text('Le tour', 'The turn'),
  clauses: [
    clause(
      'CAN-4.1',
      'Les joueurs alternent ; un tour compte une phase de pioche, une phase principale, une phase finale.',
      'Players alternate; a turn has a draw phase, a main phase and an end phase.',
    ),
    clause(
      'CAN-4.2',
      'Pioche : une carte, puis d’autres tant que la main en compte moins de trois.',
      'Draw phase: one card, then more while the hand has fewer than three.',
    ),
    clause(
      'CAN-4.3',
      'Phase principale : les actions que l’on veut, dans l’ordre voulu, autant qu’on peut payer ; un seul pillage.',
      'Main phase: any actions in any order, as long as they can be paid; one pillage only.',
    ),
    clause(
      'CAN-4.4',
      'Phase finale : la Viande est remise à quatre, rien ne se cumule.',
      'End phase: meat is set to four, nothing accumulates.',
    ),
    clause(
      'CAN-4.5',
      'Cette Viande sert au tour adverse, pour esquiver ou pour les Tactiques, puis au sien ; ce qui est dépensé manquera.',
      'This meat serves in the opponent’s turn, for dodges and tactical abilities, then in the own turn; what is spent is missing later.',
    ),
    clause(
      'CAN-4.6',
      'Capacités utilisées, étourdissements et dégâts restent d’un tour à l’autre.',
      'Used abilities, stuns and damage stay from turn to turn.',
    ),
    clause(
      'CAN-4.7',
      'Aucune action n’est obligatoire, sauf pour une faction épuisée.',
      'No action is compulsory, except for an exhausted faction.',
    ),
    clause(
      'CAN-4.8',
      'Une créature peut combattre plusieurs fois par tour, chaque fois en payant, même celui de son arrivée.',
      'A creature may fight several times a turn, paid each time, even in the turn it arrives.',
    ),
  ],
};

export const draw: Chapter = {
  id: 'draw',
  title: text('Piocher', 'Drawing'),
  clauses: [
    clause(
      'CAN-5.1',
      'À chaque pioche, carte par carte, on choisit : paquet principal ou Renforts.',
      'For every single draw the player chooses: main deck or Reinforcements.',
    ),
    clause(
      'CAN-5.2',
      'Dans les Renforts, on regarde et l’on prend la carte que l’on veut.',
      'From the Reinforcements the player looks and takes any card.',
    ),
    clause(
      'CAN-5.3',
      'Des Renforts vidés par une pioche reçoivent aussitôt la carte du dessus du paquet principal.',
      'Reinforcements emptied by a draw get the top card of the main deck at once.',
    ),
    clause(
      'CAN-5.4',
      'On peut toujours regarder ses Renforts ; les autres jamais.',
      'A player may always look at the own Reinforcements; others never.',
    ),
    clause('CAN-5.5', 'La main n’a pas de limite.', 'There is no hand limit.'),
  ],
};

export const exhausted: Chapter = {
  id: 'exhausted',
  title: text('La faction épuisée', 'The exhausted faction'),
  clauses: [
    clause(
      'CAN-6.1',
      'Qui doit piocher sans plus aucune carte est épuisé jusqu’à la fin de la partie.',
      'Whoever has to draw with no card left is exhausted for the rest of the game.',
    ),
    clause(
      'CAN-6.2',
      'Un joueur épuisé n’ajoute plus rien à ses Renforts.',
      'An exhausted player adds nothing to the Reinforcements any more.',
    ),
    clause(
      'CAN-6.3',
      'Il doit dépenser toute sa Viande : tant qu’une action forcée est possible, il ne peut finir son tour.',
      'All meat has to be spent: while a forced action is possible, the turn cannot end.',
    ),
    clause(
      'CAN-6.4',
      'Après un pillage dans ce tour, il finit ou continue à son gré.',
      'After a pillage in this turn the player may stop or go on.',
    ),
    clause(
      'CAN-6.5',
      'Les capacités ne sont jamais obligatoires, mais elles dépensent de la Viande.',
      'Abilities are never compulsory, but they spend meat.',
    ),
  ],
};

export const victory: Chapter = {
  id: 'victory',
  title: text('La victoire', 'Victory'),
  clauses: [
    clause(
      'CAN-7.1',
      'Le troisième pillage gagne aussitôt, sans autre vérification.',
      'The third pillage wins at once, nothing else is looked at.',
    ),
    clause(
      'CAN-7.2',
      'Est éliminé qui n’a plus de carte à piocher, plus de Créature en jeu ni en main, ni d’Action qui en ramènerait une.',
      'Eliminated is who has no card to draw, no Creature in play or in hand, and no Action that could bring one.',
    ),
    clause(
      'CAN-7.3',
      'Tant qu’on peut piocher, on est réputé avoir des créatures.',
      'Whoever can still draw counts as having creatures.',
    ),
    clause('CAN-7.4', 'L’éliminé montre sa main.', 'The eliminated player shows the hand.'),
    clause(
      'CAN-7.5',
      'Victoire à la Pyrrhus : si les Créatures du vainqueur, en jeu et en main, pèsent moins que les jetons restants de l’Habitat vaincu, la partie est nulle.',
      'Pyrrhic victory: if the winner’s Creatures in play and in hand add up to less than the tokens left on the loser’s Habitat, the game is a draw.',
    ),
  ],
};

export const damage: Chapter = {
  id: 'damage',
  title: text('Dégâts et étourdissement', 'Damage and stun'),
  clauses: [
    clause(
      'CAN-8.1',
      'Il y a des dégâts de combat et des dégâts directs ; chaque effet dit lesquels.',
      'There is combat damage and direct damage; each effect says which.',
    ),
    clause(
      'CAN-8.2',
      'Les dégâts restent et ne diminuent pas la force.',
      'Damage stays and does not lower strength.',
    ),
    clause(
      'CAN-8.3',
      'Une créature qui a autant de dégâts que de vie meurt : sa carte va à la défausse de son propriétaire, sans ses jetons.',
      'A creature with as much damage as life dies: its card goes to its owner’s discard pile, without its tokens.',
    ),
    clause(
      'CAN-8.4',
      'Étourdie, elle n’esquive pas, n’engage pas de combat, n’utilise pas de capacité ; elle reste une cible.',
      'Stunned, it does not dodge, start combats or use abilities; it stays a target.',
    ),
    clause(
      'CAN-8.5',
      'Étourdie, elle n’inflige pas de dégâts de combat, mais elle en subit.',
      'Stunned, it deals no combat damage, but takes it.',
    ),
    clause(
      'CAN-8.6',
      'Étourdie, elle ne compte pas dans sa zone.',
      'Stunned, it does not count in its zone.',
    ),
    clause(
      'CAN-8.7',
      'Elle le reste jusqu’à ce qu’une action ou un effet la relève.',
      'It stays so until an action or effect recovers it.',
    ),
  ],
};
