import type { Moment, Tip } from '@tablee/engine';
import { text } from '@tablee/engine';
import { lifeLeft } from '../creature/marker.ts';
import { positionOf } from '../scenes/setting.ts';
import type { Open, SangRancuneView } from '../state/state.ts';
import type { SangRancuneLesson } from './course.ts';
import { guide } from './guide.ts';

/** More than three heroes take off in a round with attacks as those in their hands. */
const OUT_OF_REACH = 90;

const isSetting = ({ question }: Moment): boolean => question.kind === 'setAttack';

/** Tips for the moments of the encounter. */
const tips: readonly Tip<SangRancuneView>[] = [
  {
    when: (moment) => isSetting(moment) && (lifeLeft(moment.view.open as Open) ?? 0) > OUT_OF_REACH,
    say: text(
      'Personne ne l’abattra à ce tour : elle a trop de PV. Posez une petite attaque, et gardez les grosses pour le tour où elle peut tomber.',
      'Nobody will kill it in this round: it has too much life. Set a low attack, and keep the high ones for the round in which it can fall.',
    ),
  },
  {
    when: isSetting,
    say: text(
      'Elle peut tomber à ce tour. Qui agit avant vous (le chiffre d’initiative) en enlève d’abord : posez l’attaque qui suffira à ce qui restera.',
      'It can fall in this round. Whoever acts before you (the number of initiative) takes some off first: set the attack that is enough for what will be left.',
    ),
  },
  {
    when: ({ view, question }) => question.kind === 'afterReveal' && view.open.reveal?.seat !== 0,
    say: text(
      'L’attaque d’un autre est révélée. Si elle abat la créature, Échec Critique la réduit de moitié : gardez-le pour ce coup-là, et passez sinon.',
      'Somebody else’s attack lies open. If it kills the creature, Critical Miss halves it: keep it for that blow, and pass otherwise.',
    ),
  },
];

/** The last creature of a match, which decides it. */
export const lastEncounter: SangRancuneLesson = {
  id: 'last-encounter',
  title: text('La dernière Rencontre', 'The last encounter'),
  about: text(
    'La fin d’un match : un seul coup fatal décide.',
    'The end of a match: one killing blow decides it.',
  ),
  clauses: ['SAN-1.1', 'SAN-1.4', 'SAN-10.4'],
  start: (game) =>
    positionOf(game, {
      players: 3,
      stage: 9,
      marker: 150,
      pile: [],
      prestige: { A: 9, B: 11, C: 12 },
      life: { A: 60, B: 55, C: 65 },
      initiative: { A: 2, B: 1, C: 3 },
      hands: {
        A: ['coup-de-pommeau', 'coup-droit', 'coup-puissant', 'grand-coup', 'echec-critique'],
        B: ['entaille', 'coup-net', 'coup-droit', 'etincelle', 'grand-coup'],
        C: ['egratignure', 'coup-droit', 'taille-et-estoc', 'coup-net', 'croche-patte'],
      },
    }),
  steps: [
    {
      say: text(
        'Avant de poser, chacun peut donner sa parole : « Je frappe fort », ou « Je le laisse à… ». Vraie ou fausse, elle ne coûte rien. Pour ne rien dire, posez une carte.',
        'Before setting a card everybody may give their word: “I strike hard”, or “I leave it to…”. True or false, it costs nothing. To say nothing, set a card.',
      ),
      look: 'board',
    },
    {
      say: text(
        'Neuvième et dernière Rencontre : le coup fatal y rapporte 5 Prestige de plus, 8 en tout. Vous en avez 9, Ada 11, Béa 12 : il vous faut ce coup-là. Laissez les autres l’affaiblir, puis frappez !',
        'The ninth and last encounter: its killing blow brings 5 prestige more, 8 in all. You have 9, Ada 11, Béa 12: you need that blow. Let the others weaken it, then strike!',
      ),
      play: 'freely',
      tips,
      byKind: guide.firstTimes,
    },
  ],
  ending: text(
    'L’Artefact est à vous ! Ouvrez une salle et invitez des amis : la rancune commence à trois.',
    'The Artefact is yours! Open a room and invite friends: rancour takes three.',
  ),
  lost: text(
    'L’Artefact vous échappe. Reprenez « Depuis le début » : comptez ses PV avant chaque carte, et jouez Échec Critique sur un coup dont la moitié ne tue plus.',
    'The Artefact escapes you. Begin again “From the start”: count its life before each card, and play Critical Miss on a blow whose half no longer kills.',
  ),
};
