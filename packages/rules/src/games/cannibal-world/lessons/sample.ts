import type { Sample } from '@tablee/engine';
import { text } from '@tablee/engine';
import type { CannibalView, Zone } from '../state/state.ts';
import { answers } from './sample-answers.ts';

/** The creatures of a camp in play, in order of arrival: in both zones, or in one. */
const inPlay = ({ open }: CannibalView, side: number, where?: Zone): string =>
  open.creatures
    .filter(({ camp, zone }) => camp === side && (where ?? zone) === zone)
    .map(({ face }) => face)
    .join(' ');
/** Tells whether such a Tracker, in this slot, is covered. */
const isShown = ({ open }: CannibalView, card: string, slot: number): boolean =>
  open.creatures.some(({ face, spent }) => face === card && spent[slot] === true);
const tokens = ({ open }: CannibalView): string => open.camps.map((camp) => camp.tokens).join();

/** A whole game, Rats against Cats. */
export const sample: Sample<CannibalView> = {
  about: text(
    'Une partie entière, Rats contre Chats : trois pillages, et comment chacun se prépare.',
    'A whole game, Rats against Cats: three pillages, and how each is made ready.',
  ),
  seats: 2,
  options: { mode: 'duel', decks: 'precon', match: 'single' },
  seed: 3,
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
      at: 10,
      say: text(
        'Béa pose son Chef, Reine Balafre, sans rien payer, puis deux créatures à Couvert, pour 1 Viande chacune. Qui commence n’a que 2 Viandes au premier tour, ensuite 4 ; elles paient tout, jouer comme attaquer.',
        'Béa plays the Leader, Queen Scar, for nothing, then two creatures into Covert, for 1 meat each. Whoever begins has just 2 meat in the first turn, then 4; it pays for everything, playing and attacking alike.',
      ),
      holds: (view) => inPlay(view, 1) === 'CA/01 CA/05 CA/09' && view.open.players[1]?.meat === 0,
    },
    {
      at: 16,
      say: text(
        'Ada attaque la Reine avec l’Escarmoucheur. Béa répond par Échanger, d’une carte de la main, gratuitement : c’est le Rôdeur qui combattra à sa place.',
        'Ada attacks the Queen with the Skirmisher. Béa answers with Swap, from a card of the hand, for nothing: Prowler will fight in the Queen’s place.',
      ),
      holds: ({ open }) => {
        const faceOf = (id?: string) => open.creatures.find((each) => each.id === id)?.face;
        return faceOf(open.combat?.target) === 'CA/01' && faceOf(open.combat?.defender) === 'CA/05';
      },
    },
    {
      at: 19,
      say: text(
        'Force 2, et 3 de plus pour 1 Viande : les 5 dégâts qu’il fallait pour la Reine. C’est le Rôdeur qui meurt, contre l’Escarmoucheur. Béa a donné une créature ordinaire pour sauver son Chef.',
        'Strength 2, and 3 more for 1 meat: the 5 damage that the Queen would have died of. It is Prowler that dies, for the Skirmisher. Béa gave a common creature to save the Leader.',
      ),
      holds: (view) => inPlay(view, 0) === '' && inPlay(view, 1) === 'CA/01 CA/09',
    },
    {
      at: 29,
      say: text(
        'La Reine attaque à son tour. Ada laisse venir le combat, puis joue Couteau dans l’Ombre : 4 dégâts de plus, avec les 4 du Duelliste. Les deux meurent. Une Action Tactique sert aussi pendant le tour d’en face, si l’on a gardé de la Viande.',
        'The Queen attacks in turn. Ada lets the combat come, then plays Knife in the Dark: 4 more damage, with the Duellist’s 4. Both die. A tactical Action serves in the opponent’s turn as well, if you kept some meat.',
      ),
      holds: (view) =>
        inPlay(view, 0) === '' &&
        inPlay(view, 1) === 'CA/09' &&
        view.open.active === 1 &&
        view.open.players[0]?.discard.some(({ face }) => face === 'RA/13') === true,
    },
    {
      at: 33,
      say: text(
        'Ada n’a plus personne. Ombre Longue, qui vient d’arriver en Chasse, est un Pisteur, et un Pisteur ne pille pas : Béa le lui fait abandonner, sans rien payer, puis pille.',
        'Ada has nobody left. Long Shadow, just come to Hunt, is a Tracker, and a Tracker does not pillage: Béa has it give that up, for nothing, then pillages.',
      ),
      holds: (view) =>
        tokens(view) === '2,3' && isShown(view, 'CA/02', 0) && inPlay(view, 0) === '',
    },
    {
      at: 41,
      say: text(
        'Ombre Longue n’est plus Pisteur : Ada peut l’attaquer. Feinte du Duelliste : 4 dégâts donnés, aucun reçu. Deux Griffes Vives restent à Couvert, mais ce sont des Pisteurs, qui ne gardent rien : Ada pille aussitôt.',
        'Long Shadow is a Tracker no more: Ada can attack it. The Duellist’s Feint: 4 damage dealt, none taken. Two Quick Claws are still in Covert, but they are Trackers, which guard nothing: Ada pillages at once.',
      ),
      holds: (view) =>
        tokens(view) === '2,2' &&
        inPlay(view, 1) === 'CA/09 CA/09' &&
        !isShown(view, 'CA/09', 1) &&
        view.open.creatures.every(({ damage }) => damage === 0),
    },
    {
      at: 51,
      say: text(
        'Le Filet du Plaqueur a étourdi le Duelliste, qui n’a rendu aucun coup, et Béa pille encore. Ada avait 4 Viandes et n’a pas esquivé l’Assaut : les 2 d’une esquive lui auraient manqué au tour suivant.',
        'The Tackler’s Net stunned the Duellist, which did not strike back, and Béa pillages again. Ada had 4 meat and did not dodge the assault: Ada would have missed the 2 of a dodge in the next turn.',
      ),
      holds: (view) =>
        tokens(view) === '1,2' &&
        inPlay(view, 0) === '' &&
        view.open.players[0]?.meat === 4 &&
        view.open.creatures.every(({ damage }) => damage === 0),
    },
    {
      at: 56,
      say: text(
        'La Prolifération de la Nichée de Garde ramène un Escarmoucheur dans les Renforts d’Ada. Utiliser une capacité recouvre Pisteur : désormais la Nichée garde l’Habitat.',
        'The Litter Guard’s Proliferation brings a Skirmisher back into Ada’s Reinforcements. To use an ability covers Tracker: from now on the Litter Guard guards the Habitat.',
      ),
      holds: (view) =>
        isShown(view, 'RA/09', 1) &&
        view.own?.reinforcement.some(({ face }) => face === 'RA/10') === true,
    },
    {
      at: 66,
      say: text(
        'Le Saut de félin du Bondisseur attaque en arrivant, gratuitement : 4 contre 4, le Surineur et lui meurent. Il ne reste en Chasse que Lame Fantôme, un Pisteur, qui ne la garde pas : tout le Couvert d’Ada peut être attaqué.',
        'The Pouncer’s Feline Leap attacks on arrival, for nothing: 4 against 4, it and the Shiv Hand die. Only Ghost Blade is left in Hunt, a Tracker, which does not guard it: all of Ada’s Covert can be attacked.',
      ),
      holds: (view) =>
        inPlay(view, 0, 'hunt') === 'RA/03' &&
        !isShown(view, 'RA/03', 0) &&
        view.open.players[1]?.meat === 2,
    },
    {
      at: 71,
      say: text(
        'Sacrifice du Forcené : 1 dégât à lui-même et à tout le Couvert d’Ada, puis le combat. L’Escarmoucheur ajoute 3 dégâts et l’emporte avec lui. Mais cette Viande manquera : Ada n’en a plus que 3 pour son tour.',
        'The Berserker’s Sacrifice: 1 damage to itself and to all of Ada’s Covert, then the combat. The Skirmisher adds 3 damage and takes it along. But that meat will be missed: Ada has just 3 left for the next turn.',
      ),
      holds: ({ open }) =>
        open.players[0]?.meat === 3 &&
        open.creatures.every(({ face }) => face !== 'CA/07' && face !== 'RA/10') &&
        open.creatures.some(({ face, damage }) => face === 'RA/09' && damage === 1),
    },
    {
      at: 78,
      say: text(
        'De la Chasse, un Pisteur attaque jusque dans le Couvert : Lame Fantôme vise le Traître Souriant. Mais le Traître sait Échanger : le Plaqueur combat à sa place, et les deux meurent.',
        'From Hunt a Tracker attacks even into Covert: Ghost Blade aims at the Smiling Traitor. But the Traitor knows Swap: the Tackler fights in its place, and both die.',
      ),
      holds: (view) =>
        inPlay(view, 0) === 'RA/09 RA/10' &&
        inPlay(view, 1) === 'CA/09 CA/09 CA/03 CA/06' &&
        inPlay(view, 1, 'covert').includes('CA/06'),
    },
    {
      at: 81,
      say: text(
        'Poignarder blesse d’abord : 2 au Bondisseur avant le combat, et 2 pendant ; il meurt, l’Escarmoucheur aussi. Le Traître garde encore l’Habitat, et Ada n’a plus de Viande : c’est au tour de Béa.',
        'Stab wounds first: 2 to the Pouncer before the combat, and 2 in it; it dies, and so does the Skirmisher. The Traitor still guards the Habitat, and Ada has no meat left: it is Béa’s turn next.',
      ),
      holds: (view) =>
        inPlay(view, 0) === 'RA/09' &&
        inPlay(view, 1) === 'CA/09 CA/09 CA/06' &&
        view.open.players[0]?.meat === 0,
    },
    {
      at: 92,
      say: text(
        'Un second Forcené abat la Nichée de Garde, seule devant l’Habitat d’Ada, qui avait 4 Viandes et n’a pas esquivé. Griffe Vive avance, abandonne Pisteur, et la dernière Viande pille : Béa gagne. Comptez toujours à rebours depuis cette Viande-là.',
        'A second Berserker fells the Litter Guard, alone before the Habitat of Ada, who had 4 meat and did not dodge. Quick Claw moves up, gives up Tracker, and the last meat pillages: Béa wins. Always count backwards from that meat.',
      ),
      holds: (view) =>
        tokens(view) === '0,2' &&
        inPlay(view, 0) === '' &&
        inPlay(view, 1, 'hunt') === 'CA/09' &&
        view.open.players.map(({ meat }) => meat).join() === '4,0' &&
        view.open.phase === 'over',
    },
  ],
};
