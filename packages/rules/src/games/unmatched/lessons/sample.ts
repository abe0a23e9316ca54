import type { Sample } from '@tablee/engine';
import { text } from '@tablee/engine';
import type { UnmatchedView } from '../state/state.ts';
import { answers } from './sample-answers.ts';

/** Health of Alice and of Medusa. */
const healths = ({ open }: UnmatchedView): string =>
  open.fighters.flatMap(({ kind, health }) => (kind === 'hero' ? [health] : [])).join();
const harpies = ({ open }: UnmatchedView): number =>
  open.fighters.filter(
    ({ kind, army, space }) => kind === 'sidekick' && army === 1 && space !== null,
  ).length;

/** A whole duel, from the first placement to the last blow. */
export const sample: Sample<UnmatchedView> = {
  about: text(
    'Un duel entier : Alice, au corps à corps, contre Méduse, qui frappe de loin.',
    'A whole duel: Alice in melee against Medusa, who strikes from afar.',
  ),
  seats: 2,
  options: {
    mode: 'duel',
    board: 'marmoreal',
    heroSelection: 'assigned',
    hero1: 'alice',
    hero2: 'medusa',
  },
  seed: 5,
  eyes: 0,
  answers,
  remarks: [
    {
      at: 0,
      say: text(
        'Vous regardez le jeu d’Ada, qui mène Alice, 13 points de vie. En face, Béa mène Méduse, 16. Mettre le héros d’en face à 0, c’est gagner : ses acolytes n’y changent rien.',
        'You look over Ada’s shoulder, who leads Alice, 13 health. Opposite, Béa leads Medusa, 16. To bring the other hero to 0 is to win, whatever their sidekicks do.',
      ),
      holds: (view) => healths(view) === '13,16',
    },
    {
      at: 3,
      say: text(
        'Chacune place ses acolytes près de son héros : un Jabberwocky pour Alice, trois Harpies pour Méduse. Ils gênent le passage et frappent aussi.',
        'Both place their sidekicks near their hero: one Jabberwock for Alice, three Harpies for Medusa. They bar the way and strike as well.',
      ),
      holds: (view) => harpies(view) === 3,
    },
    {
      at: 4,
      say: text(
        'Deux actions par tour. Manœuvrer : piocher une carte, puis déplacer les siens. C’est l’action qui remplit la main.',
        'Two actions a turn. To maneuver: draw a card, then move one’s fighters. It is the action that fills the hand.',
      ),
      holds: ({ own, open }) => own?.armies[0]?.hand.length === 6 && open.maneuver !== null,
    },
    {
      at: 7,
      say: text(
        'Une carte défaussée a allongé la marche de 3 cases : c’est le renfort de mouvement. Jabberwocky est maintenant à côté de Méduse.',
        'A discarded card made the march 3 spaces longer: a boost. The Jabberwock now stands next to Medusa.',
      ),
      holds: ({ own }) => own?.armies[0]?.hand.length === 5,
    },
    {
      at: 9,
      say: text(
        'Les deux cartes se retournent ensemble. 4 contre 3 : 1 dégât. L’effet écrit sur la carte d’Ada en ajoute 2 : Méduse est à 13.',
        'Both cards are turned up at once. 4 against 3: 1 damage. What is written on Ada’s card adds 2: Medusa is at 13.',
      ),
      holds: (view) => healths(view) === '13,13',
    },
    {
      at: 10,
      say: text(
        'Méduse a un pouvoir : au début de son tour, 1 dégât à quelqu’un qui se tient dans une couleur de sa case. Les couleurs sont des lignes de tir.',
        'Medusa has a power: at the start of her turn, 1 damage to somebody who stands in a colour of her space. Colours are lines of fire.',
      ),
      holds: ({ open }) =>
        open.fighters.some(({ id, health }) => id === 'jabberwock' && health === 7),
    },
    {
      at: 19,
      say: text(
        'Grande, Alice frappe plus fort de 2. Deux attaques, deux Harpies de moins : chacune n’a que 1 point de vie.',
        'Big, Alice hits harder by 2. Two attacks, two Harpies less: each has but 1 health.',
      ),
      holds: (view) => harpies(view) <= 2,
    },
    {
      at: 29,
      say: text(
        'Béa a joué un stratagème : une carte qui agit sans combat. Elle déplace Méduse et rappelle une Harpie.',
        'Béa played a scheme: a card that acts without a combat. It moves Medusa and brings a Harpy back.',
      ),
      holds: (view) => harpies(view) === 2,
    },
    {
      at: 34,
      say: text(
        'Alice attaque deux fois Méduse dans le même tour, 6 contre 3 les deux fois : Méduse est à 7. Attaquer quand on a deux bonnes cartes en main vaut mieux que d’attendre.',
        'Alice attacks Medusa twice in one turn, 6 against 3 both times: Medusa is at 7. With two good cards in hand, attacking beats waiting.',
      ),
      holds: (view) => healths(view) === '13,7',
    },
    {
      at: 41,
      say: text(
        'La carte de Méduse, Regard de pierre, aurait pu faire très mal. Ada a défendu avec une Feinte : elle annule tout ce qui est écrit sur l’autre carte. 2 contre 2, aucun dégât.',
        'Medusa’s card, Gaze of Stone, could have hurt a lot. Ada defended with a Feint: it cancels all that is written on the other card. 2 against 2, no damage.',
      ),
      holds: (view) => healths(view) === '13,7',
    },
    {
      at: 60,
      say: text(
        'Ada choisit de ne pas défendre : une Harpie attaque, et l’on garde ses cartes pour frapper. 1 dégât seulement. Ne pas défendre est un choix comme un autre.',
        'Ada chooses not to defend: a Harpy attacks, and the cards are kept for striking. Just 1 damage. Not to defend is a choice like any other.',
      ),
      holds: (view) => healths(view) === '10,5',
    },
    {
      at: 72,
      say: text(
        'Méduse n’avait plus que 3 points de vie et ne se défend pas : 5 dégâts, Alice gagne. Ada a frappé le héros ; les Harpies n’ont été visées que lorsqu’elles gênaient.',
        'Medusa had 3 health left and does not defend: 5 damage, Alice wins. Ada struck the hero; the Harpies only when they were in the way.',
      ),
      holds: ({ open }) => open.phase === 'over',
    },
  ],
};
