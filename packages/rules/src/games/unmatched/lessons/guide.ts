import type { Guide } from '@tablee/engine';
import { text } from '@tablee/engine';

export const guide: Guide = {
  primer: {
    want: text(
      'Vaincre le héros d’en face : le mettre à 0 point de vie. Perdre un acolyte ne fait pas perdre la partie.',
      'Defeat the hero across the table: bring it to 0 health. Losing a sidekick does not lose the match.',
    ),
    do: text(
      'Deux actions par tour : manœuvrer (piocher une carte, puis déplacer vos combattants), jouer un stratagème, ou attaquer. Attaque moins défense, c’est la blessure.',
      'Two actions a turn: maneuver (draw a card, then move your fighters), play a scheme, or attack. Attack minus defense is the wound.',
    ),
    mind: text(
      'Votre pioche est votre horloge : elle ne se mélange jamais de nouveau, et piocher quand elle est vide blesse tous vos combattants. Gardez de quoi vous défendre.',
      'Your deck is your clock: it is never shuffled again, and drawing from an empty deck wounds all your fighters. Keep something to defend with.',
    ),
  },
  firstTimes: {
    chooseHero: text(
      'Chaque héros a son deck, son acolyte et sa capacité. En mêlée on attaque la case voisine, à distance toute sa couleur. Touchez un héros pour tout lire.',
      'Each hero has a deck, a sidekick and a power of its own. In melee one attacks the next space, at range the whole colour. Touch a hero to read all of it.',
    ),
    chooseSize: text(
      'Grande, Alice attaque à +2 ; petite, elle se défend à +1. Ses cartes la font changer pendant la partie.',
      'Big, Alice attacks at +2; small, she defends at +1. Her cards make her change during the match.',
    ),
    placeSidekicks: text(
      'Un acolyte combat comme un héros et barre le passage : placez-le où il gênera l’ennemi. Les ronds noirs sont les départs, dans l’ordre du jeu : qui joue en deuxième part du 2.',
      'A sidekick fights like a hero and blocks the way: place it in the enemy’s. The black discs are the starts, in the order of play: whoever plays second starts at 2.',
    ),
    chooseAction: text(
      'Deux actions par tour, deux fois la même si vous voulez. Manœuvrer apporte une carte ; attaquer demande une cible à portée et une carte d’attaque.',
      'Two actions a turn, the same twice if you like. A maneuver brings a card; an attack takes a target in reach and an attack card.',
    ),
    moveFighters: text(
      'Chacun de vos combattants peut bouger, ou non. Défausser une carte ajoute son boost au mouvement de tous : pratique pour arriver au contact.',
      'Each of your fighters may move, or stay. Discarding a card adds its boost to the movement of all: handy to close in.',
    ),
    commitDefense: text(
      'On vous attaque ; la carte ennemie est cachée. La valeur de votre défense se retire de la blessure. Ne rien jouer garde vos cartes, mais laisse tout passer.',
      'You are attacked; the enemy’s card is hidden. The value of your defense is taken off the wound. Playing nothing keeps your cards, but lets everything through.',
    ),
    commitBoost: text(
      'Quand le roi Arthur attaque, une deuxième carte peut s’ajouter, cachée : son boost compte à l’attaque. Si ses effets sont annulés, elle peut être perdue.',
      'When King Arthur attacks, a second card may be added face down: its boost counts for the attack. If the attack’s effects are cancelled, it may be lost.',
    ),
    boostAttack: text(
      'Votre carte permet d’ajouter le boost d’une autre à cette attaque. Celle-ci est défaussée : utile si la différence fait mal.',
      'Your card lets you add the boost of another to this attack. That one is discarded: worth it if the difference hurts.',
    ),
    chooseTarget: text(
      'L’effet d’une carte vise un combattant. Les vôtres comptent aussi si la carte ne dit pas le contraire : regardez bien lequel.',
      'The effect of a card aims at a fighter. Friends count too unless the card says otherwise: mind which one.',
    ),
    chooseOptions: text(
      'La carte offre plusieurs effets : prenez ceux qui servent maintenant, dans l’ordre où vous voulez qu’ils arrivent.',
      'The card offers several effects: take those that serve now, in the order in which they should happen.',
    ),
    chooseSpaces: text(
      'Désignez les cases dont parle la carte. Les couleurs sont les zones : une case de deux couleurs est dans les deux.',
      'Name the spaces the card speaks of. Colours are zones: a space of two colours is in both.',
    ),
    discardOwn: text(
      'Une carte de votre main doit partir. Une carte dont le combattant est vaincu ne sert plus qu’à son boost.',
      'A card of your hand has to go. One whose fighter is defeated is good for its boost alone.',
    ),
    discardTheirs: text(
      'Vous voyez la main adverse et en défaussez une carte. Leur meilleure défense, ou celle que vous craignez le plus.',
      'You see the opposing hand and discard a card of it. Their best defense, or the one you fear most.',
    ),
    discardToLimit: text(
      'À la fin de votre tour, pas plus de 7 cartes en main. Gardez de quoi attaquer et de quoi vous défendre.',
      'At the end of your turn you may hold no more than 7 cards. Keep something to attack and something to defend with.',
    ),
    moveByEffect: text(
      'Un effet déplace un combattant, jusqu’au nombre imprimé. On traverse ses amis, jamais l’ennemi. Vous pouvez aussi le laisser.',
      'An effect moves a fighter, up to the printed number. One passes through friends, never through the enemy. It may also stay.',
    ),
    pickCombatantMove: text(
      'Vous avez gagné ce combat : déplacez l’un des deux combattants. Écartez l’ennemi, ou mettez le vôtre à l’abri.',
      'You have won this combat: move one of the two combatants. Push the enemy away, or bring your own to safety.',
    ),
    placeByEffect: text(
      'Placer n’est pas se déplacer : n’importe quelle case libre, sans chemin. Une fuite, ou une attaque surprise.',
      'Placing is not moving: any empty space, without a path. An escape, or an ambush.',
    ),
    prophecyTake: text(
      'Vous voyez le dessus de votre pioche. Prenez ce qui sert ce tour-ci ou vous défendra au prochain.',
      'You see the top of your deck. Take what serves this turn, or defends you in the next.',
    ),
    prophecyOrder: text(
      'Les autres cartes retournent sur la pioche, dans l’ordre que vous voulez : la première se pioche en premier.',
      'The other cards go back on the deck, in any order you like: the first is drawn first.',
    ),
    returnHarpy: text(
      'Une Harpie vaincue revient : choisissez où. Une cible de plus pour l’ennemi, un passage de moins.',
      'A defeated Harpy comes back: choose where. One more target for the enemy, one way less.',
    ),
    useGaze: text(
      'Au début de son tour, Méduse peut infliger 1 blessure à un combattant ennemi de sa couleur. Cela ne coûte ni carte ni action.',
      'At the start of her turn Medusa may deal 1 damage to an enemy fighter of her colour. It costs neither a card nor an action.',
    ),
  },
  setUp: {
    seats: 2,
    options: {
      mode: 'duel',
      board: 'marmoreal',
      heroSelection: 'assigned',
      hero1: 'alice',
      hero2: 'medusa',
    },
    say: text(
      'Alice contre Méduse sur Marmoréal : un héros en mêlée et un à distance, faciles à lire, sur le plateau le plus simple.',
      'Alice against Medusa on Marmoreal: one hero in melee and one at range, easy to read, on the simpler board.',
    ),
  },
};
