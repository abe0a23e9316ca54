import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const turn: Chapter = {
  id: 'turn',
  title: text('Le tour', 'The turn'),
  clauses: [
    clause(
      'UNM-4.1',
      'À son tour, une armée fait exactement 2 actions.',
      'In its turn an army performs exactly 2 actions.',
    ),
    clause('UNM-4.2', 'Elle peut faire deux fois la même.', 'It may perform the same one twice.'),
    clause('UNM-4.3', 'Elle peut en faire deux différentes.', 'It may perform two different ones.'),
    clause(
      'UNM-4.4',
      'Les actions : manœuvre, stratagème, attaque.',
      'The actions are maneuver, scheme and attack.',
    ),
    clause(
      'UNM-4.5',
      'À la fin de son tour, une armée se défausse jusqu’à 7 cartes en main, à son choix.',
      'At the end of its turn an army discards down to 7 cards, of its choice.',
    ),
    clause(
      'UNM-4.6',
      'On ne peut pas passer une action ; la manœuvre est toujours possible, même sans pioche.',
      'An action cannot be skipped; a maneuver is always possible, even without a draw pile.',
    ),
    clause(
      'UNM-4.7',
      'Au début du tour, on note la case de chaque combattant, puis viennent les capacités de début de tour, puis la première action.',
      'At the start of a turn every fighter’s space is noted, then start-of-turn abilities resolve, then the first action.',
    ),
    clause(
      'UNM-4.8',
      'La main n’a pas d’autre limite que celle de la fin de son propre tour.',
      'Outside the end of an army’s own turn its hand has no limit.',
    ),
    clause(
      'UNM-4.9',
      'Puis joue l’armée suivante qui a encore un combattant.',
      'Then the next army that still has a fighter takes its turn.',
    ),
    clause(
      'UNM-4.10',
      'Si l’armée active perd son dernier combattant ou est éliminée, son tour s’arrête dès la fin du combat ou du stratagème en cours.',
      'If the active army loses its last fighter or is eliminated, its turn ends as soon as the running combat or scheme is finished.',
    ),
  ],
};

export const draw: Chapter = {
  id: 'draw',
  title: text('Manœuvre : la pioche', 'Maneuver: the draw'),
  clauses: [
    clause(
      'UNM-5.1',
      'Une manœuvre commence par une pioche, obligatoire.',
      'A maneuver starts with a draw, which is mandatory.',
    ),
    clause(
      'UNM-5.2',
      'On pioche la carte du dessus de son deck.',
      'The top card of the army’s deck is drawn.',
    ),
    clause('UNM-5.3', 'Elle rejoint la main.', 'It joins the hand.'),
    clause(
      'UNM-5.4',
      'En cours de tour, la main peut dépasser 7 cartes.',
      'During play a hand may hold more than 7 cards.',
    ),
    clause(
      'UNM-5.5',
      'Épuisement : qui doit piocher sans pioche ne pioche rien, et chacun de ses combattants sur le plateau perd aussitôt 2 points de vie.',
      'Exhaustion: an army that must draw without a draw pile draws nothing, and each of its fighters on the board loses 2 health at once.',
    ),
    clause(
      'UNM-5.6',
      'La défausse n’est jamais remélangée.',
      'The discard pile never becomes a new deck.',
    ),
    clause(
      'UNM-5.7',
      'L’épuisement vaut pour toute pioche, même par effet : on pioche une à une, chaque carte manquante est un épuisement.',
      'Exhaustion applies to every draw, by effects too: cards are drawn one by one, each missing card is one exhaustion.',
    ),
    clause(
      'UNM-5.8',
      'Piocher la dernière carte, ou avoir une pioche vide sans piocher, ne coûte rien.',
      'Drawing the last card, or having no draw pile without drawing, costs nothing.',
    ),
    clause(
      'UNM-5.9',
      'Défausser de la pioche, la regarder, y chercher ne sont pas des pioches.',
      'Discarding from the deck, looking at it or searching it are not draws.',
    ),
    clause(
      'UNM-5.10',
      'Un épuisement touche tous les combattants de l’armée à la fois, puis on vérifie les défaites. Il ne touche pas un coéquipier.',
      'One exhaustion hits all fighters of the army at once, then defeats are checked. It does not hit a team-mate.',
    ),
  ],
};

export const move: Chapter = {
  id: 'move',
  title: text('Manœuvre : le déplacement', 'Maneuver: movement'),
  clauses: [
    clause('UNM-6.1', 'Se déplacer est facultatif.', 'Moving is optional.'),
    clause(
      'UNM-6.2',
      'La valeur de déplacement de la carte Personnage vaut pour chaque combattant, héros et acolytes.',
      'The movement value on the character card goes for each fighter, hero and sidekicks alike.',
    ),
    clause(
      'UNM-6.3',
      'On ne va pas plus loin, sauf boost.',
      'Nobody moves farther, unless boosted.',
    ),
    clause(
      'UNM-6.4',
      'Pour booster, défaussez une carte de votre main.',
      'To boost, discard one card of your hand.',
    ),
    clause('UNM-6.5', 'Chaque armée a sa propre défausse.', 'Each army has its own discard pile.'),
    clause(
      'UNM-6.6',
      'Le boost de la carte s’ajoute au déplacement ; le reste de la carte ne compte pas.',
      'The card’s boost is added to the movement; the rest of the card is ignored.',
    ),
    clause(
      'UNM-6.7',
      'La carte d’un combattant vaincu peut servir de boost.',
      'A card whose fighter is defeated may be spent to boost.',
    ),
    clause(
      'UNM-6.8',
      'Les combattants bougent un par un, chacun d’autant de cases qu’on veut, jusqu’à la limite.',
      'Fighters move one at a time, each as many spaces as wished within the limit.',
    ),
    clause(
      'UNM-6.9',
      'On traverse un allié, jamais un ennemi.',
      'A fighter may pass through a friend, never through an enemy.',
    ),
    clause(
      'UNM-6.10',
      'Chaque pas mène à une case adjacente.',
      'Each step goes to an adjacent space.',
    ),
    clause(
      'UNM-6.11',
      'On ne s’arrête pas sur une case occupée.',
      'No fighter stops on an occupied space.',
    ),
    clause(
      'UNM-6.12',
      'Le boost se décide une fois, après la pioche et avant tout déplacement ; une carte au plus.',
      'The boost is decided once, after the draw and before anybody moves; one card at most.',
    ),
    clause(
      'UNM-6.13',
      'Le déplacement boosté vaut en entier pour chaque combattant.',
      'The boosted movement goes for each fighter in full.',
    ),
    clause(
      'UNM-6.14',
      'L’ordre est libre ; chacun bouge une fois au plus et finit avant que le suivant commence.',
      'The order is free; each moves at most once and finishes before the next starts.',
    ),
    clause(
      'UNM-6.15',
      'Un boost de 0 est permis, et booster sans bouger aussi.',
      'A boost of 0 is legal, and so is boosting without moving.',
    ),
    clause(
      'UNM-6.16',
      'Seuls comptent le départ et l’arrivée ; un plus court chemin est montré.',
      'Only start and destination matter; a shortest path is shown.',
    ),
    clause(
      'UNM-6.17',
      'Si la manœuvre est la première action du tour, on peut enchaîner la seconde au lieu d’un autre déplacement : elle met fin à la manœuvre.',
      'If the maneuver is the first action of the turn, the second may follow at once instead of another move: it ends the maneuver.',
    ),
  ],
};

export const scheme: Chapter = {
  id: 'scheme',
  title: text('Stratagème', 'Scheme'),
  clauses: [
    clause(
      'UNM-7.1',
      'La bannière d’un stratagème dit quel personnage peut le jouer.',
      'The banner of a scheme names the character who may play it.',
    ),
    clause('UNM-7.2', 'La carte est posée face visible.', 'The card is laid face up.'),
    clause(
      'UNM-7.3',
      'Le personnage doit être en jeu ; on le nomme. Quand plusieurs conviennent, c’est le héros : cela ne change rien à l’effet.',
      'The character must be in play; it is named. Where several may play the card it is the hero: that changes nothing in the effect.',
    ),
    clause(
      'UNM-7.4',
      'L’effet a lieu, puis la carte est défaussée.',
      'The effect happens, then the card is discarded.',
    ),
    clause(
      'UNM-7.5',
      'Une bannière acolyte vaut pour tout acolyte de l’armée sur le plateau ; la bannière libre pour tout combattant.',
      'A sidekick banner is satisfied by any own sidekick on the board; the free banner by any own fighter.',
    ),
    clause(
      'UNM-7.6',
      'Pendant sa résolution, la carte n’est ni en main, ni en pioche, ni en défausse.',
      'While it resolves, the card is in no hand, deck or discard.',
    ),
    clause(
      'UNM-7.7',
      'Un stratagème se joue même s’il ne fait rien ; on ne peut ni y répondre ni l’annuler.',
      'A scheme may be played even if it does nothing; it cannot be answered or cancelled.',
    ),
  ],
};
