import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const goal: Chapter = {
  id: 'goal',
  title: text('But du jeu', 'Goal'),
  clauses: [
    clause(
      'UNT-1.1',
      'En duel, vous gagnez quand la troisième Forteresse de votre adversaire est détruite.',
      'In a duel, you win when your opponent’s third Stronghold is destroyed.',
    ),
    clause(
      'UNT-1.2',
      'Devoir piocher alors que son deck est vide fait perdre aussitôt, quel que soit le joueur dont c’est le tour.',
      'A player who must draw while their deck is empty loses at once, whoever’s turn it is.',
    ),
  ],
};

export const components: Chapter = {
  id: 'components',
  title: text('Les cartes', 'The cards'),
  clauses: [
    clause(
      'UNT-2.1',
      'Un deck se compose d’Animaux et d’Objets. Chaque carte existe en 3 exemplaires et porte l’icône de sa faction.',
      'A deck is made of Animals and Items. Each card exists in 3 copies and carries the icon of its faction.',
    ),
    clause(
      'UNT-2.2',
      'Un Animal montre son nom, sa faction, son coût en Puissance, le symbole Ralliement s’il l’a, son Attaque, sa Santé et ses capacités, s’il en a.',
      'An Animal shows its name, its faction, its Power cost, the Rally symbol if it has it, its Attack, its Health and its abilities, if any.',
    ),
    clause(
      'UNT-2.3',
      'Un Objet montre son nom, sa faction, son coût en Puissance, le symbole Ralliement s’il l’a et son effet.',
      'An Item shows its name, its faction, its Power cost, the Rally symbol if it has it and its effect.',
    ),
    clause(
      'UNT-2.4',
      'Une Forteresse montre son nom, sa faction, une Santé de 7 et une seule capacité, qui coûte du Soutien. Chaque faction a une seule Forteresse.',
      'A Stronghold shows its name, its faction, a Health of 7 and a single ability, which costs Support. Each faction has one Stronghold.',
    ),
    clause(
      'UNT-2.5',
      'Dans le texte d’une carte, un coût de Soutien s’écrit en toutes lettres : « 1 Soutien : … ». Sur une Forteresse, et pour le Focus d’un Animal, c’est un nombre suivi de l’empreinte de patte.',
      'In the text of a card, a Support cost is written out: “1 Support: …”. On a Stronghold, and for the Focus of an Animal, it is a number followed by the paw print.',
    ),
    clause(
      'UNT-2.6',
      'Tous les decks ont le même dos, marqué du symbole Puissance. Une carte face cachée qui sert de Puissance ou de Bonus de Puissance ne montre que ce dos.',
      'All deck cards have the same back, marked with the Power symbol. A face-down card used as Power or as Bonus Power shows nothing but this back.',
    ),
    clause(
      'UNT-2.7',
      'Il y a douze factions : neuf de base, et trois qui viennent de l’extension (gorille, cerf, serpent).',
      'There are twelve factions: nine basic ones, and three that come from the expansion (gorilla, deer, snake).',
    ),
  ],
};
