import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const tactical: Chapter = {
  id: 'tactical',
  title: text('Attaques tactiques', 'Tactical attacks'),
  clauses: [
    clause(
      'SAN-17.1',
      'Une carte tactique est un mouvement : elle n’inflige rien.',
      'A tactical card is a movement: it deals nothing.',
    ),
    clause(
      'SAN-17.2',
      'Feinte : ne touche pas, n’inflige rien, rien ne l’affecte.',
      'Feint: does not hit, deals nothing, nothing affects it.',
    ),
    clause(
      'SAN-17.3',
      'Une carte « Remplacer » est remplacée aussitôt par de nouvelles attaques.',
      'A “replace” card is replaced at once by new attacks.',
    ),
    clause(
      'SAN-17.4',
      'Seules les dernières attaques ainsi placées peuvent être contrées ou changées.',
      'Only the last attacks so placed can be countered or changed.',
    ),
    clause(
      'SAN-17.5',
      'Échec Critique ne vise pas Coup Double, mais les attaques qu’il amène, toutes.',
      'Critical Miss cannot target Double Strike, but the attacks it brought, all of them.',
    ),
    clause(
      'SAN-17.6',
      'Une carte « Préparer son Coup » reste devant le héros, pas dans la pile.',
      'A set-up stays before the hero, not in the pile.',
    ),
    clause(
      'SAN-17.7',
      'Avec l’attaque qu’elle modifie elle ne fait qu’une seule attaque.',
      'With the attack it modifies it counts as one attack.',
    ),
    clause(
      'SAN-17.8',
      'Celles de plusieurs tours s’ajoutent, toutes pour une seule carte.',
      'Those of several rounds pile up, all for one single card.',
    ),
    clause('SAN-17.9', 'Un seul multiplicateur par attaque.', 'At most one multiplier per attack.'),
    clause(
      'SAN-17.10',
      'Multiplicateur et bonus s’appliquent dans l’ordre où ils ont été joués. Exemple : une attaque de 50 fait 130 si Attaque par Derrière a été jouée avant Concentré de Force (50 × 2 + 30), 160 dans l’ordre inverse ((50 + 30) × 2).',
      'Multiplier and addition apply in the order played. Example: an attack of 50 makes 130 if Back Attack was played before Gather Strength (50 × 2 + 30), 160 the other way round ((50 + 30) × 2).',
    ),
    clause(
      'SAN-17.11',
      'Des attaques jouées ensemble se traitent une à une, chacune avec sa cible.',
      'Attacks played together are resolved one by one, each with its own target.',
    ),
    clause(
      'SAN-17.12',
      'Un Coup Double amené par un Coup Double donne trois attaques en tout.',
      'A Double Strike brought in by a Double Strike makes three attacks in all.',
    ),
    clause(
      'SAN-17.13',
      'Une préparation amenée par Coup Double ne sert qu’à partir du tour de combat suivant.',
      'A set-up brought in by Double Strike works from the next round on.',
    ),
    clause(
      'SAN-17.14',
      'Une préparation jouée dans un tour de combat ne modifie pas la Contre Attaque qui le termine : elle attend.',
      'A set-up played in a round does not modify a Counter-Attack at the end of that round: it waits.',
    ),
  ],
};

export const tricks: Chapter = {
  id: 'tricks',
  title: text('Coups Bas et priorité', 'Dirty tricks and priority'),
  clauses: [
    clause(
      'SAN-18.1',
      'Un Coup Bas se joue directement de la main.',
      'A dirty trick is played straight from the hand.',
    ),
    clause(
      'SAN-18.2',
      'Ce n’est pas une attaque et il ne se pose pas face cachée.',
      'It is no attack and is not set face down.',
    ),
    clause(
      'SAN-18.3',
      'Beaucoup se jouent hors de son tour, au moment que dit la carte.',
      'Many are played out of turn, at the moment the card names.',
    ),
    clause(
      'SAN-18.4',
      'Pas si Balèze / Plus Balèze : on annonce l’un des deux effets.',
      'Not So Tough / Tougher: the player announces one of the two.',
    ),
    clause(
      'SAN-18.5',
      'Si plusieurs veulent agir, l’Initiative la plus proche de 1 passe d’abord.',
      'If several want to act, the initiative nearest 1 goes first.',
    ),
    clause(
      'SAN-18.6',
      'Plan B change l’Initiative avant que les cartes soient posées ; il n’évite jamais une attaque aléatoire.',
      'Plan B swaps initiative before the cards are set; it never dodges a random attack.',
    ),
    clause(
      'SAN-18.7',
      'Après Toi ! remplace une victime par le joueur désigné ; les autres restent.',
      'After You! replaces one victim by the named player; the others stay.',
    ),
    clause(
      'SAN-18.8',
      'Le joueur désigné peut donc être touché deux fois. Exemple : la créature frappe les Joueurs 1 et 3 ; Après Toi ! envoie le coup du 1 sur le 3, qui perd deux fois les dégâts.',
      'The named player may thus be hit twice. Example: the creature strikes Players 1 and 3; After You! sends the blow on 1 to 3, who loses the damage twice.',
    ),
    clause(
      'SAN-18.9',
      'À égalité, qui joue Après Toi ! choisit quelle victime est remplacée.',
      'Of tied victims whoever plays After You! chooses which is replaced.',
    ),
    clause(
      'SAN-18.10',
      'Bouge de Là ! peut viser toute carte face cachée.',
      'Out of My Way! may target any face-down card.',
    ),
    clause(
      'SAN-18.11',
      'Les cartes qui remplacent sont face visible, donc hors d’atteinte, sauf la seconde d’Opportunisme.',
      'Replacing cards are face up, so out of its reach, except Opportunism’s second.',
    ),
    clause(
      'SAN-18.12',
      'Bouge de Là ! de A sur B, puis Ordre pas Clair de B : la carte de B est défaussée, celle de A passe à B ; aucun n’attaque.',
      'Out of My Way! by A on B, then Muddled Orders by B: B’s card is discarded, A’s goes to B; neither attacks.',
    ),
  ],
};

export const interaction: Chapter = {
  id: 'interaction',
  title: text('Entre joueurs', 'Between players'),
  clauses: [
    clause(
      'SAN-19.1',
      'On peut donner des objets, contre d’autres, contre des promesses ou pour rien.',
      'Items may be given, for items, promises or nothing.',
    ),
    clause('SAN-19.2', 'Seulement entre deux Rencontres.', 'Only between two encounters.'),
    clause(
      'SAN-19.3',
      'Attaques et Coups Bas ne se donnent pas.',
      'Attacks and tricks cannot be given.',
    ),
    clause(
      'SAN-19.4',
      'Montrer ou annoncer sa main est interdit.',
      'Showing or announcing one’s hand is forbidden.',
    ),
    clause(
      'SAN-19.5',
      'En parler en termes vagues est permis.',
      'Evasive talk about it is allowed.',
    ),
  ],
};

export const items: Chapter = {
  id: 'items',
  title: text('Objets', 'Items'),
  clauses: [
    clause(
      'SAN-20.1',
      'Un objet pioché est posé aussitôt face visible devant le héros.',
      'An item drawn is laid face up before the hero at once.',
    ),
    clause(
      'SAN-20.2',
      'Il ne compte pas dans la main et reste jusqu’à ce qu’il soit utilisé, volé ou détruit.',
      'It is no hand card and stays until used, stolen or destroyed.',
    ),
    clause(
      'SAN-20.3',
      'Les objets servent entre deux Rencontres : de la fin de l’une à l’Initiative de la suivante.',
      'Items are used between encounters: from the end of one to the next initiative.',
    ),
    clause(
      'SAN-20.4',
      'On peut donc voir d’abord la Rencontre suivante.',
      'So the next encounter may be seen first.',
    ),
    clause(
      'SAN-20.5',
      'Exceptions : la Potion de Boule de Feu, à son tour de combat ; l’Amulette de Mentalisme, toujours.',
      'Exceptions: the Fireball Potion, on one’s turn; the Amulet of Mentalism, always.',
    ),
    clause(
      'SAN-20.6',
      'Pour utiliser un objet, on l’annonce et on l’applique.',
      'To use an item, announce it and apply it.',
    ),
    clause(
      'SAN-20.7',
      'Une potion est fermée ; l’utiliser la fait pivoter.',
      'A potion lies closed; using it pivots it.',
    ),
    clause(
      'SAN-20.8',
      'Une potion entamée ne peut plus être volée ni affectée.',
      'An opened potion can no longer be stolen or affected.',
    ),
    clause('SAN-20.9', 'Un objet usé quitte la partie.', 'A used-up item leaves the game.'),
    clause(
      'SAN-20.10',
      'Une potion instantanée agit aussitôt.',
      'An instant potion applies at once.',
    ),
    clause(
      'SAN-20.11',
      'Une potion continue pivote au début de chaque tour de combat, jusqu’à sa fin.',
      'A continuous potion pivots at the start of each round until it expires.',
    ),
    clause(
      'SAN-20.12',
      'Aucun effet de potion ne dépasse la Rencontre.',
      'No potion’s effect outlives the encounter.',
    ),
  ],
};

export const precisions: Chapter = {
  id: 'precisions',
  title: text('Précisions', 'Precisions'),
  clauses: [
    clause(
      'SAN-21.1',
      'Le moins de dégâts : seuls comptent ceux qui ont réussi une attaque à dégâts, même 0.',
      'Least damage: only players with a successful damaging attack qualify, 0 included.',
    ),
    clause(
      'SAN-21.2',
      'Une Feinte ne compte donc pas, une Pichenette oui.',
      'So a Feint does not qualify, a Flick does.',
    ),
    clause(
      'SAN-21.3',
      'Le plus de dégâts : à égalité, tous subissent.',
      'Most damage: tied players all suffer.',
    ),
    clause(
      'SAN-21.4',
      'Si personne n’a blessé la créature, tous perdent 5 à la place.',
      'If nobody wounded the creature, all lose 5 instead.',
    ),
    clause(
      'SAN-21.5',
      'Seul à blesser, on peut être le plus et le moins, et touché plusieurs fois.',
      'A lone damager can be both most and least, and be hit more than once.',
    ),
    clause(
      'SAN-21.6',
      'L’attaque d’une créature, dégâts et effets, est un seul événement.',
      'A creature’s attack, damage and effects, is one event.',
    ),
    clause(
      'SAN-21.7',
      'La détourner déplace dégâts et effets ensemble.',
      'Redirecting it moves damage and effects together.',
    ),
    clause(
      'SAN-21.8',
      'Rien ne se joue au milieu ; Contre Attaque vient après, si on l’a encore.',
      'Nothing is played inside it; Counter-Attack comes after, if still in hand.',
    ),
    clause(
      'SAN-21.9',
      'Une attaque sur un numéro absent va au numéro inférieur suivant.',
      'An attack on a missing number goes to the next lower number.',
    ),
    clause(
      'SAN-21.10',
      'Un dernier survivant peut donc être touché plusieurs fois.',
      'A last survivor can therefore be hit several times.',
    ),
  ],
};
