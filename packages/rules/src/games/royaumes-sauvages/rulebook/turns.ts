import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const turns: Chapter = {
  id: 'turns',
  title: text('Déroulement de la partie', 'How to play'),
  clauses: [
    clause(
      'ROY-3.1',
      'Pendant un âge, les joueurs jouent à tour de rôle dans le sens des aiguilles d’une montre, en commençant par le premier joueur, à raison d’une action par tour.',
      'During an age, players take turns clockwise, starting with the first player, with one action per turn.',
    ),
    clause(
      'ROY-3.2',
      'L’âge se poursuit jusqu’à ce que tout le monde ait passé. Ne plus pouvoir jouer compte aussi comme passer (ROY-4.6).',
      'The age goes on until everyone has passed. Being unable to play any more also counts as passing (ROY-4.6).',
    ),
    clause(
      'ROY-3.3',
      'À votre tour, vous accomplissez exactement une action : revendiquer un territoire, rallier ou passer.',
      'On your turn you take exactly one action: claim a territory, rally or pass.',
    ),
    clause(
      'ROY-3.4',
      'Le tour revient ensuite au joueur suivant, dans le sens des aiguilles d’une montre, qui n’a pas encore passé.',
      'The turn then goes to the next player clockwise who has not passed yet.',
    ),
  ],
};

export const claim: Chapter = {
  id: 'claim',
  title: text('I. Revendiquer un territoire', 'I. Claim a territory'),
  clauses: [
    clause(
      'ROY-4.1',
      'Choisissez une carte de votre main et un royaume où il reste un territoire libre : vous jouez la carte face à ce royaume.',
      'Choose a card from your hand and a kingdom with a free territory: you play the card at that kingdom.',
    ),
    clause(
      'ROY-4.2',
      'La carte doit respecter le décret du royaume. Sinon la revendication est refusée et rien ne change.',
      'The card must satisfy the kingdom’s decree. Otherwise the claim is refused and nothing changes.',
    ),
    clause(
      'ROY-4.3',
      'Votre carte devient la dernière carte de la colonne du royaume. L’espèce et la valeur de toutes les cartes précédentes restent visibles.',
      'Your card becomes the last card of the kingdom’s column. The species and value of all earlier cards stay visible.',
    ),
    clause(
      'ROY-4.4',
      'Posez ensuite l’un de vos cubes sur un territoire libre de ce royaume.',
      'Then put one of your cubes on a free territory of that kingdom.',
    ),
    clause(
      'ROY-4.5',
      'Piochez enfin jusqu’à avoir de nouveau 4 cartes en main.',
      'Finally, draw until you hold 4 cards again.',
    ),
    clause(
      'ROY-4.6',
      'S’il ne reste aucun cube dans votre réserve, vous ne pouvez plus jouer : vous devez passer.',
      'If there is no cube left in your supply, you cannot play any more: you must pass.',
    ),
    clause(
      'ROY-4.7',
      'Une revendication ne pose jamais de cube sur un conseil.',
      'A claim never puts a cube on a council seat.',
    ),
    clause(
      'ROY-4.8',
      'La capitale ne peut être revendiquée que si tous les territoires normaux de ce royaume sont occupés.',
      'A capital can be claimed only when every normal territory of its kingdom is occupied.',
    ),
    clause(
      'ROY-4.9',
      'Si aucun territoire normal du royaume n’est libre, votre revendication prend la capitale.',
      'If no normal territory of the kingdom is free, your claim takes the capital.',
    ),
  ],
};

export const capital: Chapter = {
  id: 'capital',
  title: text('Revendiquer une capitale', 'Claim a capital'),
  clauses: [
    clause(
      'ROY-6.1',
      'Revendiquer une capitale met fin à l’âge pour vous, exactement comme si vous passiez (ROY-8.1 à ROY-8.4).',
      'Claiming a capital ends the age for you, exactly as if you passed (ROY-8.1 to ROY-8.4).',
    ),
    clause(
      'ROY-6.2',
      'Vous complétez d’abord votre main à 4 cartes, puis vous la posez face cachée pour montrer que vous ne participez plus à l’âge.',
      'You first draw up to 4 cards, then put your hand face down to show that you are out of the age.',
    ),
  ],
};

export const rally: Chapter = {
  id: 'rally',
  title: text('II. Rallier', 'II. Rally'),
  clauses: [
    clause(
      'ROY-7.1',
      'Quand vous ralliez, vous marquez aussitôt 1 point sur la piste de score.',
      'When you rally, you score 1 point at once on the score track.',
    ),
    clause(
      'ROY-7.2',
      'Vous défaussez ensuite de 1 à 4 cartes de votre main.',
      'You then discard 1 to 4 cards from your hand.',
    ),
    clause(
      'ROY-7.3',
      'Les cartes défaussées vont, face visible, dans la défausse.',
      'Discarded cards go face up to the discard pile.',
    ),
    clause(
      'ROY-7.4',
      'Piochez enfin jusqu’à avoir 4 cartes, soit autant que vous en avez défaussé.',
      'Finally, draw until you hold 4 cards, that is, as many as you discarded.',
    ),
    clause(
      'ROY-7.5',
      'Quand la pioche est épuisée, la défausse mélangée devient la nouvelle pioche.',
      'When the draw pile is exhausted, the shuffled discard pile becomes the new draw pile.',
    ),
    clause(
      'ROY-7.6',
      'Dès que quelqu’un a passé dans cet âge, plus personne ne peut rallier.',
      'From the moment any player has passed in this age, nobody may rally.',
    ),
    clause(
      'ROY-7.7',
      'Par conséquent, si vous n’avez plus le droit de rallier et qu’aucune de vos cartes ne permet une revendication, vous devez passer.',
      'Hence, if you may not rally and none of your cards allows a claim, you must pass.',
    ),
  ],
};

export const pass: Chapter = {
  id: 'pass',
  title: text('III. Passer', 'III. Pass'),
  clauses: [
    clause(
      'ROY-8.1',
      'Vous passez quand vous ne pouvez ou ne voulez ni revendiquer ni rallier.',
      'You pass when you cannot, or do not want to, claim or rally.',
    ),
    clause(
      'ROY-8.2',
      'Une fois que vous avez passé, vous n’avez plus d’action dans cet âge et vous gardez votre main face cachée.',
      'Once you have passed, you take no more actions in this age and keep your hand face down.',
    ),
    clause(
      'ROY-8.3',
      'Si, dans un âge, vous passez avant tout le monde, vous recevez une tuile Premier à Passer, prise au hasard dans la réserve.',
      'If you are the first player to pass in an age, you take one random tile from the First to Pass pool.',
    ),
    clause(
      'ROY-8.4',
      'Vous pouvez regarder votre tuile ; elle reste secrète pour les autres jusqu’à la fin de la partie.',
      'You may look at your tile; it stays secret from the others until the end of the game.',
    ),
  ],
};
