import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const rulingsSolo: Chapter = {
  id: 'rulings-solo',
  title: text('Précisions : mode solo', 'Rulings: solo mode'),
  clauses: [
    clause(
      'ROY-R.47',
      'C’est vous qui ouvrez chaque âge, sauf en difficulté facile. La règle du premier joueur (ROY-14.1) n’est pas utilisée.',
      'You open every age, except on easy. The first-player rule (ROY-14.1) is not used.',
    ),
    clause(
      'ROY-R.48',
      'La première contrainte (ROY-17.7) vise un royaume entier. On compare tous les cubes – territoires, capitale, conseils – avant d’en poser un : le royaume est interdit si l’adversaire fictif en a au moins 2 de plus que vous.',
      'The first constraint (ROY-17.7) concerns a whole kingdom. All cubes are compared – territories, capital, council seats – before placing: the kingdom is blocked if the rival has at least 2 more than you.',
    ),
    clause(
      'ROY-R.49',
      'Un 1, un 2 ou un 3 pioché alors que vous n’avez encore joué aucune carte dans cet âge va à Givremont, comme en difficulté facile. Les cartes des âges précédents ne comptent pas.',
      'A 1, 2 or 3 drawn before you have played a card in this age goes to Frostpeak, as on easy. Cards of earlier ages do not count.',
    ),
    clause(
      'ROY-R.50',
      'Pour placer une carte, on part du royaume désigné et on tourne dans le sens des aiguilles d’une montre (après Solrivage vient Givremont). On fait un tour complet pour chaque niveau : d’abord un royaume avec un territoire normal libre et permis par la première contrainte ; puis un territoire normal libre ; enfin une capitale libre. Les royaumes fermés sont toujours sautés.',
      'To place a card, start at the designated kingdom and go clockwise (after Sunshore comes Frostpeak), one full circle per level: first, a free normal territory not blocked by the first constraint; then any free normal territory; finally, a free capital. Closed kingdoms are always skipped.',
    ),
    clause(
      'ROY-R.51',
      'Seule la carte piochée est comparée à la carte Bonus ; la carte qui remplace celle-ci n’est pas comparée dans le même tour. La carte Bonus est placée en tenant compte du premier cube, déjà posé. Elle sert dans les deux phases : tant que vous jouez et une fois l’âge fini pour vous.',
      'Only the drawn card is compared with the bonus card; its replacement is not compared on the same turn. The bonus card is placed with the first cube already counted. It works in both phases: while you are in the age and once you are out of it.',
    ),
    clause(
      'ROY-R.52',
      'Si la carte Bonus ne peut pas être jouée, elle reste en place : quand l’adversaire fictif est sorti de l’âge après sa première carte, qu’il n’a plus de cube, ou qu’elle vaut 1, 2 ou 3 dans la seconde phase (ROY-19.3).',
      'If the bonus card cannot be played, it stays where it is: when the rival is out of the age after its first card, when it has no cube left, or when the card is a 1, 2 or 3 in the second phase (ROY-19.3).',
    ),
    clause(
      'ROY-R.53',
      'Si l’adversaire fictif prend une capitale alors que vous jouez encore, il a passé : vous ne pouvez plus rallier.',
      'If the rival takes a capital while you are still in, that is a pass: you may no longer rally.',
    ),
    clause(
      'ROY-R.54',
      'Vous pouvez passer sans revendiquer de capitale ; l’adversaire fictif continue alors dans la seconde phase (ROY-19.1).',
      'You may pass without claiming a capital; the rival then goes on in the second phase (ROY-19.1).',
    ),
    clause(
      'ROY-R.55',
      'Dans la seconde phase, on cherche d’abord un territoire libre quelconque – la capitale comprise si c’est le dernier – que la première contrainte n’interdit pas, puis un territoire libre quelconque. La carte piochée désigne toujours le point de départ : l’adversaire fictif ne va pas chercher une capitale ailleurs.',
      'In the second phase, look first for any free territory – the capital included when it is the last one – not blocked by the first constraint, then for any free territory. The drawn card still designates the start: the rival does not look for a capital elsewhere.',
    ),
    clause(
      'ROY-R.56',
      'Les 1, 2 et 3 injouables sont défaussés face visible et l’on repioche ; la pioche est reformée s’il le faut.',
      'Unplayable 1s, 2s and 3s are discarded face up and another card is drawn; the draw pile is rebuilt if needed.',
    ),
    clause(
      'ROY-R.57',
      'En bataille, votre carte est comparée à chaque carte une à une : 1 bat 8, sinon la plus haute valeur bat l’autre. Si l’une est meilleure que la vôtre, vous perdez ; si aucune n’est meilleure mais qu’une au moins est égale, il y a égalité ; sinon vous gagnez.',
      'In a battle your card is compared with each card one by one: 1 beats 8, otherwise the higher value beats the other. If any is better than yours, you lose; if none is better but at least one is equal, it is a tie; otherwise you win.',
    ),
    clause(
      'ROY-R.58',
      'Si vos cartes s’épuisent pendant des égalités, l’égalité est parfaite : vous marquez tous deux la tuile, aucun compte de victoires ou de défaites ne change, et vous complétez vos cartes jusqu’à votre limite du moment (ROY-R.59).',
      'If your cards run out during ties, equality is perfect: you both score the tile, neither the count of wins nor that of losses changes, and you refill to your current limit (ROY-R.59).',
    ),
    clause(
      'ROY-R.59',
      'Votre limite de cartes en bataille est de 4 moins le nombre de vos victoires, avec un minimum de 1. L’adversaire fictif révèle 3 cartes (4 en difficile) moins le nombre de vos défaites, avec un minimum de 1. Ces deux comptes repartent de zéro à l’âge suivant. Après une égalité, on révèle de nouveau le même nombre de cartes.',
      'Your hand limit in battles is 4 minus your wins, with a minimum of 1. The rival reveals 3 cards (4 on hard) minus your losses, with a minimum of 1. Both counts start again at the next age. After a tied round, the same number of cards is drawn again.',
    ),
    clause(
      'ROY-R.60',
      'La deuxième place (3 points) revient au perdant ou à celui qui a le moins de cubes, à condition qu’il en ait au moins 1. Il n’y a pas de renforts.',
      'Second place (3 points) goes to the loser or to the side with fewer cubes, provided it has at least 1. There are no reinforcements.',
    ),
    clause(
      'ROY-R.61',
      'Le niveau normal est la règle sans ajustement, entre moyen et difficile. Difficile ne change que les batailles. Expert révèle 3 cartes en bataille.',
      'Normal is the unadjusted rule, between medium and hard. Hard changes only the battles. Expert reveals 3 cards in battles.',
    ),
    clause(
      'ROY-R.62',
      'Si l’adversaire fictif n’a plus de cube à son tour, il sort de l’âge : il a passé.',
      'If the rival has no cubes at its turn, it is out for the age: it has passed.',
    ),
    clause(
      'ROY-R.63',
      'À la fin d’un âge en solo, vous complétez d’abord votre jeu à 4 cartes, puis les cartes des colonnes et la défausse sont mélangées ensemble et glissées sous la pioche. Les cartes Bonus restent en place, les deux aussi au niveau expert.',
      'At the end of an age in solo, you first refill to 4 cards, then the column cards and the discard pile are shuffled together and put under the draw pile. The bonus cards stay in place, both of them on expert.',
    ),
    clause(
      'ROY-R.64',
      'Votre jeu étalé face visible est aussi visible des spectateurs.',
      'Your open hand is visible to spectators too.',
    ),
    clause(
      'ROY-R.65',
      'Les cartes révélées pour l’adversaire fictif en bataille restent sur la table jusqu’à la fin de la bataille – une pioche reformée entre-temps ne les contient pas – puis vont, face visible, dans la défausse avec les vôtres, avant que vous ne complétiez votre jeu.',
      'Cards revealed for the rival in battles stay on the table until the battle is over – a draw pile rebuilt meanwhile does not contain them – then go face up to the discard pile with yours, before you refill.',
    ),
  ],
};
