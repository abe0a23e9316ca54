import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { attacks, attacksAnimal, attacksStronghold, isAbility, isEnd } from './answers.ts';
import type { UntamedLesson } from './course.ts';

/** Animals strike back, and damage stays. */
export const attacking: UntamedLesson = {
  id: 'attacking',
  title: text('Attaquer un Animal', 'Attack an Animal'),
  about: text(
    'Un Animal attaqué riposte : choisir le combat qu’on gagne.',
    'An attacked Animal strikes back: pick the fight you win.',
  ),
  clauses: ['UNT-9.4', 'UNT-10.1', 'UNT-10.2', 'UNT-10.3', 'UNT-14.7', 'UNT-14.8'],
  start: (game) =>
    positionOf(game, {
      turnNumber: 11,
      A: {
        stronghold: 'tiger-peak',
        play: ['rat-queen', 'rabbit-captain'],
        hand: [],
        power: { exhausted: 4 },
        support: ['rat-feast', 'tiger-swipe'],
      },
      B: {
        stronghold: 'panda-counter',
        damage: 3,
        play: ['raccoon-tinker', 'crocodile-elder'],
        power: 4,
        top: ['crocodile-tears'],
        support: ['raccoon-armour'],
      },
    }),
  steps: [
    {
      say: text(
        'Un Animal peut aussi attaquer un Animal, et celui-ci riposte : chacun inflige son Attaque à l’autre, en même temps. Qui subit autant de dégâts que sa Santé est battu.',
        'An Animal may also attack an Animal, and that one strikes back: each deals its Attack to the other, at the same time. Whoever has taken as much damage as its Health is beaten.',
      ),
      look: 'board',
    },
    {
      say: text(
        'Votre Reine des rats a 3 en Attaque et 4 de Santé. La Rafistoleuse d’Ada a 2 et 3, le Doyen aux cent larmes 4 et 4. Attaquez celui que la Reine bat sans tomber.',
        'Your Rat Queen has 3 Attack and 4 Health. Ada’s Patchwork Tinker has 2 and 3, the Hundred-Tear Elder 4 and 4. Attack the one the Queen beats without falling.',
      ),
      ask: 'mainAction',
      right: attacks('rat-queen', 'raccoon-tinker'),
      replies: [
        {
          to: attacks('rat-queen', 'crocodile-elder'),
          say: text(
            'Le Doyen riposterait de 4 : la Reine serait battue, et lui tiendrait encore avec 1 de Santé.',
            'The Elder would strike back for 4: the Queen would be beaten, and it would still stand with 1 Health.',
          ),
        },
        {
          to: attacksAnimal('rabbit-captain'),
          say: text(
            'Gardez le Capitaine Garenne : ses 4 en Attaque valent mieux contre la Forteresse, à qui il reste 4 de Santé. Prenez la Reine.',
            'Save Captain Warren: its 4 Attack is worth more against the Stronghold, which has 4 Health left. Take the Queen.',
          ),
        },
        {
          to: attacksStronghold('rat-queen'),
          say: text(
            'Ses 3 dégâts n’y suffiraient pas : il reste 4 de Santé à la Forteresse. La Reine a mieux à faire.',
            'Its 3 damage would not do: the Stronghold has 4 Health left. The Queen has better work.',
          ),
        },
        {
          to: attacksStronghold('rabbit-captain'),
          say: text(
            'Bonne idée, et c’est pour tout de suite après. D’abord la Reine.',
            'A good idea, and it comes right after this. The Queen first.',
          ),
        },
      ],
      otherwise: text(
        'Touchez la Reine des rats, puis la Rafistoleuse.',
        'Touch the Rat Queen, then the Patchwork Tinker.',
      ),
    },
    {
      say: text(
        'La Rafistoleuse est battue. La Reine a subi 2 dégâts, et ils restent : il lui reste 2 de Santé, même au prochain tour. Attaquez maintenant la Forteresse avec le Capitaine Garenne : 4 dégâts, juste assez.',
        'The Patchwork Tinker is beaten. The Queen took 2 damage, and it stays: it has 2 Health left, next turn too. Now attack the Stronghold with Captain Warren: 4 damage, just enough.',
      ),
      holds: ({ open }) =>
        open.players[0]?.animals[0]?.damage === 2 && open.players[1]?.animals.length === 1,
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
          to: attacks('rabbit-captain', 'crocodile-elder'),
          say: text(
            'Quatre partout : ils tomberaient tous les deux, et la Forteresse resterait debout.',
            'Four against four: both would fall, and the Stronghold would stay up.',
          ),
        },
        {
          to: isEnd,
          say: text(
            'Le Capitaine peut encore attaquer, et la Forteresse tomberait.',
            'The Captain can still attack, and the Stronghold would fall.',
          ),
        },
      ],
      otherwise: text(
        'Touchez le Capitaine Garenne, puis la Forteresse d’Ada.',
        'Touch Captain Warren, then Ada’s Stronghold.',
      ),
    },
    {
      say: text(
        'La Forteresse tombe ! La suivante prend sa place, intacte : des dégâts en trop seraient perdus. Ada a pioché une carte en échange, une leçon y reviendra.',
        'The Stronghold falls! The next one takes its place, unhurt: any extra damage would be lost. Ada drew a card in return; a lesson will come back to that.',
      ),
      look: 'board',
      holds: ({ open }) => open.sides[1]?.fallen.length === 1 && open.sides[1].damage === 0,
    },
  ],
  ending: text(
    'Battre un Animal ou frapper la Forteresse : c’est la question de chaque attaque. Les dégâts restent dans les deux cas.',
    'Beat an Animal or strike the Stronghold: that is the question at every attack. Damage stays either way.',
  ),
};
