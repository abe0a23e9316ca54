import type { Sample } from '@tablee/engine';
import { text } from '@tablee/engine';
import type { CannibalView } from '../state/state.ts';
import { answers } from './sample-answers.ts';

/** Creatures in play, by camp. */
const creatures = ({ open }: CannibalView): string =>
  [0, 1].map((side) => open.creatures.filter(({ camp }) => camp === side).length).join();
const tokens = ({ open }: CannibalView): string => open.camps.map((camp) => camp.tokens).join();

/** A whole game, Rats against Cats. */
export const sample: Sample<CannibalView> = {
  about: text(
    'Une partie entière, Rats contre Chats : trois pillages, et comment chacun se prépare.',
    'A whole game, Rats against Cats: three pillages, and how each is made ready.',
  ),
  seats: 2,
  options: { mode: 'duel', decks: 'precon', match: 'single' },
  seed: 9,
  eyes: 0,
  answers,
  remarks: [
    {
      at: 2,
      say: text(
        'Vous regardez le jeu d’Ada : les Rats. Béa mène les Chats. Chacune a un Habitat à 3 jetons : qui pille trois fois celui d’en face gagne.',
        'You look over Ada’s shoulder: the Rats. Béa leads the Cats. Each has a Habitat with 3 tokens: whoever pillages the other’s three times wins.',
      ),
      holds: (view) => tokens(view) === '3,3',
    },
    {
      at: 9,
      say: text(
        'Béa joue deux créatures à Couvert, pour 1 Viande chacune. Qui commence n’a que 2 Viandes au premier tour, ensuite 4 ; elles paient tout, jouer comme attaquer.',
        'Béa plays two creatures into Covert, for 1 meat each. Whoever begins has just 2 meat in the first turn, then 4; it pays for everything, playing and attacking alike.',
      ),
      holds: (view) => creatures(view) === '0,2' && view.open.players[1]?.meat === 0,
    },
    {
      at: 18,
      say: text(
        'Soutien : Ada pioche, et reçoit de la Viande en plus. Son meneur, Grand-Père Moustache, est entré sans rien coûter. Un tour riche commence.',
        'Support: Ada draws, and gets meat besides. The leader, Grandpa Whisker, came in for nothing. A rich turn begins.',
      ),
      holds: ({ open }) => (open.players[0]?.meat ?? 0) > 4,
    },
    {
      at: 20,
      say: text(
        'Ada attaque avec Feinte : aucun dégât de combat pour Grand-Père Moustache. Béa répond par Échanger : c’est le Rôdeur qui combattra à la place du Traître Souriant.',
        'Ada attacks with Feint: no combat damage for Grandpa Whisker. Béa answers with Swap: Prowler will fight in place of the Smiling Traitor.',
      ),
      holds: ({ open }) => open.combat !== null,
    },
    {
      at: 28,
      say: text(
        'Deux combats, deux morts, et Grand-Père Moustache n’a rien subi : la seconde fois, c’est une carte de la main qui l’a couvert. Une capacité ne sert qu’une fois ; une carte la remplace.',
        'Two combats, two deaths, and Grandpa Whisker took nothing: the second time a card of the hand covered for it. An ability serves once; a card can stand in.',
      ),
      holds: (view) =>
        creatures(view) === '1,0' && view.open.creatures.every(({ damage }) => damage === 0),
    },
    {
      at: 29,
      say: text(
        'Béa n’a plus de créature pour garder son Habitat, et Ada en a une en Chasse : pour 1 Viande, Ada pille. C’est cette Viande-là qu’il faut garder pour la fin du tour.',
        'Béa has no creature left to guard the Habitat, and Ada has one in Hunt: for 1 meat Ada pillages. That is the meat to keep for the end of a turn.',
      ),
      holds: (view) => tokens(view) === '3,2',
    },
    {
      at: 40,
      say: text(
        'Le Saut de félin de Griffe Vive attaque en arrivant. 3 contre 3 : les deux meurent. Dans un combat, chacun inflige sa force.',
        'Quick Claw’s Feline Leap attacks on arrival. 3 against 3: both die. In a combat each deals its strength.',
      ),
      holds: ({ open }) => open.combat === null,
    },
    {
      at: 50,
      say: text(
        'Poignarder blesse d’abord : 2 au Plaqueur avant le combat, et 2 pendant. Sans cela, l’Escarmoucheur n’aurait pas suffi.',
        'Stab wounds first: 2 to the Tackler before the combat, and 2 in it. Without that the Skirmisher would not have been enough.',
      ),
      holds: ({ open }) => open.creatures.every(({ face }) => face !== 'CA/10'),
    },
    {
      at: 51,
      say: text(
        'Deuxième pillage : il reste 1 jeton à Béa.',
        'The second pillage: Béa has 1 token left.',
      ),
      holds: (view) => tokens(view) === '3,1',
    },
    {
      at: 59,
      say: text(
        'La Reine Balafre attaque. Ada laisse faire le combat et tire depuis le Couvert : 3 dégâts directs avec 4 de combat, 7 en tout. La meneuse des Chats tombe, contre un Surineur.',
        'Queen Scar attacks. Ada lets the combat come and shoots from Covert: 3 direct damage and 4 of combat, 7 in all. The leader of the Cats falls, for one Shiv Hand.',
      ),
      holds: ({ open }) => open.combat === null,
    },
    {
      at: 69,
      say: text(
        'Un Filet étourdit Grand-Père Moustache, qui ne rend alors aucun coup ; puis le Frondeur tombe. Ada n’a plus personne : Béa pille à son tour.',
        'A Net stuns Grandpa Whisker, who then does not strike back; then the Slinger falls. Ada has nobody left: Béa pillages in turn.',
      ),
      holds: (view) => creatures(view).startsWith('0,') && tokens(view) === '2,1',
    },
    {
      at: 74,
      say: text(
        'Béa esquive l’assaut pour 2 Viandes. Mais esquiver n’annule que le coup de couteau : le combat vient quand même.',
        'Béa dodges the assault for 2 meat. But to dodge cancels only the stab: the combat comes all the same.',
      ),
      holds: ({ open }) => open.assault !== null || open.combat !== null,
    },
    {
      at: 85,
      say: text(
        'Un jeton partout : le prochain pillage gagne. Il faut abattre tout ce qui garde l’Habitat d’en face, et garder 1 Viande.',
        'One token each: the next pillage wins. One has to kill all that guards the other Habitat, and keep 1 meat.',
      ),
      holds: (view) => tokens(view) === '1,1',
    },
    {
      at: 95,
      say: text(
        'Duelliste des Toits, Feinte, Bondisseur abattu sans une égratignure, et la dernière Viande pour piller : Ada gagne. Comptez toujours à rebours depuis cette Viande-là.',
        'Rooftop Duellist, Feint, the Pouncer dead without a scratch, and the last meat to pillage: Ada wins. Always count backwards from that meat.',
      ),
      holds: (view) => tokens(view) === '1,0' && view.open.phase === 'over',
    },
  ],
};
