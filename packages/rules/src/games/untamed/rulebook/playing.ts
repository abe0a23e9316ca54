import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const playing: Chapter = {
  id: 'playing',
  title: text('Jouer une carte', 'Playing a card'),
  clauses: [
    clause(
      'UNT-8.1',
      'À votre tour, jouez autant de cartes de votre main que vous pouvez en payer.',
      'On your turn, play as many cards from your hand as you can pay for.',
    ),
    clause(
      'UNT-8.2',
      'L’effet d’un Objet joué se résout aussitôt ; l’Objet va ensuite dans la zone de Soutien de son propriétaire.',
      'The effect of an Item you play is resolved at once; then the Item goes to its owner’s Support zone.',
    ),
    clause(
      'UNT-8.3',
      'Un Animal joué entre en jeu devant votre Forteresse (redressé ou épuisé : UNT-5.2).',
      'An Animal you play enters play in front of your Stronghold (ready or exhausted: UNT-5.2).',
    ),
    clause(
      'UNT-8.4',
      'Vous n’avez jamais plus de 7 Animaux en jeu. Tant que vous en avez 7, vous ne pouvez pas jouer d’Animal.',
      'You never have more than 7 Animals in play. While you have 7, you cannot play an Animal.',
    ),
    clause(
      'UNT-8.5',
      'Vous pouvez toujours renoncer à un effet favorable d’une carte : gagner de la Furie, une capacité qui coûte du Soutien, une Arrivée…',
      'You may always decline a beneficial effect of a card: gaining Fury, an ability with a Support cost, an Arrival…',
    ),
  ],
};

export const attack: Chapter = {
  id: 'attack',
  title: text('Attaquer', 'Attacking'),
  clauses: [
    clause(
      'UNT-9.1',
      'Pour attaquer, épuisez un Animal redressé que vous contrôlez et choisissez une cible : une Forteresse ou un Animal d’un adversaire.',
      'To attack, exhaust a ready Animal you control and choose one target: a Stronghold or an Animal of an opponent.',
    ),
    clause(
      'UNT-9.2',
      'Les Animaux n’arrêtent pas une attaque contre leur Forteresse, sauf ceux qui ont Garde.',
      'Animals do not stop an attack on their Stronghold, except those with Guard.',
    ),
    clause(
      'UNT-9.3',
      'Attaquer une Forteresse y pose autant de pions dégâts que l’Attaque de l’attaquant. La Forteresse ne riposte pas.',
      'Attacking a Stronghold puts as many damage tokens on it as the attacker’s Attack. The Stronghold does not strike back.',
    ),
    clause(
      'UNT-9.4',
      'Attaquer un Animal : attaquant et cible posent en même temps l’un sur l’autre autant de pions dégâts que leur propre Attaque, même si la cible est épuisée. Exemple : un Animal 4/4 attaque un Animal 3/4, tous deux sans dégât ; le second est battu, le premier reste en jeu avec 3 dégâts.',
      'Attacking an Animal: attacker and target put, at the same time, as many damage tokens on each other as their own Attack, even if the target is exhausted. Example: a 4/4 Animal attacks a 3/4 one, both undamaged; the second is beaten, the first stays in play with 3 damage.',
    ),
    clause(
      'UNT-9.5',
      'Attaquez avec autant d’Animaux que vous en avez de redressés : une fois chacun, sauf si un effet en redresse un.',
      'Attack with as many Animals as you have ready: once each, unless an effect readies one again.',
    ),
  ],
};

export const damage: Chapter = {
  id: 'damage',
  title: text('Dégâts et élimination', 'Damage and elimination'),
  clauses: [
    clause(
      'UNT-10.1',
      'Un Animal qui porte au moins autant de dégâts que sa Santé est battu : il va dans la zone de Soutien de son propriétaire.',
      'An Animal with at least as much damage as its Health is beaten: it goes to its owner’s Support zone.',
    ),
    clause(
      'UNT-10.2',
      'Une Forteresse qui porte au moins autant de dégâts que sa Santé est détruite : elle est retirée du jeu (UNT-14.1 à UNT-14.9).',
      'A Stronghold with at least as much damage as its Health is destroyed: it is removed from the game (UNT-14.1 to UNT-14.9).',
    ),
    clause(
      'UNT-10.3',
      'Sinon les pions dégâts restent, même à la fin du tour, jusqu’à ce qu’un effet les retire ou que la carte soit éliminée.',
      'Otherwise damage tokens stay, even at the end of the turn, until an effect removes them or the card is eliminated.',
    ),
    clause(
      'UNT-10.4',
      'Toutes les cartes qu’une même vérification élimine quittent le jeu ensemble ; ce qu’elles déclenchent se résout après.',
      'All cards that one elimination check finds beaten leave play together; what they trigger is resolved afterwards.',
    ),
    clause(
      'UNT-10.5',
      'Un Animal qui quitte le jeu, de quelque façon que ce soit, perd ses dégâts, sa Furie, ses modificateurs et les mots-clés reçus.',
      'An Animal that leaves play, in whatever way, loses its damage, its Fury, its modifiers and the keywords it was given.',
    ),
    clause(
      'UNT-10.6',
      'L’Attaque est lue quand les dégâts sont infligés et vaut alors au moins 0, même si le total est négatif.',
      'Attack is read when damage is dealt and is then at least 0, even if the sum is negative.',
    ),
    clause(
      'UNT-10.7',
      'Attaque actuelle = Attaque de base + Furie + bonus permanents + modificateurs temporaires.',
      'Current Attack = base Attack + Fury + static bonuses + temporary modifiers.',
    ),
    clause(
      'UNT-10.8',
      'Un Animal « bat » un Animal adverse quand celui-ci est éliminé par la vérification qui suit les dégâts infligés par le premier, les pions qu’il a déplacés ou son effet d’élimination : en combat, par une frappe ou par sa propre capacité. Objets et Forteresses ne battent personne.',
      'An Animal “beats” an enemy Animal when that enemy is eliminated by the check that follows damage the first one dealt, tokens it moved or its effect that beats: in combat, by a strike or by its own ability. Items and Strongholds are never credited.',
    ),
  ],
};

export const fall: Chapter = {
  id: 'fall',
  title: text('Chute d’une Forteresse et Ralliement', 'Fall of a Stronghold and Rally'),
  clauses: [
    clause(
      'UNT-14.1',
      'Quand votre Forteresse est détruite, piochez aussitôt autant de cartes que vous avez perdu de Forteresses, celle-ci comprise : 1, puis 2.',
      'When your Stronghold is destroyed, at once draw as many cards as you have lost Strongholds, this one included: 1, then 2.',
    ),
    clause(
      'UNT-14.2',
      'Chaque carte ainsi piochée qui a le symbole Ralliement peut être jouée aussitôt sans payer sa Puissance. Les cartes non jouées restent en main. Exemple : votre deuxième Forteresse tombe ; des 2 cartes piochées, une a le symbole : jouez-la sans Puissance, ou gardez les deux.',
      'Each card drawn this way that has the Rally symbol may be played at once without paying its Power. Cards not played stay in hand. Example: your second Stronghold falls; of the 2 cards drawn, one has the symbol: play it for no Power, or keep both.',
    ),
    clause(
      'UNT-14.3',
      'Les coûts de Soutien des capacités d’une carte jouée par Ralliement restent à payer, si vous voulez ces capacités.',
      'Support costs of the abilities of a card played by Rally still have to be paid, if you want those abilities.',
    ),
    clause(
      'UNT-14.4',
      'Tout ce qu’une carte jouée par Ralliement déclenche se résout aussitôt, même hors de votre tour ; l’Arrivée fonctionne.',
      'Everything a Rally play triggers is resolved at once, even outside your turn; Arrival works.',
    ),
    clause(
      'UNT-14.5',
      'Un Animal joué par Ralliement entre redressé.',
      'An Animal played by Rally enters ready.',
    ),
    clause(
      'UNT-14.6',
      'Les capacités qui permettent d’attaquer, comme Déferlement, sont sans effet après un Ralliement : l’Animal n’attaque pas avant votre prochain tour.',
      'Abilities that allow attacking, such as Rush, do nothing after a Rally: the Animal cannot attack before your next turn.',
    ),
    clause(
      'UNT-14.7',
      'La Forteresse détruite quitte le jeu et la suivante de la pile devient la Forteresse actuelle, sans dégât.',
      'The destroyed Stronghold leaves the game and the next of the pile becomes the current one, with no damage.',
    ),
    clause(
      'UNT-14.8',
      'Les dégâts en trop ne passent pas à la nouvelle Forteresse.',
      'Damage in excess does not pass on to the new Stronghold.',
    ),
    clause(
      'UNT-14.9',
      'Si c’était votre dernière Forteresse, vous avez perdu : ni pioche, ni Ralliement.',
      'If it was your last Stronghold, you have lost: no draw, no Rally.',
    ),
  ],
};
