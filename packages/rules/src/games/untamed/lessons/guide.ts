import type { Guide } from '@tablee/engine';
import { text } from '@tablee/engine';

export const guide: Guide = {
  primer: {
    want: text(
      'Détruire les Forteresses adverses : en duel, chacun en a trois, l’une après l’autre, de 7 en Santé ; qui perd sa troisième Forteresse a perdu.',
      'Destroy the enemy Strongholds: in a duel each player has three, one after the other, of 7 Health; whoever loses their third Stronghold has lost.',
    ),
    do: text(
      'À votre tour : une carte en Puissance, puis autant d’Animaux et d’Objets que la Puissance en paie, puis les attaques de vos Animaux redressés.',
      'On your turn: one card as Power, then as many Animals and Items as your Power pays for, then the attacks of your ready Animals.',
    ),
    mind: text(
      'Un Animal attaqué riposte, et les dégâts restent. La Garde doit être attaquée d’abord. Devoir piocher d’un deck vide fait perdre.',
      'An attacked Animal strikes back, and damage stays. A Guard must be attacked first. Having to draw from an empty deck loses.',
    ),
  },
  firstTimes: {
    chooseFaction: text(
      'Une faction vous donne ses cartes et sa Forteresse. Aucune n’est mauvaise : pour commencer, prenez-en trois qui vous plaisent, comme Tigre, Lapin et Rat.',
      'A faction gives you its cards and its Stronghold. None is bad: to begin with take three you like, such as Tiger, Rabbit and Rat.',
    ),
    stackStrongholds: text(
      'La première est attaquée d’abord, et sa capacité est la seule utilisable. En tête, celle dont la capacité sert dès le début.',
      'The first one is attacked first, and its ability is the only one you can use. On top: the one whose ability helps from the start.',
    ),
    teamStrongholds: text(
      'Votre équipe défend ces Forteresses ensemble. Seule celle du dessus a sa capacité : gardez celles qui servent à vous tous.',
      'Your team defends these Strongholds together. The top one alone has its ability: keep those that help all of you.',
    ),
    confirmStack: text(
      'Un équipier propose cette pile ; la Forteresse du dessus sera attaquée la première. Un autre avis ? Vous pourrez proposer la vôtre.',
      'A team-mate proposes this pile; the Stronghold on top is attacked first. Another idea? You can propose your own.',
    ),
    alphaVolunteer: text(
      'L’Alpha joue seul contre tous, avec plus de cartes et des Forteresses bien plus solides. Laissez-le à qui connaît déjà le jeu.',
      'The Alpha plays alone against all, with more cards and far sturdier Strongholds. Leave it to somebody who knows the game.',
    ),
    mulligan: text(
      'Une fois, vous pouvez changer toute cette main. Gardez-la si plusieurs cartes coûtent 1 ou 2 : elles font vos premiers tours.',
      'Once you may exchange this whole hand. Keep it if several cards cost 1 or 2: they make your first turns.',
    ),
    openingSupport: text(
      'Le Soutien est une réserve qui paie les capacités. La carte posée n’est plus en main : prenez-en une trop chère pour bientôt.',
      'Support is a reserve that pays for abilities. The card leaves your hand: take one that is too dear to be played soon.',
    ),
    mainAction: text(
      'Dans l’ordre que vous voulez : une carte en Puissance par tour, des cartes payées en Puissance, des attaques. Terminez quand plus rien ne sert.',
      'In any order: one card a turn as Power, cards paid with Power, attacks. End when nothing more helps.',
    ),
    doneFlag: text(
      'Votre équipe joue en même temps que vous. Vous avez dit que vous avez fini, mais vous pouvez reprendre tant que les autres jouent.',
      'Your team plays at the same time as you. You have said that you are done, but may go on while the others still play.',
    ),
    maintenanceSupport: text(
      'Chaque fin de tour envoie une carte de votre main au Soutien, la réserve qui paie les capacités. La moins utile en main, donc.',
      'Every turn ends by putting a card of your hand into Support, the reserve that pays for abilities. The least useful in hand, then.',
    ),
    paySupport: text(
      'Payer en Soutien retire ces cartes de la partie. Celles-ci pourraient revenir par un effet de votre deck : gardez la meilleure.',
      'Paying with Support removes these cards from the game. These could come back by a card of your deck: keep the best.',
    ),
    useAbility: text(
      'Un effet facultatif. Un prix en Soutien, s’il y en a un, retire des cartes de votre réserve : utilisez-le s’il change quelque chose maintenant.',
      'An optional effect. A price in Support, if there is one, takes cards from your reserve: use it if it changes something now.',
    ),
    chooseMode: text(
      'La carte offre plusieurs effets et n’en fait qu’un : celui qui compte à cet instant.',
      'The card offers several effects and does one of them: the one that matters at this moment.',
    ),
    chooseTargets: text(
      'La carte dit ce qu’elle fait à sa cible : est-ce un bien ou un mal ? Ce qui est éclairé peut être choisi, à vous comme à d’autres.',
      'The card says what it does to its target: good or harm? What is lit can be chosen, be it yours or another’s.',
    ),
    chooseOpponent: text(
      'L’effet touche un seul adversaire. Visez qui vous menace, ou qui vous devez faire tomber pour gagner.',
      'The effect hits one opponent alone. Aim at whoever threatens you, or whoever you have to bring down to win.',
    ),
    chooseAmount: text(
      'C’est vous qui dites combien de dégâts. La carte dit ce que chaque point apporte, ou ce qu’elle donne une seule fois.',
      'You say how much damage. The card says what each point brings, or what it gives just once.',
    ),
    distribute: text(
      'Partagez ces dégâts comme vous voulez. Mieux vaut battre un Animal pour de bon qu’en blesser deux : qui survit attaque encore.',
      'Share this damage as you like. Better to beat one Animal for good than to hurt two: what survives still attacks.',
    ),
    discard: text(
      'Une carte défaussée rejoint votre Soutien, la réserve : elle paiera encore une capacité. Défaussez ce que vous joueriez en dernier.',
      'A discarded card joins your Support, the reserve: it can still pay for an ability. Discard what you would play last.',
    ),
    omen: text(
      'Vous voyez vos prochaines cartes : laissez dessus celle que vous voulez piocher, glissez dessous celles qui ne servent pas encore.',
      'You see your next cards: leave on top the one you want to draw, put under the deck those that are of no use yet.',
    ),
    bottomRevealed: text(
      'Cette carte est la prochaine que vous piocherez. Si elle ne vous sert pas, glissez-la dessous.',
      'This card is the next you will draw. If it is no use to you, put it under the deck.',
    ),
    orderEffects: text(
      'Plusieurs effets sont à vous en même temps : ils se produiront dans l’ordre que vous donnez. Le plus urgent d’abord.',
      'Several effects of yours happen at the same time: they come in the order you give. The most urgent first.',
    ),
    rallyPlay: text(
      'Une Forteresse est tombée, et cela fait piocher. Les cartes au symbole Ralliement se jouent maintenant sans Puissance, les autres restent en main.',
      'A Stronghold has fallen, and that draws cards. Those with the Rally symbol may be played now for no Power, the others stay in hand.',
    ),
    alphaDraw: text(
      'Plus de cartes, c’est plus de choix ; mais votre deck ne se refait pas, et devoir piocher d’un deck vide fait perdre.',
      'More cards are more choice; but your deck is never refilled, and having to draw from an empty one loses.',
    ),
  },
  setUp: {
    seats: 2,
    options: { mode: 'duel', draft: 'random', factionPool: 'base9' },
    say: text(
      'Un duel avec les factions de base, tirées au sort : pas de choix à faire parmi des cartes encore inconnues.',
      'A duel with the basic factions, drawn by lot: no choosing among cards you do not know yet.',
    ),
  },
};
