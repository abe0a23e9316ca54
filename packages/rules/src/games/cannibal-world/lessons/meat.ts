import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { attacks, isDraw, isEnd, moves, plays, playsInto, uses } from './answers.ts';
import type { CannibalLesson } from './course.ts';

/** Four meat, four actions. */
export const meat: CannibalLesson = {
  id: 'meat',
  title: text('Quatre Viandes', 'Four meat'),
  about: text(
    'Un tour entier : ce que coûte chaque chose, et où poser ses créatures.',
    'A whole turn: what each thing costs, and where to put your creatures.',
  ),
  clauses: ['CAN-4.3', 'CAN-4.4', 'CAN-4.8', 'CAN-9.3', 'CAN-9.6', 'CAN-9.9'],
  start: (game) =>
    positionOf(game, {
      turnNumber: 5,
      A: { hand: ['RE/11', 'RE/04', 'RE/12'], meat: 4 },
      B: { hunt: ['CA/09 d1 spent1', 'CA/06'], meat: 1, hand: [] },
    }),
  steps: [
    {
      say: text(
        'Tout se paie en Viande. Vous en avez 4 ; jouer une créature, avancer, attaquer, utiliser une capacité, piocher ou piller coûte chaque fois 1.',
        'Everything is paid in meat. You have 4; to play a creature, to move, to attack, to use an ability, to draw or to pillage costs 1 each time.',
      ),
      look: 'board',
      holds: ({ open }) => open.players[0]?.meat === 4,
    },
    {
      say: text(
        'On n’attaque que depuis la Chasse. Jouez-y votre Brute : touchez-la, puis la zone de Chasse, la plus proche d’Ada.',
        'Only from Hunt can one attack. Play your Brute there: touch it, then the Hunt zone, the one nearer to Ada.',
      ),
      ask: 'mainAction',
      right: playsInto('hunt', 'RE/11'),
      replies: [
        {
          to: playsInto('covert', 'RE/11'),
          say: text(
            'De Couvert, la Brute ne pourrait pas attaquer, et avancer coûterait 1 Viande de plus.',
            'From Covert the Brute could not attack, and moving up would cost 1 more meat.',
          ),
        },
        {
          to: plays('RE/04'),
          say: text(
            'Le Tireur vient juste après. D’abord la Brute, en Chasse.',
            'The Sniper comes right after. First the Brute, into Hunt.',
          ),
        },
        {
          to: isDraw,
          say: text(
            'Vos 4 Viandes ont déjà leur emploi : deux créatures, un tir, une attaque.',
            'Your 4 meat are spoken for: two creatures, a shot, an attack.',
          ),
        },
      ],
      otherwise: text(
        'Touchez la Brute, puis votre zone de Chasse.',
        'Touch the Brute, then your Hunt zone.',
      ),
    },
    {
      say: text(
        'Le Couvert est derrière : tant que votre Chasse est gardée, personne n’est attaqué à Couvert. Jouez-y le Tireur Embusqué, dont le tir se fait de là.',
        'Covert is behind: as long as your Hunt is guarded nobody in Covert is attacked. Play the Sniper into it, whose shot is fired from there.',
      ),
      ask: 'mainAction',
      right: playsInto('covert', 'RE/04'),
      replies: [
        {
          to: playsInto('hunt', 'RE/04'),
          say: text(
            'En Chasse, son tir ne servirait pas, et Ada pourrait l’attaquer.',
            'In Hunt its shot would be no use, and Ada could attack it.',
          ),
        },
        {
          to: attacks(),
          say: text(
            'Tout à l’heure. Le Tireur d’abord : Ada a deux créatures, et il en abat une.',
            'In a moment. The Sniper first: Ada has two creatures, and it takes one of them.',
          ),
        },
      ],
      otherwise: text(
        'Touchez le Tireur Embusqué, puis votre zone à Couvert.',
        'Touch the Sniper, then your Covert zone.',
      ),
    },
    {
      say: text(
        'Même une créature qui vient d’arriver agit. Le Tireur inflige 2 dégâts : la Griffe Vive, à qui il reste 2 points de vie, n’y survivra pas.',
        'Even a creature that has just arrived may act. The Sniper deals 2 damage: the Quick Claw, with 2 life left, will not survive it.',
      ),
      ask: 'mainAction',
      right: (option, moment) =>
        uses('RE/04')(option, moment) &&
        moment.view.open.creatures.some(({ id, face }) => id === option.at && face === 'CA/09'),
      replies: [
        {
          to: uses('RE/04'),
          say: text(
            'Le Traître Souriant a 3 points de vie : il survivrait au tir. Visez la Griffe Vive.',
            'The Smiling Traitor has 3 life: it would survive the shot. Aim at the Quick Claw.',
          ),
        },
        {
          to: attacks(),
          say: text(
            'D’abord le tir : la Brute réglera ensuite le compte de l’autre.',
            'The shot first: the Brute will see to the other one afterwards.',
          ),
        },
        {
          to: moves(),
          say: text(
            'À l’avant, son tir ne servirait plus.',
            'At the front its shot would be of no use any more.',
          ),
        },
      ],
      otherwise: text(
        'Touchez le Tireur Embusqué, son tir, puis la Griffe Vive.',
        'Touch the Sniper, its shot, then the Quick Claw.',
      ),
    },
    {
      say: text(
        'Dernière Viande : attaquez le Traître Souriant avec la Brute. La force d’une créature est aussi sa vie : 4 contre 3, il meurt, et la Brute survit avec 1 point de vie.',
        'The last meat: attack the Smiling Traitor with the Brute. A creature’s strength is its life as well: 4 against 3, it dies, and the Brute survives with 1 life.',
      ),
      holds: ({ open }) => open.players[0]?.meat === 1 && open.players[1]?.meat === 1,
      ask: 'mainAction',
      right: attacks('RE/11'),
      replies: [
        {
          to: uses('RE/11'),
          say: text(
            'Bien vu : un Assaut attaque aussi, et ce Filet étourdit d’abord, mais il ne sert qu’une fois. Gardez-le : une simple attaque suffit ici.',
            'Well seen: an assault attacks as well, and this Net stuns first, but it serves just once. Save it: a plain attack will do here.',
          ),
        },
        {
          to: isEnd,
          say: text(
            'Une Viande qui reste à la fin de votre tour ne s’ajoute pas aux suivantes : dépensez-la.',
            'Meat left at the end of your turn does not add to the next: spend it.',
          ),
        },
        {
          to: isDraw,
          say: text(
            'Une carte de plus, mais le Traître resterait en vie. Attaquez-le.',
            'One more card, but the Traitor would live. Attack it.',
          ),
        },
      ],
      otherwise: text(
        'Touchez la Brute, puis le Traître Souriant.',
        'Touch the Brute, then the Smiling Traitor.',
      ),
    },
    {
      say: text(
        'Plus personne devant l’Habitat d’Ada, mais plus de Viande pour piller : gardez-en 1 quand vous le pouvez. Terminez le tour.',
        'Nobody stands before Ada’s Habitat any more, but there is no meat left to pillage: keep 1 when you can. End the turn.',
      ),
      holds: ({ open }) =>
        open.players[0]?.meat === 0 &&
        open.creatures.every(({ camp }) => camp === 0) &&
        open.creatures.some(({ face, damage }) => face === 'RE/11' && damage === 3),
      ask: 'mainAction',
      right: isEnd,
      otherwise: text('Touchez « Fin du tour ».', 'Touch “End turn”.'),
    },
    {
      say: text(
        'À la fin de votre tour, vous revenez à 4. Ces 4 Viandes servent pendant le tour d’Ada, pour vous défendre, puis pendant le vôtre : elles ne reviennent pas entre les deux.',
        'At the end of your turn you are back at 4. These 4 meat serve in Ada’s turn, to defend yourself, and then in your own: they do not come back in between.',
      ),
      look: 'board',
      holds: ({ open }) => open.players[0]?.meat === 4 && open.active === 1,
    },
  ],
  ending: text(
    'Quatre Viandes, dans l’ordre que vous voulez, et la même créature plusieurs fois s’il le faut : seul le pillage est limité à un par tour.',
    'Four meat, in any order, and the same creature several times if need be: only pillaging is limited to once a turn.',
  ),
};
