import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const rulingsCards: Chapter = {
  id: 'rulings-cards',
  title: text('Précisions : cartes', 'Rulings: cards'),
  clauses: [
    clause(
      'CAN-R.17',
      'Les Dégâts supplémentaires d’une Action s’ajoutent à ce que subit le combattant choisi, même si celui d’en face est étourdi.',
      'The Extra Damage of an Action is added to what the chosen fighter takes, even if the one facing it is stunned.',
    ),
    clause(
      'CAN-R.18',
      'Si vous jouez les deux capacités d’une Action, elles doivent être permises au moment de payer et sont résolues dans l’ordre choisi. Si la seconde n’a plus de cible, elle est perdue.',
      'If you play both abilities of an Action, they must be legal when you pay and are resolved in the order you choose. If the second one has no target any more, it is lost.',
    ),
    clause(
      'CAN-R.19',
      'Une Action se joue d’une seule manière : en la payant, ou comme Déclenchée.',
      'An Action is played in one way only: by paying for it, or as a triggered one.',
    ),
    clause(
      'CAN-R.20',
      'La portée d’une Action se compte depuis Couvert, ou depuis la Chasse pour l’Assaut et les Tactiques. Aucune de vos créatures n’a besoin d’y être.',
      'The range of an Action is counted from Covert, or from Hunt for assault and tactical abilities. None of your creatures needs to be there.',
    ),
    clause(
      'CAN-R.21',
      'Décision de cette table : les Tirs, le Filet et le Harpon ne visent que des créatures adverses, la Loyauté et le Bouclier ne servent que votre propre combattant. Le texte imprimé parle seulement d’une « créature cible ».',
      'A ruling of this table: Shots, Net and Harpoon aim only at enemy creatures, Loyalty and Shield serve only your own fighter. The printed text merely says “target creature”.',
    ),
    clause(
      'CAN-R.22',
      'Avec des Tirs dispersés, vous assignez tous les dégâts, au moins 1 par cible, et autant que vous voulez au-delà de ses points de vie.',
      'With Scatter Shots you assign all the damage, at least 1 to each target, and as much beyond its life as you like.',
    ),
    clause(
      'CAN-R.23',
      'Un Harpon atteint n’importe quelle créature adverse. Une cible tuée n’avance pas.',
      'A Harpoon reaches any enemy creature. A target that is killed does not move.',
    ),
    clause(
      'CAN-R.24',
      'Quand une Action parle de « cette créature », c’est : pour un Saut de félin, une de vos créatures à Couvert qui n’est pas étourdie ; pour une Loyauté, une autre que votre combattant ; pour une Feinte ou un Bouclier, votre combattant ; pour Dans le mille ou une Armure, une de vos créatures.',
      'Where an Action speaks of “this creature”, it is: for a Feline Leap, one of your creatures in Covert that is not stunned; for Loyalty, one other than your fighter; for a Feint or a Shield, your fighter; for Bullseye or Armour, one of your creatures.',
    ),
    clause(
      'CAN-R.25',
      'Un Assaut sans cible est interdit.',
      'An assault without a target is not allowed.',
    ),
    clause(
      'CAN-R.26',
      'Un Sacrifice épargne les Pisteurs. Si la créature qui l’utilise en meurt, il n’y a pas de combat.',
      'A Sacrifice spares Trackers. If the creature that uses it dies of it, there is no combat.',
    ),
    clause(
      'CAN-R.27',
      'Un Pisteur étourdi reste un Pisteur. Une créature étourdie peut avancer.',
      'A stunned Tracker stays a Tracker. A stunned creature may be moved.',
    ),
    clause(
      'CAN-R.28',
      'Vous pouvez étourdir une créature déjà étourdie ; cela n’a pas d’effet.',
      'You may stun a creature that is already stunned; it has no effect.',
    ),
    clause(
      'CAN-R.29',
      'Une carte qui revient en jeu est comme neuve.',
      'A card that comes back into play is as good as new.',
    ),
    clause(
      'CAN-R.30',
      'Aucune Action ne porte une capacité qui n’y ferait rien.',
      'No Action shows an ability that would do nothing on it.',
    ),
    clause(
      'CAN-R.31',
      'Recharger choisit n’importe quelle capacité utilisée de votre camp, sauf elle-même et sauf Pisteur. Le jeton retiré retourne à la réserve : vous ne gagnez pas de Viande.',
      'Recharge chooses any used ability of your camp, except itself and except Tracker. The token taken off goes back to the supply: you gain no meat.',
    ),
    clause(
      'CAN-R.32',
      'Recharger, quand c’est une capacité Déclenchée, agit après la capacité utilisée, avant le combat qui suit un Assaut, et seulement si la créature est encore en jeu.',
      'A triggered Recharge acts after the ability used, before the combat that follows an assault, and only if the creature is still in play.',
    ),
    clause(
      'CAN-R.33',
      'Pisteur est perdu une fois la cible choisie.',
      'Tracker is lost once the target has been chosen.',
    ),
    clause(
      'CAN-R.34',
      'Un Pisteur ne suffit pas pour piller.',
      'A Tracker is not enough to pillage.',
    ),
    clause(
      'CAN-R.52',
      'Si une recherche trouve une carte, il faut en prendre une ; sinon, on l’annonce. Le paquet est mélangé dans tous les cas.',
      'If a search finds a card, one has to be taken; otherwise this is announced. The deck is shuffled in any case.',
    ),
    clause(
      'CAN-R.53',
      'La carte choisie par les Tactiques des Bannis n’est pas montrée.',
      'The card chosen by Banished Tactics is not shown.',
    ),
    clause(
      'CAN-R.54',
      'Sans cible, un Saut de félin fait seulement avancer la créature.',
      'Without a target, a Feline Leap only moves the creature.',
    ),
    clause(
      'CAN-R.55',
      'Une capacité sans cible peut être activée même si elle ne fait rien. Recharger a besoin d’une cible.',
      'An ability without a target may be activated even if it does nothing. Recharge needs a target.',
    ),
  ],
};
