import type { Sample } from '@tablee/engine';
import { text } from '@tablee/engine';
import type { RoyaumesView } from '../state/state.ts';
import { answers } from './sample-answers.ts';

const scores = ({ open }: RoyaumesView): string => open.players.map(({ score }) => score).join();
const cubesIn = ({ open }: RoyaumesView, kingdom: 'k4' | 'k5' | 'k6' | 'k7' | 'k8'): string => {
  const { normals, capital, councils } = open.kingdoms[kingdom];
  const owners = [...normals, capital, ...councils];
  return [0, 1].map((seat) => owners.filter((owner) => owner === seat).length).join();
};

/** A whole match, won in its last battle. */
export const sample: Sample<RoyaumesView> = {
  about: text(
    'Un match entier à deux : trois âges, des capitales, et une dernière bataille qui décide.',
    'A whole match for two: three ages, capitals, and a last battle that decides.',
  ),
  seats: 2,
  options: { tieRule: 'battle', rallySafetyRounds: 3, opener: 'lot', houses: 'chairs' },
  seed: 6,
  eyes: 0,
  answers,
  remarks: [
    {
      at: 0,
      say: text(
        'Vous regardez le jeu d’Ada, dont la main est ouverte ; Béa commence. Cinq royaumes, et dans chacun une tuile : à la fin de l’âge, elle ira à qui y aura le plus de cubes.',
        'You look over Ada’s shoulder, whose hand lies open; Béa begins. Five kingdoms, each with a tile: at the end of the age it goes to whoever has most cubes there.',
      ),
      holds: ({ open, own }) => own?.hand.length === 4 && open.turn === 1,
    },
    {
      at: 2,
      say: text(
        'Poser une carte pose un cube. Le nombre de la carte ne donne pas de points : il fallait seulement qu’elle obéisse au décret de Solrivage. Puis Ada pioche : on a toujours quatre cartes.',
        'Placing a card places a cube. The number on the card is no score: it only had to obey the decree of Sunshore. Then Ada draws: one always has four cards.',
      ),
      holds: (view) => cubesIn(view, 'k8') === '1,1' && view.own?.hand.length === 4,
    },
    {
      at: 16,
      say: text(
        'À Givremont, Ada n’avait qu’un cube, comme Béa : elle y passe devant, deux contre un. Un cube ne vaut que là où il change qui mène.',
        'At Frostpeak Ada had one cube, as Béa had: now they lead there, two to one. A cube is worth something only where it changes who leads.',
      ),
      holds: (view) => cubesIn(view, 'k4') === '2,1',
    },
    {
      at: 17,
      say: text(
        'Aucune carte de Béa ne va nulle part, ou aucune ne l’arrange : elle rallie. Une carte défaussée, une nouvelle, et 1 point.',
        'No card of Béa’s fits, or none where they want it: they rally. One card discarded, a new one, and 1 point.',
      ),
      holds: (view) => scores(view) === '0,1',
    },
    {
      at: 24,
      say: text(
        'Ada prend la capitale de Sylvombre : un cube de plus, quatre contre trois. Mais qui prend une capitale sort de l’âge. Ada l’a fait au bon moment : première à sortir, elle reçoit aussi une tuile secrète.',
        'Ada takes the capital of Shadewood: one more cube, four to three. But taking a capital ends one’s age. The moment is well chosen: first to be out, Ada also gets a secret tile.',
      ),
      holds: (view) =>
        cubesIn(view, 'k7') === '4,3' &&
        view.open.players[0]?.passed === 'capital' &&
        view.open.players[0].passTiles === 1,
    },
    {
      at: 25,
      say: text(
        'Béa prend la capitale de Givremont et égalise, deux partout : l’âge s’achève, et l’égalité se règle en bataille. Chacun choisit une carte en secret.',
        'Béa takes the capital of Frostpeak and draws level, two each: the age ends, and a tie is settled by a battle. Both choose a card secretly.',
      ),
      holds: (view) => cubesIn(view, 'k4') === '2,2' && view.open.battle !== null,
    },
    {
      at: 27,
      say: text(
        'Le 6 d’Ada bat le 5 de Béa : 5 points pour la première place, 3 pour la deuxième. La perdante reçoit un renfort, qui ajoutera 2 à une carte plus tard. À Ambreplaine, même chose : égalité, bataille.',
        'Ada’s 6 beats Béa’s 5: 5 points for first place, 3 for second. The loser gets a reinforcement, which adds 2 to a card later. The same at Amberplain: a tie, a battle.',
      ),
      holds: (view) => view.open.players[1]?.reinforcements === 1 && view.open.battle !== null,
    },
    {
      at: 29,
      say: text(
        'Béa a osé un 1 : il bat un 8, et rien d’autre. Ada avait un 7. L’âge est compté : 26 à 21 pour Ada. Les deux cubes des capitales montent aux conseils, et y compteront dans les âges suivants.',
        'Béa dared a 1: it beats an 8, and nothing else. Ada had a 7. The age is scored: 26 to 21 for Ada. The two cubes of the capitals go to the councils, and count there in the ages to come.',
      ),
      holds: (view) =>
        scores(view) === '26,21' &&
        view.open.age === 2 &&
        view.open.kingdoms.k4.councils.join() === '1' &&
        view.open.kingdoms.k7.councils.join() === '0',
    },
    {
      at: 51,
      say: text(
        'Ada prend la capitale de Brumemare et sort tôt, pour la tuile secrète. Mais Béa, seule maintenant, joue encore cinq fois de suite : voilà ce que coûte une capitale prise trop tôt.',
        'Ada takes the capital of Mistmere and is out early, for the secret tile. But Béa, alone now, plays five more times in a row: that is the price of a capital taken too soon.',
      ),
      holds: (view) => view.open.players[0]?.passed === 'capital' && view.open.turn === 1,
    },
    {
      at: 56,
      say: text(
        'Béa a pris la tête dans quatre royaumes sur cinq : 53 à 48. Au troisième âge les tuiles sont les plus chères. Qui a le moins de points commence : Ada.',
        'Béa came first in four kingdoms of five: 53 to 48. In the third age the tiles are dearest. Whoever has fewest points begins: Ada.',
      ),
      holds: (view) => scores(view) === '48,53' && view.open.age === 3 && view.open.turn === 0,
    },
    {
      at: 82,
      say: text(
        'Dernier décompte, avec deux batailles : à Givremont et à Solrivage on est à égalité. Chacune a gardé des cartes hautes et des renforts pour cela.',
        'The last scoring, with two battles: Frostpeak and Sunshore are tied. Both have kept high cards and reinforcements for this.',
      ),
      holds: (view) => cubesIn(view, 'k4') === '2,2' && cubesIn(view, 'k8') === '4,4',
    },
    {
      at: 85,
      say: text(
        'Deux 8 : Béa ajoute un renfort, qui vaut 2, et gagne à 10. Le renfort est dépensé ; Ada en reçoit un pour sa défaite, et il va servir.',
        'Two 8s: Béa adds a reinforcement, worth 2, and wins with 10. It is spent; Ada gets one for the defeat, and will use it.',
      ),
      holds: ({ open }) => (open.players[0]?.reinforcements ?? 0) >= 1,
    },
    {
      at: 90,
      say: text(
        'Solrivage, 10 points : 7 contre 6, Béa ajoute un renfort et passe à 8, Ada répond et gagne à 9. Avec 9 points de tuiles secrètes, Ada l’emporte, 90 points. Les cubes donnent les places ; les batailles se préparent.',
        'Sunshore, 10 points: 7 against 6, Béa adds a reinforcement for 8, Ada answers and wins with 9. With 9 points of secret tiles Ada wins, at 90. Cubes give places; battles are prepared for.',
      ),
      holds: ({ open }) => open.players[0]?.score === 90 && open.phase === 'over',
    },
  ],
};
