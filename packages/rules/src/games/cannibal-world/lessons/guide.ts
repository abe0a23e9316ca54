import type { Guide } from '@tablee/engine';
import { text } from '@tablee/engine';

export const guide: Guide = {
  primer: {
    want: text(
      'Piller trois fois l’Habitat adverse quand aucune créature ne le garde : étourdie ou Pisteur, elle ne compte pas. Ou ne lui laisser aucune créature, en jeu, en main ni à piocher : nul si les vôtres, main comprise, ont moins de force que son Habitat de jetons.',
      'Pillage the enemy Habitat three times when no creature guards it: one that is stunned or a Tracker does not count. Or leave the enemy no creature in play, in hand or to draw: a draw if yours, hand included, have less strength than its Habitat has tokens.',
    ),
    do: text(
      'Quatre Viandes : jouer une créature (un Chef est gratuit), avancer, attaquer, utiliser une capacité, piocher ou piller en coûte 1. On attaque depuis la Chasse, devant, autant de fois que l’on paie ; le Couvert est derrière.',
      'Four meat: to play a creature (a Leader is free), move, attack, use an ability, draw or pillage costs 1. You attack from Hunt, in front, as often as you pay; Covert is behind.',
    ),
    mind: text(
      'Votre Viande ne revient à 4 qu’à la fin de votre tour : une esquive, 2 Viandes, se paie sur le tour suivant. Une capacité de créature ne sert qu’une fois.',
      'Your meat is back at 4 only when your turn ends: a dodge, 2 meat, is paid out of your next turn. A creature’s ability serves just once.',
    ),
  },
  firstTimes: {
    chooseDeck: text(
      'Chaque faction a sa manière. Les plus simples pour commencer sont les Chats, qui bondissent, et les Bannis, qui tirent ; les Rats sont les plus exigeants.',
      'Each faction has its way. The simplest to begin with are the Cats, who leap, and the Outcasts, who shoot; the Rats are the most demanding.',
    ),
    chooseHabitat: text(
      'Votre camp défend l’un de ces Habitats. Ils ne diffèrent que par leur image.',
      'Your camp defends one of these Habitats. They differ in their picture alone.',
    ),
    firstReinforcement: text(
      'Cette carte vous attendra : vous la piocherez quand vous voudrez, au lieu d’une inconnue. Prenez-en une qui donne des cartes ou de la Viande.',
      'This card will wait for you: draw it whenever you like, instead of an unknown one. Take one that gives cards or meat.',
    ),
    mulligan: text(
      'Une fois, vous pouvez changer les six. Il faut des créatures dès le début : votre Habitat se pille quand personne ne le garde. Qui commence n’a que 2 Viandes, pour compenser l’avance.',
      'Once you may exchange all six. You need creatures from the start: your Habitat is pillaged when nobody guards it. Whoever begins has just 2 meat, to make up for going first.',
    ),
    drawSource: text(
      'Pour chaque carte piochée : une inconnue du paquet principal, ou l’une de vos Renforts, que vous voyez. Ce que vous y laissez attend. S’il en faut plusieurs, un bouton les prend toutes au paquet principal.',
      'For every card drawn: an unknown one of the main deck, or one of your Reinforcements, which you see. What you leave there waits. Where you draw several, a button takes them all from the main deck.',
    ),
    mainAction: text(
      'Presque tout coûte 1 Viande ; gardez-en 1 pour piller. À Couvert, on n’est pas attaqué tant qu’une créature qui compte tient la Chasse ; mais on n’attaque, autant de fois qu’on paie, et ne pille que de la Chasse.',
      'Almost everything costs 1 meat; keep 1 to pillage an unguarded Habitat. In Covert a creature is not attacked while another that counts holds Hunt; but you attack, as often as you pay, and pillage from Hunt alone.',
    ),
    defend: text(
      'On vous attaque, et peut-être encore ensuite, même avec cette créature. Esquiver prend 2 Viandes de votre prochain tour. Passer accepte l’attaque. Le combat d’un Assaut est demandé à part ; des Tactiques sont parfois offertes ici.',
      'You are attacked, and may be again, even by the same creature. To dodge takes 2 meat from your next turn. To pass accepts the attack. The combat of an assault is asked apart; tactical abilities are sometimes offered here.',
    ),
    tactical: text(
      'Avant que les dégâts tombent, chaque camp peut agir : créatures en jeu ou cartes Action. Quand les deux passent de suite, le combat se règle.',
      'Before the damage falls both camps may act: creatures in play or Action cards. When both pass in a row, the combat is settled.',
    ),
    chooseTarget: text(
      'Choisissez qui l’effet atteint. Seul ce qui est éclairé est permis ; touchez le reste pour savoir pourquoi.',
      'Choose whom the effect reaches. What is lit is allowed; touch the rest to learn why not.',
    ),
    chooseBearer: text(
      'Une Action n’est pas une créature : dites laquelle des vôtres agit pour elle, ou en profite.',
      'An Action is no creature: say which of yours acts for it, or profits by it.',
    ),
    scatter: text(
      'Répartissez ces dégâts. Mieux vaut tuer une créature qu’en blesser deux : une blessée frappe toujours aussi fort.',
      'Divide this damage. Better to kill one creature than to hurt two: a hurt one still strikes as hard.',
    ),
    chargeSplit: text(
      'La charge fait plus de dégâts qu’il n’en faut : le surplus va à d’autres créatures de la zone. Aucune ne peut en subir plus que ses points de vie.',
      'The charge deals more damage than it needs: the rest goes to other creatures of the zone. None can take more than its life.',
    ),
    swapFighter: text(
      'Une autre de vos créatures combat à la place de celle qui est attaquée, dans sa zone ; y venir ainsi ne déclenche rien. Prenez une forte, ou une dont vous pouvez vous passer.',
      'Another of your creatures fights in place of the one attacked, in its zone; coming there triggers nothing. Take a strong one, or one you can spare.',
    ),
    bullseye: text(
      'Un tir ennemi va frapper. Une de vos créatures peut l’attirer sur elle, sans rien payer : utile si elle y survit, ou vaut moins que l’autre.',
      'An enemy shot is about to hit. One of your creatures can draw it, for nothing: useful if it survives, or is worth less than the other.',
    ),
    bullseyeBearer: text(
      'Tout le tir ira sur la créature que vous désignez. Choisissez celle qui y survit, ou celle qui vous manquera le moins.',
      'All of the shot goes to the creature you name. Choose one that survives it, or the one you will miss least.',
    ),
    armour: text(
      'L’Armure est gratuite, mais ne sert qu’une fois, et ce qu’elle empêche de trop est perdu. Utilisez-la quand elle sauve la créature.',
      'Armour is free, but serves once, and what it could prevent beyond that is lost. Use it when it saves the creature.',
    ),
    enterTrigger: text(
      'En arrivant, cette créature peut utiliser une capacité sans payer de Viande. Comme les autres, elle ne sert qu’une fois : voyez si elle vous aide maintenant.',
      'As it arrives this creature may use an ability for no meat. Like any other it serves once: see whether it helps you now.',
    ),
    rechargeTrigger: text(
      'Une capacité ne sert qu’une fois ; la recharger permet de l’utiliser encore. Gardez Recharger si une meilleure viendra bientôt.',
      'An ability serves once; recharging lets you use it again. Save the Recharge if a better one will come soon.',
    ),
    search: text(
      'La carte choisie va dans vos Renforts, où vous la piocherez quand vous voudrez. Prenez ce qui manque à votre plan.',
      'The card you choose goes to your Reinforcements, to be drawn whenever you like. Take what your plan lacks.',
    ),
    concede: text(
      'Seule cette partie serait perdue, le match continue. On ne peut abandonner qu’une fois par match.',
      'This game alone would be lost, the match goes on. You can give up just once in a match.',
    ),
    sideboard: text(
      'Entre deux parties, vous pouvez échanger des cartes avec votre réserve. Garder le paquet tel quel est toujours permis.',
      'Between two games you may exchange cards with your sideboard. Keeping the deck as it is is always allowed.',
    ),
  },
  setUp: {
    seats: 2,
    options: { mode: 'duel', decks: 'precon', match: 'single' },
    say: text(
      'Un duel avec les paquets de la boîte. Vous choisirez le vôtre quand la partie commence : les Chats ou les Bannis sont les plus simples.',
      'A duel with the decks of the box. You choose yours when the match begins: the Cats or the Outcasts are the simplest.',
    ),
  },
};
