import type { Moment, Tip } from '@tablee/engine';
import { optionsOf, text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import type { UntamedView } from '../state/state.ts';
import type { Judge } from './answers.ts';
import { asPower, attacksAnimal, attacksStronghold, isEnd, plays } from './answers.ts';
import type { UntamedLesson } from './course.ts';
import { guide } from './guide.ts';

const offers = (moment: Moment<UntamedView>, judge: Judge): boolean =>
  moment.question.kind === 'mainAction' &&
  optionsOf(moment.question).some((option) => judge(option, moment));

/** Tips for the moments of a turn. */
const tips: readonly Tip<UntamedView>[] = [
  {
    when: (moment) => offers(moment, asPower()),
    say: text(
      'La Puissance d’abord, une carte par tour : celle que vous ne jouerez pas bientôt. Elle compte dès maintenant, et pour tous les tours qui suivent.',
      'Power first, one card a turn: one that you will not play soon. It counts from now on, in every turn that follows.',
    ),
  },
  {
    when: (moment) => offers(moment, attacksStronghold()),
    say: text(
      'La voie est libre : un de vos Animaux peut frapper la Forteresse. Ses dégâts restent d’un tour à l’autre ; comptez si elle tombe maintenant.',
      'The way is free: an Animal of yours can strike the Stronghold. Damage stays from turn to turn; count whether it falls now.',
    ),
  },
  {
    when: (moment) => offers(moment, attacksAnimal()),
    say: text(
      'Une Garde retient vos attaques. Battez-la avec l’Animal qui y survit, ou avec le plus petit : un Animal attaqué riposte.',
      'A Guard holds your attacks. Beat it with an Animal that survives, or with your smallest: an Animal that is attacked strikes back.',
    ),
  },
  {
    when: (moment) => offers(moment, plays()),
    say: text(
      'Il reste de la Puissance : une carte éclairée peut être payée. Un Animal de plus attaquera aux tours suivants ; s’il a Garde, il retient qui vise votre Forteresse.',
      'Power is left: a lit card can be paid for. One more Animal attacks in later turns; if it has Guard, it holds whoever aims at your Stronghold.',
    ),
  },
  {
    when: (moment) => offers(moment, isEnd),
    say: text(
      'Plus rien à jouer ni à attaquer : terminez le tour. Vous piocherez, et mettrez une carte au Soutien.',
      'Nothing left to play or to attack: end the turn. You will draw, and put a card into Support.',
    ),
  },
];

/** The last part of a match, against a beginner. */
export const lastStrongholds: UntamedLesson = {
  id: 'last-strongholds',
  title: text('Les dernières Forteresses', 'The last Strongholds'),
  about: text(
    'La fin d’une partie entière, de votre main à la victoire.',
    'The end of a whole match, from your hand to victory.',
  ),
  clauses: ['UNT-1.1', 'UNT-4.2', 'UNT-4.3', 'UNT-4.4'],
  start: (game) =>
    positionOf(game, {
      turnNumber: 13,
      A: {
        stronghold: 'tiger-peak',
        pile: ['rabbit-warren'],
        fallen: ['rat-court'],
        play: ['rat-leech'],
        hand: ['rat-queen', 'tiger-stalker', 'rabbit-twins', 'tiger-swipe', 'rabbit-captain'],
        power: 4,
        support: ['rat-feast', 'tiger-cub', 'rabbit-rush'],
      },
      B: {
        stronghold: 'raccoon-workshop',
        fallen: ['panda-counter', 'crocodile-mire'],
        play: ['panda-peddler', 'raccoon-lidbearer'],
        hand: ['raccoon-tinker', 'crocodile-tears', 'panda-ledger'],
        power: 4,
        support: ['crocodile-snapling', 'raccoon-armour'],
      },
    }),
  steps: [
    {
      say: text(
        'La fin d’une partie : à Ada il reste une Forteresse, à vous deux. Son Porte-couvercle a Garde. Jouez comme vous l’entendez ; Ada débute aussi. Une carte en Puissance, puis des Animaux, puis vos attaques.',
        'The end of a match: Ada has one Stronghold left, you have two. Ada’s Lidbearer has Guard. Play as you like; Ada is a beginner too. One card as Power, then Animals, then your attacks.',
      ),
      play: 'freely',
      tips,
      byKind: guide.firstTimes,
    },
  ],
  ending: text(
    'La jungle est à vous ! Ouvrez une salle : à deux, en duel ; à trois et plus, en Chasseur, chacun traque qui est à sa gauche.',
    'The jungle is yours! Open a room: a duel for two; with three or more, in Hunter, each hunts whoever sits on their left.',
  ),
  lost: text(
    'Ada l’emporte. Rejouez : battez ses Animaux quand vous ne risquez rien, et comptez avant chaque tour si sa Forteresse peut tomber.',
    'Ada wins this one. Try again: beat Ada’s Animals where you risk nothing, and count every turn whether the Stronghold can fall.',
  ),
};
