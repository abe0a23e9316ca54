import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const goal: Chapter = {
  id: 'goal',
  title: text('Le but', 'The goal'),
  clauses: [
    clause(
      'CAN-1.1',
      'Vous gagnez aussitôt la partie quand vous pillez l’Habitat adverse pour la troisième fois.',
      'You win the game at once when you pillage the enemy Habitat for the third time.',
    ),
    clause(
      'CAN-1.2',
      'Vous gagnez aussi quand vous avez éliminé toutes les créatures de l’adversaire : en jeu, en main et dans ses paquets.',
      'You also win when you have eliminated all of your opponent’s creatures: in play, in hand and in the decks.',
    ),
    clause(
      'CAN-1.3',
      'Une seule de ces deux conditions suffit.',
      'Either of these two conditions is enough.',
    ),
  ],
};

export const components: Chapter = {
  id: 'components',
  title: text('Les cartes', 'The cards'),
  clauses: [
    clause(
      'CAN-2.1',
      'Une carte Créature porte un nombre qui est à la fois sa force et ses points de vie, une valeur, une rareté et jusqu’à deux capacités.',
      'A Creature card shows one number that is both its strength and its life, a value, a rarity and up to two abilities.',
    ),
    clause(
      'CAN-2.2',
      'Une carte Action porte une valeur, une rareté et une ou deux capacités, mais ni force ni points de vie.',
      'An Action card shows a value, a rarity and one or two abilities, but neither strength nor life.',
    ),
    clause(
      'CAN-2.3',
      'La couleur d’une capacité dit quand et depuis quelle zone elle s’utilise ; son symbole dit ce qu’elle fait.',
      'The colour of an ability says when and from which zone it is used; its symbol says what it does.',
    ),
    clause(
      'CAN-2.4',
      'Chaque faction a une carte Habitat. Elle ne fait pas partie du paquet et n’a pas de capacité.',
      'Each faction has a Habitat card. It is not part of the deck and has no ability.',
    ),
    clause(
      'CAN-2.5',
      'Chaque paquet préconstruit contient un Chef : il est plus fort que les autres cartes et se joue gratuitement.',
      'Each preconstructed deck holds one Leader, who is stronger than the other cards and is played for free.',
    ),
    clause(
      'CAN-2.6',
      'Il y a quatre factions. Les Rats, petits, nombreux et vifs, frappent sans être touchés et font revenir leurs morts (Feinte, Prolifération de Rats). Les Chats, traîtres et redoutables, bondissent de l’ombre et changent de combattant (Saut de félin, Échanger). Les Chiens, forts et solidaires, se sacrifient pour les leurs et renversent tout un rang (Loyauté, Charge canine). Les Bannis, bêtes mais roublards, trouvent toujours la carte qu’il faut et se resservent de leurs tours (Tactiques des Bannis, Recharger).',
      'There are four factions. The Rats, small, quick and many, strike without being hit and bring back their dead (Feint, Rat Proliferation). The Cats, treacherous and fierce, leap from the shadows and change fighters (Feline Leap, Swap). The Dogs, strong and close to each other, give themselves for their own and run down a whole rank (Loyalty, Canine Charge). The Outcasts, dim but wily, always find the card they need and use their tricks again (Banished Tactics, Recharge).',
    ),
  ],
};

export const setup: Chapter = {
  id: 'setup',
  title: text('La mise en place', 'Setup'),
  clauses: [
    clause(
      'CAN-3.1',
      'Chaque joueur choisit une faction et prend son paquet préconstruit et sa carte Habitat.',
      'Each player chooses a faction and takes its preconstructed deck and its Habitat card.',
    ),
    clause(
      'CAN-3.2',
      'Chaque joueur choisit une carte de son paquet principal et la pose face cachée : elle est la première de son paquet de Renforts.',
      'Each player chooses one card of the main deck and lays it face down: it is the first of the Reinforcement deck.',
    ),
    clause(
      'CAN-3.3',
      'Pour débuter, nous conseillons Doyenne des Égouts aux Rats, Partage du Butin aux Chats, Festin du Clan aux Chiens et Caisse de Contrebande aux Bannis (RA/02, CA/13, DO/13, RE/13).',
      'For beginners we suggest Sewer Elder for the Rats, Split the Loot for the Cats, Clan Feast for the Dogs and Smuggled Crate for the Outcasts (RA/02, CA/13, DO/13, RE/13).',
    ),
    clause(
      'CAN-3.4',
      'On mélange les paquets principaux et on tire au sort le premier joueur.',
      'The main decks are shuffled, and the first player is drawn at random.',
    ),
    clause(
      'CAN-3.5',
      'Chaque Habitat reçoit trois jetons Viande. Chaque pillage en retire un.',
      'Each Habitat gets three meat tokens. Each pillage takes one away.',
    ),
    clause(
      'CAN-3.6',
      'Le premier joueur reçoit 2 jetons Viande, l’autre en reçoit 4.',
      'The first player gets 2 meat tokens, the other player gets 4.',
    ),
    clause(
      'CAN-3.7',
      'L’Habitat est au plus près de vous ; devant lui s’étend votre zone à Couvert, puis votre zone de Chasse, face à l’ennemi.',
      'Your Habitat lies closest to you; in front of it is your Covert zone, then your Hunt zone, facing the enemy.',
    ),
    clause(
      'CAN-3.8',
      'Chaque joueur pioche six cartes de son paquet principal.',
      'Each player draws six cards from the main deck.',
    ),
    clause(
      'CAN-3.9',
      'Chaque joueur peut faire une fois un mulligan : il remet toute sa main dans son paquet principal, le mélange et pioche six nouvelles cartes.',
      'Each player may take one mulligan: shuffle the whole hand back into the main deck and draw six new cards.',
    ),
    clause(
      'CAN-3.10',
      'Jouez vos premières parties avec les paquets préconstruits, d’abord avec les Chats et les Bannis : les Rats sont plus exigeants.',
      'Play your first games with the preconstructed decks, and start with the Cats and the Outcasts: the Rats are more demanding.',
    ),
  ],
};
