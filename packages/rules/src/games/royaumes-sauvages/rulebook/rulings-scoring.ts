import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const rulingsScoring: Chapter = {
  id: 'rulings-scoring',
  title: text('Précisions : décompte et batailles', 'Rulings: scoring and battles'),
  clauses: [
    clause(
      'ROY-R.24',
      'Sans cube dans un royaume, vous n’y prenez aucune place. Si personne n’y a de cube, la tuile est retirée et personne ne marque. Si un seul joueur y est présent, il prend la tuile ; il n’y a ni deuxième ni troisième.',
      'With no cube in a kingdom you are never ranked there. If nobody has a cube there, the tile is removed and nobody scores. If only one player is present, that player takes the tile; there is no second or third.',
    ),
    clause(
      'ROY-R.25',
      'Si une bataille ne laisse aucun perdant, les places se suivent sans trou : les joueurs à égalité sont premiers, le nombre de cubes suivant est deuxième (3 points) et le suivant encore troisième (1 point). La règle de la troisième place (ROY-10.6) vient de ce que les perdants occupent la deuxième.',
      'If a battle leaves no loser, the places follow without a gap: the tied players are first, the next number of cubes is second (3 points) and the next after that third (1 point). The third-place rule (ROY-10.6) follows from the losers filling second place.',
    ),
    clause(
      'ROY-R.26',
      'En bataille, les cartes se choisissent en secret et simultanément ; un choix envoyé est définitif. La dernière carte non révélée d’un combattant peut être engagée automatiquement, puisqu’elle sera montrée de toute façon.',
      'In battle, cards are chosen secretly and simultaneously; a choice is final once sent. A fighter’s last unrevealed card may be committed automatically, since it will be shown anyway.',
    ),
    clause(
      'ROY-R.27',
      'Après chaque révélation, les combattants encore en lice qui possèdent des renforts sont interrogés tour à tour, dans le sens des aiguilles d’une montre à partir du premier joueur de l’âge : chacun en joue de 0 à tous les siens. N’en jouer aucun ne vous empêche pas de répondre plus tard. Cette étape se ferme quand tous ceux à qui il en reste ont décliné depuis le dernier renfort joué. Elle a lieu même si une carte mène déjà. N’est pas interrogé qui ne peut rien changer : quoi que les autres ajoutent encore, aucun nombre de ses renforts ne changerait les meilleures cartes.',
      'After each reveal, the fighters still in who hold reinforcements are asked in turn, clockwise from the age’s first player, to play anything from none to all of theirs. Playing none does not exclude you from a later answer. The window closes when every fighter who still holds some has declined since the last play. It opens even if one card already leads. Fighters who cannot change anything are not asked: whatever the others may still add, no number of their reinforcements would change which cards are best.',
    ),
    clause(
      'ROY-R.28',
      'Un 1 renforcé n’est plus un 1 : il vaut désormais 3, 5 ou plus. Seule une carte qui vaut 1, renforts compris, a le pouvoir spécial.',
      'A boosted 1 is no longer a 1: it is now worth 3, 5 or more. Only a card worth 1, reinforcements included, has the special power.',
    ),
    clause(
      'ROY-R.29',
      'On compare la valeur, renforts compris, de la carte en cours des combattants encore en lice. Si l’une vaut 8 ou plus et qu’une autre vaut 1, les 1 sont les meilleurs ; sinon la plus haute l’emporte (10 bat 8). Si plusieurs cartes sont les meilleures, leurs combattants continuent.',
      'Compare the values, reinforcements included, of the current cards of the fighters still in. If one of them is 8 or more and another is 1, the 1s are best; otherwise the highest wins (10 beats 8). If several cards are best, their fighters continue.',
    ),
    clause(
      'ROY-R.30',
      'Un renfort ne vaut que pour la carte en cours ; la révélation suivante repart des valeurs imprimées.',
      'A boost lasts for the current card only; the next reveal starts from the printed values.',
    ),
    clause(
      'ROY-R.31',
      'Chaque perdant reçoit un seul renfort, une fois, à la fin de la bataille, après le retour de ceux qui ont été joués. Si la réserve ne suffit pas, on sert dans le sens des aiguilles d’une montre, à partir du premier joueur de l’âge, jusqu’à épuisement.',
      'Each loser receives one reinforcement, once, at the end of the battle, after the played ones are back. If the supply is short, they are handed out clockwise from the age’s first player until it is empty.',
    ),
    clause(
      'ROY-R.32',
      'En cas d’égalité parfaite, ceux qui sont encore à égalité ne reçoivent pas de renfort. Les combattants éliminés aux manches précédentes en reçoivent un et prennent la deuxième place.',
      'On perfect equality, those still tied get no reinforcement. Fighters eliminated in earlier rounds do get one, and take second place.',
    ),
    clause(
      'ROY-R.33',
      'Une bataille à cinq combattants se joue comme à trois ou quatre.',
      'A battle with five fighters is played like one with three or four.',
    ),
    clause(
      'ROY-R.34',
      'Après une bataille, les mains sont complétées à 4 cartes dans le sens des aiguilles d’une montre, à partir du premier joueur de l’âge.',
      'After a battle, hands are refilled to 4 cards clockwise from the age’s first player.',
    ),
    clause(
      'ROY-R.35',
      'Toutes les cartes défaussées sont publiques, dans leur ordre, jusqu’au prochain mélange.',
      'All discarded cards are public, in order, until they are reshuffled.',
    ),
    clause(
      'ROY-R.36',
      'Vous gardez vos renforts d’un âge à l’autre.',
      'You keep your reinforcements from age to age.',
    ),
  ],
};
