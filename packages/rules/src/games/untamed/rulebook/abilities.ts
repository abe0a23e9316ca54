import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const abilities: Chapter = {
  id: 'abilities',
  title: text('Résoudre les capacités', 'Resolving abilities'),
  clauses: [
    clause(
      'UNT-23.1',
      'Une capacité permanente agit tant que son Animal est en jeu, au profit de qui le contrôle. Deux capacités égales s’ajoutent.',
      'A static ability works as long as its Animal is in play, for its controller. Equal ones add up.',
    ),
    clause(
      'UNT-23.2',
      'Une capacité se résout dans cet ordre : lire sa condition (si elle n’est pas remplie, la capacité est ignorée) ; la proposer, si elle est facultative ou coûte du Soutien ; payer ; choisir le mode ; choisir toutes les cibles dans l’ordre du texte ; appliquer les effets l’un après l’autre.',
      'An ability is resolved in this order: read its condition (if it does not hold, the ability is skipped); offer it, if it is optional or costs Support; pay; choose the mode; choose all targets in the order of the text; apply the effects one after another.',
    ),
    clause(
      'UNT-23.3',
      'Une capacité qui exige une cible n’est pas proposée s’il n’y en a aucune ; un mode sans cible possible ne peut pas être choisi. Tant que vous avez 7 Animaux, aucune carte ne peut être choisie pour être jouée comme Animal ou mise en jeu (UNT-8.4). Exceptions : UNT-23.4.',
      'An ability that requires a target is not offered if there is none; a mode without a legal target cannot be chosen. While you have 7 Animals, no card can be chosen to be played as an Animal or put into play (UNT-8.4). Exceptions: UNT-23.4.',
    ),
    clause(
      'UNT-23.4',
      'Un Objet peut toujours être joué, même sans aucun effet. La capacité de Forteresse n’est utilisable que si sa condition est remplie, son coût payable et ses cibles présentes ; un Animal déjà redressé n’est pas à redresser, des Dernières Paroles qui ne feraient rien ne sont pas à déclencher, une réduction de 0 n’est pas proposée. Elle reste utilisable si une partie seulement de son effet peut avoir lieu ; la table prévient alors quand aucun Esprit Hibou ne peut venir.',
      'An Item may always be played, even for no effect. The Stronghold ability can be used only if its condition holds, its cost can be paid and its targets exist; an Animal that is ready already is none to ready, Last Words that would do nothing are none to trigger, and a discount of 0 is not offered. It can still be used if only part of its effect can happen; the table then warns when no Owl Spirit can come.',
    ),
    clause(
      'UNT-23.5',
      '« Jusqu’à n cibles » permet d’en choisir moins. Une cible qui n’est plus valable au moment où l’effet l’atteint est ignorée ; le reste a lieu.',
      '“Up to n targets” allows fewer. A target that is no longer legal when the effect reaches it is skipped; the rest happens.',
    ),
    clause(
      'UNT-23.6',
      'Après chaque effet, on vérifie les éliminations (UNT-10.1, UNT-10.2). Les cartes éliminées quittent le jeu aussitôt ; ce qu’elles déclenchent attend la fin de toute la capacité.',
      'After each effect, eliminations are checked (UNT-10.1, UNT-10.2). Eliminated cards leave play at once; what they trigger waits until the whole ability is finished.',
    ),
    clause(
      'UNT-23.7',
      'Les effets en attente se résolvent un par un : d’abord ceux du camp dont c’est le tour, puis ceux des autres dans le sens des aiguilles d’une montre. Chacun ordonne les siens. Parmi ce qui s’est déclenché en même temps, les chutes de Forteresses viennent en dernier.',
      'Waiting effects are resolved one by one: first those of the side whose turn it is, then those of the others clockwise. Each player orders their own. Of what triggered at the same time, Stronghold falls come last.',
    ),
    clause(
      'UNT-23.8',
      'Ce qui se déclenche pendant qu’un effet se résout est résolu juste après lui, avant les effets qui attendaient déjà. Exemple : de vos deux effets en attente, le premier fait tomber une Forteresse ; son camp pioche et rallie avant le second.',
      'What triggers while an effect is being resolved is resolved right after it, before effects that were already waiting. Example: of two effects of yours that wait, the first fells a Stronghold; its side draws and rallies before the second.',
    ),
    clause(
      'UNT-23.9',
      'Les capacités des Animaux éliminés ensemble voient encore tout ce qui s’est passé dans cette vérification : Dernières Paroles, Animaux battus et capacités qui s’y ajoutent.',
      'The abilities of Animals eliminated together still see everything that happened in that check: Last Words, Animals beaten, and abilities that add to them.',
    ),
    clause(
      'UNT-23.10',
      'Une capacité déclenchée se résout même si son Animal a quitté le jeu ; ce qui concerne cet Animal est alors sans effet.',
      'A triggered ability is resolved even if its Animal has left play; the parts about that Animal then do nothing.',
    ),
    clause(
      'UNT-23.11',
      'Une attaque suit cet ordre : épuiser l’attaquant et choisir la cible ; les capacités « quand il attaque » ; les capacités « quand il est attaqué » ; les dégâts, si attaquant et cible sont encore en jeu (ou la Forteresse encore actuelle) ; les éliminations ; ce qu’elles déclenchent.',
      'An attack goes in this order: exhaust the attacker and choose the target; abilities “when this attacks”; abilities “when this is attacked”; damage, if attacker and target are still in play (or the Stronghold still current); eliminations; what they trigger.',
    ),
    clause(
      'UNT-23.12',
      'Les dégâts infligés sont diminués par les réductions (jamais sous 0) et peuvent déclencher « subit des dégâts et survit ». Des dégâts déplacés ou posés ne sont pas infligés : ni l’un ni l’autre ne s’applique, mais ils peuvent éliminer.',
      'Damage dealt is lowered by reductions (never below 0) and can trigger “is dealt damage and survives”. Damage that is moved or placed is not dealt: neither applies, but it can eliminate.',
    ),
    clause(
      'UNT-23.13',
      'Jouer une carte ajoute 1 à vos cartes jouées ce tour, avant qu’elle se résolve. Une carte payée par Focus, jouée gratuitement ou par Ralliement compte ; une carte jouée en tant que Puissance, une carte mise en jeu ou un pion ne compte pas. Tous les compteurs reviennent à 0 au début de chaque tour, quel que soit le joueur.',
      'Playing a card adds 1 to your cards played this turn, before it is resolved. A card paid by Focus, played for free or by Rally counts; a card played as Power, a card put into play or a token does not. All counters return to 0 when any player’s turn starts.',
    ),
    clause(
      'UNT-23.14',
      'Les capacités « quand vous jouez une carte » des Animaux qui étaient en jeu à ce moment se résolvent après la carte elle-même : l’Objet est déjà au Soutien, l’Arrivée est faite.',
      'Abilities “when you play a card” of Animals that were in play at that moment are resolved after the card itself: the Item is already in Support, the Arrival is done.',
    ),
    clause(
      'UNT-23.15',
      'Coût à payer = coût imprimé + changements propres à la carte − réduction en attente, au moins 0. Exemple : après deux Bonus de Puissance, une carte de coût 3 en coûte 1. Jouer une carte à votre tour autrement que par Ralliement consomme toute la réduction en attente.',
      'Cost to pay = printed cost + the card’s own changes − pending discount, at least 0. Example: after two Bonus Powers, a card that costs 3 costs 1. Playing a card on your turn other than by Rally uses up the whole pending discount.',
    ),
    clause(
      'UNT-23.16',
      'Un effet qui regarde un coût lit le coût en Puissance imprimé. Le coût d’un pion est 0.',
      'An effect that looks at a cost reads the printed Power cost. The cost of a token is 0.',
    ),
    clause(
      'UNT-23.17',
      'Un effet « ce tour » cesse après la Phase d’Entretien du tour en cours. Un effet « jusqu’à votre prochain tour » cesse au début du prochain tour de celui qui l’a créé.',
      'An effect “this turn” ends after the Maintenance Phase of the current turn. An effect “until your next turn” ends when the next turn of the player who created it starts.',
    ),
    clause(
      'UNT-23.18',
      '« Si vous le faites » n’a lieu que si l’effet précédent de la capacité a changé quelque chose.',
      '“If you do” happens only if the previous effect of the ability changed something.',
    ),
    clause(
      'UNT-23.19',
      '« Vos » Animaux sont ceux que vous contrôlez, jamais ceux d’un équipier ; « adverse » désigne n’importe quel adversaire ; « votre Forteresse » est la Forteresse actuelle de votre camp.',
      '“Your” Animals are those you control, never a team-mate’s; “enemy” means any opponent’s; “your Stronghold” is the current Stronghold of your side.',
    ),
    clause(
      'UNT-23.20',
      'Des Dernières Paroles déclenchées par un effet se résolvent avec l’Animal toujours en jeu : il n’est pas battu, et rien d’autre ne se déclenche.',
      'Last Words triggered by an effect are resolved with the Animal still in play: it is not beaten, and nothing else triggers.',
    ),
    clause(
      'UNT-23.21',
      'Quand un effet se répète, chaque fois est entièrement résolue, avec tout ce qu’elle déclenche, avant le choix suivant.',
      'When an effect repeats, each round is completely resolved, with everything it triggers, before the next choice.',
    ),
    clause(
      'UNT-23.22',
      'Un camp qui perd sa dernière Forteresse est éliminé à cette vérification même, avant tout effet en attente.',
      'A side that loses its last Stronghold is out at that very check, before any waiting effect.',
    ),
    clause(
      'UNT-23.23',
      'Un Objet va au Soutien une fois résolues toutes ses capacités et tout ce qu’elles ont déclenché, Ralliements compris.',
      'An Item goes to Support when all its abilities and everything they triggered, Rally plays included, have been resolved.',
    ),
  ],
};
