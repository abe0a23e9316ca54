import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import {
  attacks,
  attacksAnimal,
  attacksStronghold,
  isAbility,
  isDraw,
  isEnd,
  isYes,
  plays,
} from './answers.ts';
import type { UntamedLesson } from './course.ts';

/** Guard stops attacks, Rush attacks at once, and the text of a card is worth reading. */
export const guard: UntamedLesson = {
  id: 'guard',
  title: text('Garde et Déferlement', 'Guard and Rush'),
  about: text(
    'Lire une carte, et passer une Garde sans perdre son attaque.',
    'Read a card, and get past a Guard without losing your attack.',
  ),
  clauses: ['UNT-15.3', 'UNT-15.4', 'UNT-15.6', 'UNT-15.2'],
  start: (game) =>
    positionOf(game, {
      turnNumber: 9,
      A: {
        stronghold: 'tiger-peak',
        play: ['rabbit-captain'],
        hand: ['tiger-stalker', 'rat-queen'],
        power: 3,
        powerPlays: 1,
        support: ['rat-feast'],
        top: ['tiger-cub'],
      },
      B: {
        stronghold: 'raccoon-workshop',
        damage: 3,
        play: ['crocodile-mourner', 'panda-peddler'],
        power: 4,
        top: ['panda-ledger', 'crocodile-tears'],
      },
    }),
  steps: [
    {
      say: text(
        'La Pleureuse du bayou d’Ada porte un bouclier : elle a Garde. Tant qu’elle est là, aucun de vos Animaux ne peut attaquer la Forteresse ni un autre Animal d’Ada.',
        'Ada’s Bayou Mourner bears a shield: it has Guard. While it is there, none of your Animals can attack the Stronghold or another of Ada’s Animals.',
      ),
      look: 'board',
    },
    {
      say: text(
        'Chaque carte dit ce qu’elle sait faire. Touchez la Traqueuse nocturne pour la lire : elle a Déferlement, elle peut donc attaquer un Animal dès son arrivée. Quand c’est à vous de choisir, un appui long ou la souris posée dessus la montre aussi.',
        'Every card says what it can do. Touch the Night Stalker to read it: it has Rush, so it can attack an Animal as soon as it comes. When it is your turn to choose, a long press or a resting mouse shows it too.',
      ),
      look: 'hand',
    },
    {
      say: text(
        'La Forteresse d’Ada n’a plus que 4 de Santé, juste l’Attaque du Capitaine Garenne. Ne l’usez pas contre la Garde : jouez la Traqueuse nocturne.',
        'Ada’s Stronghold has 4 Health left, exactly the Attack of Captain Warren. Do not waste it on the Guard: play the Night Stalker.',
      ),
      holds: ({ open }) => open.sides[1]?.damage === 3,
      ask: 'mainAction',
      right: plays('tiger-stalker'),
      replies: [
        {
          to: attacksAnimal('rabbit-captain'),
          say: text(
            'La Garde tomberait, mais le Capitaine serait épuisé, et la Traqueuse ne peut pas attaquer de Forteresse le tour où elle arrive.',
            'The Guard would fall, but the Captain would be exhausted, and the Stalker cannot attack a Stronghold on the turn it comes.',
          ),
        },
        {
          to: plays('rat-queen'),
          say: text(
            'La Reine des rats arriverait épuisée : sans Déferlement, pas d’attaque ce tour. Et la Puissance serait dépensée.',
            'The Rat Queen would come exhausted: without Rush, no attack this turn. And the Power would be spent.',
          ),
        },
        {
          to: isDraw,
          say: text(
            'Piocher coûterait 2 Puissances : il n’en resterait pas assez pour la Traqueuse.',
            'Drawing would cost 2 Power: not enough would be left for the Stalker.',
          ),
        },
      ],
      otherwise: text(
        'Touchez la Traqueuse nocturne, puis « Jouer ».',
        'Touch the Night Stalker, then “Play”.',
      ),
    },
    {
      say: text(
        'Elle est déjà redressée. Attaquez la Pleureuse du bayou avec elle : 3 dégâts contre 2 de Santé.',
        'It is ready already. Attack the Bayou Mourner with it: 3 damage against 2 Health.',
      ),
      ask: 'mainAction',
      right: attacks('tiger-stalker', 'crocodile-mourner'),
      replies: [
        {
          to: attacksAnimal('rabbit-captain'),
          say: text(
            'Laissez cela à la Traqueuse : le Capitaine doit encore frapper la Forteresse.',
            'Leave that to the Stalker: the Captain has the Stronghold to strike yet.',
          ),
        },
      ],
      otherwise: text(
        'Touchez la Traqueuse nocturne, puis la Pleureuse du bayou.',
        'Touch the Night Stalker, then the Bayou Mourner.',
      ),
    },
    {
      say: text(
        'Battue ! La Traqueuse, dit sa carte, vous fait alors piocher. Ce qui vous profite est presque toujours facultatif, on vous le demande donc : utilisez-la.',
        'Beaten! Its card says that the Stalker then lets you draw. What profits you is nearly always optional, so you are asked: use it.',
      ),
      ask: 'useAbility',
      right: isYes,
      otherwise: text(
        'Une carte pour rien : ne refusez pas.',
        'A card for nothing: do not refuse.',
      ),
    },
    {
      say: text(
        'La voie est libre : le Capitaine Garenne, encore redressé, peut attaquer la Forteresse.',
        'The way is clear: Captain Warren, still ready, can attack the Stronghold.',
      ),
      holds: ({ open, own }) => open.players[1]?.animals.length === 1 && own?.hand.length === 2,
      ask: 'mainAction',
      right: attacksStronghold('rabbit-captain'),
      replies: [
        {
          to: isAbility,
          say: text(
            'Elle redresserait l’Animal qui vient d’en battre un, contre 1 Soutien. On y viendra ; ici, le Capitaine suffit.',
            'It would ready the Animal that has beaten one, for 1 Support. We shall come to that; here the Captain will do.',
          ),
        },
        {
          to: attacksAnimal(),
          say: text(
            'La Forteresse n’a plus que 4 de Santé : visez-la, elle tombe.',
            'The Stronghold has 4 Health left: aim there, and it falls.',
          ),
        },
        {
          to: isEnd,
          say: text(
            'Le Capitaine n’a pas encore attaqué : la Forteresse vous attend.',
            'The Captain has not attacked yet: the Stronghold is waiting.',
          ),
        },
      ],
      otherwise: text(
        'Touchez le Capitaine Garenne, puis la Forteresse d’Ada.',
        'Touch Captain Warren, then Ada’s Stronghold.',
      ),
    },
  ],
  ending: text(
    'Une Forteresse de moins. La Garde n’arrête que les attaques : ce que font les cartes, comme éliminer un Animal, passe quand même.',
    'One Stronghold fewer. Guard stops attacks alone: what cards do, such as beating an Animal, still gets through.',
  ),
};
