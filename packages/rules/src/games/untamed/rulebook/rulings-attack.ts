import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const rulingsAttack: Chapter = {
  id: 'rulings-attack',
  title: text('Précisions : attaques et dégâts', 'Rulings: attacks and damage'),
  clauses: [
    clause(
      'UNT-R.36',
      'Seules comptent les Gardes du camp attaqué.',
      'Only the Guards of the attacked side matter.',
    ),
    clause(
      'UNT-R.37',
      'Toute Garde du camp attaqué est une cible permise, même s’il y en a d’autres.',
      'Any Guard of the attacked side is a legal target, even if there are others.',
    ),
    clause(
      'UNT-R.38',
      'Un Animal d’Attaque 0 peut attaquer : il inflige 0 dégât et en reçoit.',
      'An Animal with Attack 0 may attack: it deals 0 damage and takes damage back.',
    ),
    clause(
      'UNT-R.39',
      'Une Attaque négative compte pour 0 quand on s’en sert ; le total réel est conservé.',
      'A negative Attack counts as 0 when it is used; the real sum is kept.',
    ),
    clause(
      'UNT-R.40',
      'Un Animal épuisé riposte quand il est attaqué (UNT-9.4).',
      'An exhausted Animal strikes back when attacked (UNT-9.4).',
    ),
    clause('UNT-R.41', 'Une Forteresse ne riposte pas.', 'A Stronghold does not strike back.'),
    clause(
      'UNT-R.42',
      'Un Animal attaque une fois chaque fois qu’il est redressé.',
      'An Animal attacks once for each time it is ready.',
    ),
    clause(
      'UNT-R.43',
      'Si, après les capacités déclenchées par l’attaque, la cible n’est plus là ou n’est plus permise, l’attaque s’arrête et l’attaquant reste épuisé.',
      'If, after the abilities the attack triggered, the target is gone or no longer legal, the attack ends and the attacker stays exhausted.',
    ),
    clause(
      'UNT-R.44',
      'Les éliminations sont vérifiées après chaque effet et après les dégâts d’un combat (UNT-23.6).',
      'Eliminations are checked after each effect and after combat damage (UNT-23.6).',
    ),
    clause(
      'UNT-R.45',
      'L’ordre de plusieurs effets déclenchés ensemble est celui de UNT-23.7.',
      'The order of several effects triggered together is that of UNT-23.7.',
    ),
    clause(
      'UNT-R.47',
      'Être battu, c’est quitter le jeu pour le Soutien (ou disparaître, pour un pion). Revenir en main n’est pas être battu.',
      'To be beaten is to leave play for Support (or, for a token, to cease to exist). Returning to hand is not being beaten.',
    ),
    clause(
      'UNT-R.48',
      'Quand deux Animaux s’éliminent l’un l’autre, chacun a battu l’autre (UNT-10.8).',
      'When two Animals eliminate each other, each has beaten the other (UNT-10.8).',
    ),
    clause(
      'UNT-R.49',
      'Quelle que soit la façon de quitter le jeu, les pions d’un Animal sont perdus.',
      'Whatever the way of leaving play, an Animal’s tokens are lost.',
    ),
    clause(
      'UNT-R.50',
      'Si propriétaire et contrôleur diffèrent, la carte va dans la zone de son propriétaire.',
      'If owner and controller differ, the card goes to its owner’s zone.',
    ),
    clause('UNT-R.59', 'Les dégâts en trop sont perdus.', 'Damage in excess is lost.'),
    clause(
      'UNT-R.60',
      'La nouvelle Forteresse peut être attaquée dans le même tour par d’autres Animaux. Une option de la table la met à l’abri de tout dégât jusqu’à la fin du tour.',
      'The new Stronghold may be attacked in the same turn by other Animals. A table option keeps it safe from all damage until the turn ends.',
    ),
    clause(
      'UNT-R.63',
      'Deux camps qui perdent à la même vérification font match nul entre eux ; sinon, c’est la première défaite qui compte.',
      'Two sides that lose at the same check draw with each other; otherwise the first loss counts.',
    ),
    clause(
      'UNT-R.64',
      'Une Forteresse n’est soignée que par un effet qui la nomme, jusqu’à 0 dégât.',
      'A Stronghold is healed only by an effect that names it, down to 0 damage.',
    ),
    clause(
      'UNT-R.99',
      'L’Attaque se lit au moment des dégâts, après les capacités déclenchées par l’attaque.',
      'Attack is read when damage is dealt, after the abilities the attack triggered.',
    ),
    clause(
      'UNT-R.101',
      'La Garde n’oblige personne à attaquer.',
      'Guard does not force anyone to attack.',
    ),
    clause(
      'UNT-R.105',
      'Vous ordonnez vous-même vos effets déclenchés ensemble.',
      'You order your own simultaneous triggers yourself.',
    ),
    clause(
      'UNT-R.123',
      'Une réduction de dégâts s’applique une fois à la part que reçoit chaque Animal, aussi quand les dégâts sont répartis.',
      'A damage reduction applies once to the share each Animal gets, also when damage is distributed.',
    ),
  ],
};

export const rulingsRally: Chapter = {
  id: 'rulings-rally',
  title: text('Précisions : Forteresses et Ralliement', 'Rulings: Strongholds and Rally'),
  clauses: [
    clause(
      'UNT-R.52',
      'La troisième Forteresse perdue ne fait pas piocher : la défaite passe avant.',
      'Losing the third Stronghold draws no card: the loss comes first.',
    ),
    clause(
      'UNT-R.53',
      'Une chute suit cet ordre : retirer la Forteresse détruite, découvrir la suivante, piocher, jouer par Ralliement.',
      'A fall goes in this order: remove the destroyed Stronghold, uncover the next, draw, play by Rally.',
    ),
    clause(
      'UNT-R.54',
      'Si le deck n’a pas assez de cartes, vous piochez ce qu’il y a, puis vous perdez.',
      'If the deck has too few cards, you draw what there is, then lose.',
    ),
    clause(
      'UNT-R.55',
      'Toutes les cartes sont piochées d’abord. Ensuite vous jouez celles que vous voulez parmi les cartes Ralliement, dans l’ordre voulu, chacune entièrement résolue avant le choix suivant.',
      'All cards are drawn first. Then you play any of the Rally cards among them, in any order, each completely resolved before the next choice.',
    ),
    clause(
      'UNT-R.56',
      'Un Ralliement ne se garde pas : plus tard, la carte est une carte comme une autre.',
      'A Rally cannot be kept: later on the card is an ordinary one.',
    ),
    clause(
      'UNT-R.57',
      'La chute n’interrompt pas ce qui l’a causée : l’effet ou le combat, les éliminations et ce qui s’est déclenché en même temps viennent d’abord (UNT-23.7). Si c’est un effet déclenché qui l’a causée, on pioche et on rallie juste après lui, avant les effets qui attendaient déjà (UNT-23.8).',
      'The fall does not interrupt what caused it: the effect or combat, the eliminations and what triggered at the same time come first (UNT-23.7). If a triggered effect caused it, the draw and the Rally come right after that effect, before effects that were already waiting (UNT-23.8).',
    ),
    clause(
      'UNT-R.58',
      'Si une carte jouée par Ralliement détruit une autre Forteresse, cette chute se résout sur-le-champ, puis la première reprend (UNT-23.8).',
      'If a Rally play destroys another Stronghold, that fall is resolved on the spot, then the first one goes on (UNT-23.8).',
    ),
    clause(
      'UNT-R.61',
      'Les utilisations de la capacité de Forteresse se comptent par joueur et par tour, même si la Forteresse a changé.',
      'Uses of the Stronghold ability are counted per player and turn, even if the Stronghold has changed.',
    ),
    clause(
      'UNT-R.62',
      'Hors de votre tour, vous ne pouvez pas utiliser la capacité de votre Forteresse ; un effet peut la déclencher.',
      'Outside your turn you cannot use your Stronghold ability; an effect may trigger it.',
    ),
    clause(
      'UNT-R.108',
      'On vous demande toujours ce que vous ralliez, même si aucune carte piochée n’a le symbole : sauter la question le révélerait. S’il n’y a rien à jouer, la page répond d’elle-même, après un délai qui n’en dit rien.',
      'You are always asked what you rally, even if no card drawn has the symbol: skipping the question would reveal it. With nothing to play, the page answers by itself, after a time that tells nothing.',
    ),
    clause(
      'UNT-R.127',
      'Un Ralliement du camp dont c’est le tour compte dans les cartes jouées de ce tour (UNT-23.13).',
      'A Rally play of the side whose turn it is counts among the cards played this turn (UNT-23.13).',
    ),
    clause(
      'UNT-R.134',
      'Si plusieurs Forteresses tombent à la même vérification, celle du camp dont c’est le tour tombe d’abord, puis les autres dans le sens des aiguilles d’une montre (UNT-23.7).',
      'If several Strongholds fall in one check, that of the side whose turn it is falls first, then the others clockwise (UNT-23.7).',
    ),
  ],
};
