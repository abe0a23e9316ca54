import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { claims, claimsElsewhere, isPass, isRally } from './answers.ts';
import type { RoyaumesLesson } from './course.ts';

const notNow = {
  to: isPass,
  say: text(
    'Passer met fin à l’âge pour vous. Il y a encore des cubes à poser.',
    'Passing ends the age for you. There are still cubes to lay.',
  ),
};
const noRally = {
  to: isRally,
  say: text(
    'Rallier change votre main ; ici, elle suffit. Posez un cube.',
    'To rally changes your hand; here it is good enough. Lay a cube.',
  ),
};

/** Which cards a kingdom admits. */
export const decrees: RoyaumesLesson = {
  id: 'decrees',
  title: text('Lire un décret', 'Read a decree'),
  about: text(
    'Ce que disent les flèches, et pourquoi une carte est refusée.',
    'What the arrows say, and why a card is refused.',
  ),
  clauses: ['ROY-4.2', 'ROY-5.1', 'ROY-5.2', 'ROY-5.3', 'ROY-5.4', 'ROY-5.8'],
  start: (game) =>
    positionOf(game, {
      players: 2,
      turn: 'A',
      hands: [
        ['wolf-4', 'tiger-6', 'frog-3', 'honeyBee-7'],
        ['redPanda-2', 'okapi-1', 'frog-1', 'wolf-1'],
      ],
      decrees: { k4: 'A03', k5: 'B02', k6: 'C04', k7: 'A07', k8: 'A10' },
      columns: { k5: ['owl-5'] },
      cubes: { k5: 'B' },
      top: ['redPanda-8', 'lizard-2', 'okapi-3', 'lizard-3', 'okapi-4'],
    }),
  steps: [
    {
      say: text(
        'Chaque royaume a un décret, changé à chaque âge. Ses flèches disent quelles cartes il regarde : aucune flèche, la carte jouée seule.',
        'Every kingdom has a decree, a new one in each age. Its arrows say which cards it looks at: no arrow, the card you play alone.',
      ),
      look: 'board',
    },
    {
      say: text(
        'Givremont, marqué 4, sans flèche : valeur paire. Jouez-y votre Loup 4 : touchez le 4, puis le royaume.',
        'Frostpeak, marked 4, no arrow: an even value. Play your Wolf 4 there: touch the 4, then the kingdom.',
      ),
      ask: 'takeTurn',
      right: claims('k4', 'wolf-4'),
      replies: [
        {
          to: claims('k4'),
          say: text(
            'Pair, donc permis ; mais gardez-le : il servira mieux en Brumemare. Jouez le Loup 4.',
            'Even, so it is allowed; but keep it: it does better in Mistmere. Play the Wolf 4.',
          ),
        },
        {
          to: claimsElsewhere('k4'),
          say: text(
            'Permis aussi. Commençons par Givremont.',
            'Allowed too. Let us begin with Frostpeak.',
          ),
        },
        notNow,
        noRally,
      ],
      otherwise: text('Touchez le Loup 4, puis Givremont.', 'Touch the Wolf 4, then Frostpeak.'),
    },
    {
      first: [{ ask: 'takeTurn', pick: claims('k7', 'redPanda-2') }],
      say: text(
        'Ada a joué en Sylvombre. Brumemare a une flèche vers le bas : elle regarde la colonne d’ici, dont la dernière carte est un 5. « Ordre croissant » : jouez-y 5 ou plus.',
        'Ada has played in Shadewood. Mistmere has an arrow down: it looks at the column here, whose last card is a 5. “Rising Order”: play 5 or more there.',
      ),
      ask: 'takeTurn',
      right: claims('k5'),
      replies: [
        {
          to: claims('k6'),
          say: text(
            'Ce sera pour tout de suite. D’abord Brumemare.',
            'That comes next. Mistmere first.',
          ),
        },
        {
          to: claimsElsewhere('k5'),
          say: text(
            'Permis, mais c’est Brumemare que nous apprenons à lire.',
            'Allowed, but it is Mistmere that we are learning to read.',
          ),
        },
        notNow,
        noRally,
      ],
      otherwise: text(
        'Les cartes de Brumemare s’allument quand vous touchez ce royaume.',
        'Touch Mistmere: the cards that it admits light up.',
      ),
    },
    {
      first: [{ ask: 'takeTurn', pick: claims('k8', 'okapi-1') }],
      say: text(
        'Ambreplaine a une flèche de chaque côté : elle regarde la dernière carte de ses deux voisins. « Cousinage » : la même espèce que l’un d’eux. En Sylvombre, Ada a laissé un panda roux.',
        'Amberplain has an arrow on each side: it looks at the last cards of its two neighbours. “Cousins Next Door”: the species of one of them. In Shadewood Ada has left a red panda.',
      ),
      ask: 'takeTurn',
      right: claims('k6', 'redPanda-8'),
      replies: [
        {
          to: claimsElsewhere('k6'),
          say: text(
            'Permis, mais cherchez la carte qu’Ambreplaine admet : un panda roux.',
            'Allowed, but look for the card that Amberplain admits: a red panda.',
          ),
        },
        notNow,
        noRally,
      ],
      otherwise: text(
        'Touchez le Panda roux 8, puis Ambreplaine.',
        'Touch the Red Panda 8, then Amberplain.',
      ),
    },
    {
      say: text(
        'Vous verrez aussi deux flèches de chaque côté : le décret regarde alors les quatre autres royaumes. Et tant qu’il n’y a aucune carte à regarder, tout est permis.',
        'You will also meet two arrows on each side: then the decree looks at the four other kingdoms. And as long as there is no card to look at, anything is allowed.',
      ),
    },
  ],
  ending: text(
    'Vous lisez les décrets. Quand une carte reste éteinte, touchez-la avec le royaume : la table dit quel décret la refuse, et pourquoi.',
    'You can read decrees. When a card stays dark, touch it and the kingdom: the table says which decree refuses it, and why.',
  ),
};
