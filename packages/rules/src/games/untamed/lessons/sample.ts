import type { Sample } from '@tablee/engine';
import { text } from '@tablee/engine';
import type { UntamedView } from '../state/state.ts';
import { answers } from './sample-answers.ts';

const animalsOf = ({ open }: UntamedView, seat: number): readonly string[] =>
  (open.players[seat]?.animals ?? []).map(({ face }) => face);
const supportOf = ({ open }: UntamedView, seat: number): number =>
  open.holdings[seat]?.support.length ?? -1;

/** A whole duel, in which many small Animals are faster than a few great ones. */
export const sample: Sample<UntamedView> = {
  about: text(
    'Un duel entier : Béa remplit la table de petits Animaux et abat trois Forteresses.',
    'A whole duel: Béa fills the table with small Animals and breaks three Strongholds.',
  ),
  seats: 2,
  options: { mode: 'duel', draft: 'random', factionPool: 'base9' },
  seed: 5,
  eyes: 1,
  answers,
  remarks: [
    {
      at: 0,
      say: text(
        'Vous regardez le jeu de Béa. Chacune mélange trois factions et cache trois Forteresses l’une sous l’autre. Qui perd ses trois Forteresses perd le duel.',
        'You look over Béa’s shoulder. Each shuffles three factions together and hides three Strongholds one under the other. Whoever loses all three loses the duel.',
      ),
      holds: ({ open }) => open.players.every(({ factions }) => factions.length === 3),
    },
    {
      at: 2,
      say: text(
        'La première Forteresse se retourne : la Grande garenne de Béa donne un pouvoir, tant qu’elle tient. Béa joue en second et reçoit pour cela un Bonus de Puissance.',
        'The first Stronghold is turned up: Béa’s Great Warren lends an ability as long as it stands. Béa plays second, and gets a Bonus Power for that.',
      ),
      holds: ({ open }) => open.holdings[1]?.bonusPower.length === 1,
    },
    {
      at: 11,
      say: text(
        'Le tour commence toujours par là : une carte posée en tant que Puissance. Elle paiera à chaque tour ; on y sacrifie ce dont on a le moins besoin.',
        'A turn always begins like this: one card laid as Power. It pays every turn from now on; one gives up what is least needed.',
      ),
      holds: ({ open }) => open.holdings[1]?.power.length === 1,
    },
    {
      at: 14,
      say: text(
        'Le Bonus a retiré 1 au coût : les Lièvres jumeaux arrivent dès le premier tour de Béa, avec Garde. L’adversaire devra les attaquer avant tout le reste.',
        'The Bonus took 1 off the cost: Twin Hares arrive on Béa’s first turn, with Guard. The enemy must attack them before anything else.',
      ),
      holds: (view) => animalsOf(view, 1).length === 1,
    },
    {
      at: 16,
      say: text(
        'La Grande garenne se paie d’une carte du Soutien : le Jeune chargeur arrive sans Puissance. Deux Animaux au premier tour ! Le Soutien est une bourse : ce qu’on y dépense ne revient pas.',
        'Great Warren costs one card of Support: Young Charger arrives for no Power. Two Animals on the first turn! Support is a purse: what is spent does not come back.',
      ),
      holds: (view) => animalsOf(view, 1).length === 2 && supportOf(view, 1) === 0,
    },
    {
      at: 18,
      say: text(
        'Fin du tour : deux cartes piochées, puis une de la main va au Soutien. Des trois, Béa y met la moins utile : elle paiera la prochaine fois.',
        'End of turn: two cards drawn, then one of the hand goes to Support. Béa gives the least useful: it will pay next time.',
      ),
      holds: (view) => supportOf(view, 1) === 1,
    },
    {
      at: 30,
      say: text(
        'Un Animal attaqué rend les coups, et les dégâts restent. Les Lièvres ont entamé le Porte-couvercle, le Jeune chargeur l’achève : à deux, on bat plus gros que soi.',
        'An Animal that is attacked strikes back, and damage stays. The Hares wounded Lidbearer, Young Charger finishes it: two together beat somebody bigger.',
      ),
      holds: (view) =>
        animalsOf(view, 0).length === 0 &&
        view.open.players[1]?.animals.map(({ damage }) => damage).join() === '1,1,0',
    },
    {
      at: 41,
      say: text(
        'La voie est libre : Ada n’a plus d’Animal. Les autres peuvent donc frapper la Forteresse. Elle ne rend pas les coups.',
        'The way is free: Ada has no Animal left. So the others can strike the Stronghold. It does not strike back.',
      ),
      holds: (view) => animalsOf(view, 0).length === 0,
    },
    {
      at: 48,
      say: text(
        'La première Forteresse d’Ada tombe, sous trois attaques : 3, 2 et 2. Ada pioche alors, et pourrait jouer aussitôt une carte au symbole Ralliement : tomber donne de l’élan.',
        'Ada’s first Stronghold falls to three attacks: 3, 2 and 2. Ada draws, and could play a card with the Rally symbol at once: to fall gives momentum.',
      ),
      holds: ({ open }) => open.sides[0]?.fallen.length === 1 && open.rally?.seat === 0,
    },
    {
      at: 56,
      say: text(
        'Ada répond par deux grands Animaux. Le second n’a pas coûté de Puissance : quatre cartes du Soutien à sa place. Cela s’appelle Focus, et la bourse est vide.',
        'Ada answers with two great Animals. The second cost no Power, but four cards of Support instead. That is Focus, and the purse is empty.',
      ),
      holds: (view) => animalsOf(view, 0).length === 2 && supportOf(view, 0) === 0,
    },
    {
      at: 63,
      say: text(
        'Deux attaques contre la plus forte, et elle tombe ; Béa y perd deux Animaux. Un échange qui vaut la peine : il en reste assez pour frapper la Forteresse.',
        'Two attacks on the strongest, and it falls; Béa loses two Animals. Worth it: enough are left to strike the Stronghold.',
      ),
      holds: (view) => animalsOf(view, 0).length === 1 && animalsOf(view, 1).length === 4,
    },
    {
      at: 68,
      say: text(
        'Deuxième Forteresse ! Remarquez : Ada avait encore un Animal, mais sans Garde ; rien n’obligeait Béa à l’attaquer d’abord.',
        'The second Stronghold! Note: Ada still had an Animal, but without Guard; nothing made Béa attack it first.',
      ),
      holds: (view) => view.open.sides[0]?.fallen.length === 2 && animalsOf(view, 0).length === 1,
    },
    {
      at: 86,
      say: text(
        'Le tour d’Ada est terrible : deux Animaux de Béa sont battus. Mais aucune Forteresse de Béa n’a été touchée.',
        'Ada’s turn is terrible: two of Béa’s Animals are beaten. But no Stronghold of Béa’s has been struck.',
      ),
      holds: (view) =>
        animalsOf(view, 1).length === 3 &&
        view.open.sides[1]?.fallen.length === 0 &&
        view.open.sides[1].damage === 0,
    },
    {
      at: 91,
      say: text(
        'Trois attaques, 2, 4 et 2 : la troisième Forteresse tombe, Béa gagne. Ada a passé ses tours à battre des Animaux ; ce sont les Forteresses qui comptent.',
        'Three attacks, 2, 4 and 2: the third Stronghold falls, Béa wins. Ada spent turns beating Animals; it is Strongholds that count.',
      ),
      holds: ({ open }) => open.sides[0]?.fallen.length === 3 && open.final !== null,
    },
  ],
};
