import type { Chapter } from '../../../table/rulebook.ts';
import { clause, text } from '../../../table/rulebook.ts';

export const rulingsCards: Chapter = {
  id: 'rulings-cards',
  title: text('Précisions : cartes', 'Rulings: cards'),
  clauses: [
    clause(
      'CAN-R.17',
      'Le supplément d’une Action s’ajoute à ce que subit le combattant choisi, même si le sien est étourdi.',
      'An Action’s extra is added to what the chosen fighter takes, even if the own one is stunned.',
    ),
    clause(
      'CAN-R.18',
      'Les deux capacités d’une Action : permises au paiement, résolues dans l’ordre choisi ; la seconde sans cible est perdue.',
      'Both abilities of an Action: legal when paid, resolved in the chosen order; a second one without target is lost.',
    ),
    clause(
      'CAN-R.19',
      'On joue une Action d’une seule manière : payée ou Déclenchée.',
      'An Action is played in one way only: paid or triggered.',
    ),
    clause(
      'CAN-R.20',
      'Une Action part de Couvert, ou de Chasse pour l’Assaut et les Tactiques ; nulle créature n’y est requise.',
      'An Action starts from Covert, or from Hunt for assault and tactical rows; no creature is needed there.',
    ),
    clause(
      'CAN-R.21',
      'Tirs, Filet et Harpon visent des ennemis ; Loyauté et Bouclier son propre combattant.',
      'Shots, Net and Harpoon aim at enemies; Loyalty and Shield at the own fighter.',
    ),
    clause(
      'CAN-R.22',
      'Tirs dispersés : tout est assigné, au moins 1 par cible, sans limite de vie.',
      'Scatter: all of it is assigned, at least 1 per target, not limited by life.',
    ),
    clause(
      'CAN-R.23',
      'Le Harpon atteint toute créature ennemie ; une cible tuée n’avance pas.',
      'A Harpoon reaches any enemy creature; a killed target does not move.',
    ),
    clause(
      'CAN-R.24',
      '« Cette créature » d’une Action : Saut, une des siennes debout à Couvert ; Loyauté, toute autre que le combattant ; Feinte et Bouclier, son combattant ; Dans le mille et Armure, une des siennes.',
      '“This creature” of an Action: Leap, an own unstunned one in Covert; Loyalty, any but the fighter; Feint and Shield, the own fighter; Bullseye and Armour, an own one.',
    ),
    clause(
      'CAN-R.25',
      'Un Assaut sans cible est interdit.',
      'An assault without a target is illegal.',
    ),
    clause(
      'CAN-R.26',
      'Sacrifice épargne les Pisteurs ; sans source vivante, pas de combat.',
      'Sacrifice spares Trackers; without a living source no combat.',
    ),
    clause(
      'CAN-R.27',
      'Étourdi, un Pisteur le reste ; une créature étourdie peut avancer.',
      'A stunned Tracker stays one; a stunned creature may be moved.',
    ),
    clause(
      'CAN-R.28',
      'Étourdir une étourdie est permis, sans effet.',
      'Stunning a stunned creature is legal, without effect.',
    ),
    clause(
      'CAN-R.29',
      'Une carte revenue en jeu est neuve.',
      'A card that comes back into play is new.',
    ),
    clause(
      'CAN-R.30',
      'Aucune Action ne porte une ligne qui n’y ferait rien.',
      'No Action shows a row that would do nothing on it.',
    ),
    clause(
      'CAN-R.31',
      'Recharger vise toute capacité utilisée de son camp, ni elle-même ni un Pisteur ; nulle Viande n’est gagnée.',
      'Recharge takes any used ability of the camp, neither itself nor a Tracker; no meat is gained.',
    ),
    clause(
      'CAN-R.32',
      'Recharger Déclenché agit après la capacité, avant le combat d’un Assaut, si la créature est encore là.',
      'A triggered Recharge acts after the ability, before an assault’s combat, if the creature is still there.',
    ),
    clause(
      'CAN-R.33',
      'Pisteur se perd après le choix de la cible.',
      'Tracker is lost after the target is chosen.',
    ),
    clause(
      'CAN-R.34',
      'Un Pisteur ne suffit pas pour piller.',
      'A Tracker is not enough to pillage.',
    ),
    clause(
      'CAN-R.52',
      'Une recherche prend une carte s’il y en a ; sinon on l’annonce. On mélange toujours.',
      'A search takes a card if there is one; otherwise it is announced. The deck is always shuffled.',
    ),
    clause(
      'CAN-R.53',
      'La carte des Tactiques des Bannis n’est pas montrée.',
      'The card of Banished Tactics is not shown.',
    ),
    clause(
      'CAN-R.54',
      'Saut de félin sans cible : avance seulement.',
      'Feline Leap without target: a move only.',
    ),
    clause(
      'CAN-R.55',
      'Une capacité sans cible et sans effet peut être activée ; Recharger veut une cible.',
      'An untargeted ability without effect may be activated; Recharge needs a target.',
    ),
  ],
};
