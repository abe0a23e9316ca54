import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const effects: Chapter = {
  id: 'effects',
  title: text('Effets en général', 'Effects in general'),
  clauses: [
    clause(
      'UNM-12.1',
      'Un effet est obligatoire sauf s’il dit « vous pouvez » ; « jusqu’à N » comprend 0.',
      'Effects are mandatory unless they say “may”; “up to N” includes 0.',
    ),
    clause(
      'UNM-12.2',
      'On fait tout ce qui est possible, le reste est ignoré.',
      'As much as possible is done, the rest is skipped.',
    ),
    clause(
      'UNM-12.3',
      'Une carte l’emporte sur les règles générales.',
      'A card beats the general rules.',
    ),
    clause(
      'UNM-12.4',
      '« Vos » combattants sont ceux de l’armée qui a joué la carte ; les « ennemis », ceux des autres camps.',
      '“Your” fighters are those of the army that played the card; “enemies” those of the other sides.',
    ),
    clause(
      'UNM-12.5',
      'Dans un combat, l’« adversaire » est l’armée de l’autre combattant.',
      'In a combat the “opponent” is the army of the other combatant.',
    ),
    clause(
      'UNM-12.6',
      'Un déplacement par effet suit les règles du déplacement ; sa limite est le nombre imprimé, rien ne l’augmente.',
      'A move by an effect follows the rules of movement; its limit is the printed number, nothing adds to it.',
    ),
    clause(
      'UNM-12.7',
      'Quand on déplace le combattant d’un autre, amis et ennemis se jugent de son point de vue.',
      'When another army’s fighter is moved, friends and enemies are judged from its side.',
    ),
    clause(
      'UNM-12.8',
      'Placer n’est pas déplacer : n’importe quelle case libre, sans chemin, jamais celle où il est.',
      'Placing is not moving: any empty space, no path, never the one it stands on.',
    ),
    clause(
      'UNM-12.9',
      'Les étapes d’un effet suivent l’ordre donné ; les choix entre options sont faits avant la première.',
      'The steps of an effect follow the stated order; choices between options are made before the first.',
    ),
    clause(
      'UNM-12.10',
      'Une main regardée n’est vue que de celui qui regarde, telle qu’elle est alors.',
      'A looked-at hand is seen only by the looker, as it is then.',
    ),
    clause(
      'UNM-12.11',
      'Dans une défausse au hasard, chaque carte de la main à ce moment a la même chance.',
      'In a random discard each card of the hand at that moment has the same chance.',
    ),
    clause(
      'UNM-12.12',
      'Déplacements et placements par effet comptent aussi pour la case du début du tour.',
      'Moves and placements by effects count for the turn-start space, too.',
    ),
  ],
};

export const defeat: Chapter = {
  id: 'defeat',
  title: text('Santé, défaite, fin', 'Health, defeat, end'),
  clauses: [
    clause(
      'UNM-13.1',
      'À 0 point de vie, un combattant est vaincu et quitte aussitôt le plateau.',
      'At 0 health a fighter is defeated and leaves the board at once.',
    ),
    clause(
      'UNM-13.2',
      'En duel, vous perdez quand votre héros est vaincu.',
      'In a duel you lose when your hero is defeated.',
    ),
    clause(
      'UNM-13.3',
      'La santé ne descend pas sous 0 et ne remonte pas au-dessus du départ.',
      'Health never goes below 0 nor, by healing, above its start.',
    ),
    clause(
      'UNM-13.4',
      'Un combattant vaincu n’est ni soigné, ni déplacé, ni visé ; il ne vise et ne bloque personne. Seul un effet de retour le ramène.',
      'A defeated fighter is neither healed, moved nor targeted; it targets and blocks nobody. Only a return effect brings it back.',
    ),
    clause(
      'UNM-13.5',
      'Les cartes de combattants tous vaincus ne se jouent plus ; elles boostent et se défaussent.',
      'Cards of fighters that are all defeated cannot be played; they boost and can be discarded.',
    ),
    clause(
      'UNM-13.6',
      'La défaite d’un acolyte ne termine jamais à elle seule un duel.',
      'The defeat of a sidekick alone never ends a duel.',
    ),
    clause(
      'UNM-13.7',
      'Au choix de la table : la défaite d’un héros compte dès que les dégâts qui l’ont causée sont appliqués à toutes leurs cibles…',
      'As the table chose: the defeat of a hero counts once the damage that caused it has been applied to all its targets…',
    ),
    clause(
      'UNM-13.8',
      '… ou seulement au début et à la fin de chaque action ; si tous les camps ont alors perdu, celui de l’armée active l’emporte.',
      '… or only at the start and end of each action; if all sides have lost by then, the active army’s side wins.',
    ),
    clause(
      'UNM-13.9',
      'Des dégâts à plusieurs s’appliquent tous, puis on vérifie les défaites ; si tous perdent, le camp de l’armée active l’emporte.',
      'Damage to several is applied to all, then defeats are checked; if all lose, the active army’s side wins.',
    ),
    clause(
      'UNM-13.10',
      'Des dégâts empêchés n’en sont pas : ni dégâts de combat, ni victoire de l’attaquant.',
      'Prevented damage is no damage: no combat damage, no win for the attacker.',
    ),
    clause(
      'UNM-13.11',
      'Une santé « qui devient N » est exactement N ; ce n’est pas une guérison.',
      'Health that “becomes N” is exactly N; this is not healing.',
    ),
    clause(
      'UNM-13.12',
      'Aucune partie n’est nulle ni sans fin : les cartes s’en vont, et sans pioche chaque manœuvre coûte.',
      'No game is drawn and none is endless: cards run out, and without a deck every maneuver costs.',
    ),
  ],
};

export const heroes: Chapter = {
  id: 'heroes',
  title: text('Les héros', 'The heroes'),
  clauses: [
    clause(
      'UNM-14.1',
      'Alice : 13 points de vie, déplacement 2, mêlée. Le Jabberwocky : 8, mêlée.',
      'Alice: 13 health, movement 2, melee. The Jabberwock: 8, melee.',
    ),
    clause(
      'UNM-14.2',
      'Dès qu’Alice est placée, on choisit si elle est grande ou petite ; tous le voient.',
      'Right after Alice is placed, her player chooses whether she is big or small; all see it.',
    ),
    clause(
      'UNM-14.3',
      'Grande : +2 à l’attaque quand Alice attaque.',
      'Big: +2 to the attack when Alice attacks.',
    ),
    clause(
      'UNM-14.4',
      'Petite : +1 à la défense quand Alice se défend avec une carte.',
      'Small: +1 to the defense when Alice defends with a card.',
    ),
    clause(
      'UNM-14.5',
      'Seules des cartes changent la taille. Le bonus ne vaut jamais pour le Jabberwocky et n’est pas un effet de carte.',
      'Only cards change the size. The bonus never applies to the Jabberwock and is not a card effect.',
    ),
    clause(
      'UNM-14.6',
      'Roi Arthur : 18 points de vie, déplacement 2, mêlée. Merlin : 7, à distance.',
      'King Arthur: 18 health, movement 2, melee. Merlin: 7, ranged.',
    ),
    clause(
      'UNM-14.7',
      'Quand le Roi Arthur attaque, son armée peut joindre une autre carte face cachée ; à la révélation, son boost s’ajoute à l’attaque.',
      'When King Arthur attacks, his army may add another card face down; at the reveal its boost is added to the attack.',
    ),
    clause(
      'UNM-14.8',
      'Si les effets de cette attaque sont annulés, la carte jointe est défaussée sans effet. Une carte sans effet n’a rien à annuler : au choix de la table, le boost est gardé ou perdu.',
      'If the effects of that attack are cancelled, the added card is discarded for nothing. A card without effects has nothing to cancel: as the table chose, the boost is kept or lost.',
    ),
    clause(
      'UNM-14.9',
      'Seulement quand Arthur attaque lui-même. La carte jointe reste dans le combat jusqu’à sa fin.',
      'Only when Arthur himself attacks. The added card stays in the combat until its end.',
    ),
    clause(
      'UNM-14.10',
      'Méduse : 16 points de vie, déplacement 3, à distance. Trois Harpies : 1 chacune, mêlée.',
      'Medusa: 16 health, movement 3, ranged. Three Harpies: 1 each, melee.',
    ),
    clause(
      'UNM-14.11',
      'Au début de son tour, l’armée de Méduse peut infliger 1 dégât à un ennemi partageant une zone avec elle.',
      'At the start of its turn Medusa’s army may deal 1 damage to an enemy sharing a zone with her.',
    ),
    clause(
      'UNM-14.12',
      'Une fois par tour de Méduse ; ce n’est ni une action ni une attaque, et il faut une zone commune quoi qu’il arrive.',
      'Once in each of her own turns; this is neither an action nor an attack, and it needs a shared zone in any case.',
    ),
    clause(
      'UNM-14.13',
      'Sinbad : 15 points de vie, déplacement 2, mêlée. Le Portefaix : 6, mêlée.',
      'Sinbad: 15 health, movement 2, melee. The Porter: 6, melee.',
    ),
    clause(
      'UNM-14.14',
      'Dans une manœuvre, chaque combattant de Sinbad va 1 case plus loin par carte Voyage dans sa défausse.',
      'In a maneuver each of Sinbad’s fighters goes 1 space farther per Voyage card in the discard.',
    ),
    clause(
      'UNM-14.15',
      'On compte au début du déplacement, après le boost : un Voyage dépensé ainsi compte déjà.',
      'They are counted when the movement begins, after the boost: a Voyage spent that way already counts.',
    ),
    clause('UNM-14.16', 'Cela ne vaut que pour les manœuvres.', 'Only maneuvers benefit.'),
    clause(
      'UNM-14.17',
      'Un acolyte se déplace comme son héros, même après la défaite de celui-ci.',
      'A sidekick moves as its hero does, even after the hero’s defeat.',
    ),
    clause(
      'UNM-14.18',
      'La capacité d’un héros cesse avec sa défaite.',
      'A hero’s ability ends when the hero is defeated.',
    ),
  ],
};
