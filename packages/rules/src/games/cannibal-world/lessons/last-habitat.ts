import type { Moment, Tip } from '@tablee/engine';
import { optionsOf, text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import type { CannibalView } from '../state/state.ts';
import type { CannibalLesson } from './course.ts';
import { guide } from './guide.ts';

const offers = ({ question }: Moment, verb: string): boolean =>
  question.kind === 'mainAction' && optionsOf(question).some((option) => option.verb === verb);

/** Tips for the moments of a turn. */
const tips: readonly Tip<CannibalView>[] = [
  {
    when: (moment) => offers(moment, 'pillage'),
    say: text(
      'Plus personne ne garde l’Habitat d’Ada : pillez, pour 1 Viande. C’est votre troisième jeton.',
      'Nobody guards Ada’s Habitat any more: pillage, for 1 meat. It is your third token.',
    ),
  },
  {
    when: (moment) =>
      offers(moment, 'play') && moment.view.open.creatures.every(({ camp }) => camp !== 0),
    say: text(
      'Plus aucune créature à vous n’est en jeu : jouez-en une, ou Ada pillera votre Habitat.',
      'None of your creatures is in play: play one, or Ada will pillage your Habitat.',
    ),
  },
  {
    when: (moment) => offers(moment, 'attack') && moment.view.open.players[0]?.meat === 1,
    say: text(
      'Votre dernière Viande : une attaque de plus ne laisse rien pour piller. Si elle tue la dernière garde, vous pillerez au tour suivant, à moins qu’Ada n’en joue une autre.',
      'Your last meat: one more attack leaves nothing to pillage with. If it kills the last guard, you can pillage next turn, unless Ada plays another.',
    ),
  },
  {
    when: (moment) => offers(moment, 'attack'),
    say: text(
      'Chaque attaque coûte 1 Viande, et Ada peut l’esquiver au prix de 2 de son prochain tour. Attaquez ce que vous pouvez tuer, et gardez 1 Viande pour piller.',
      'Every attack costs 1 meat, and Ada may dodge it for 2 of the next turn’s. Attack what you can kill, and keep 1 meat to pillage.',
    ),
  },
  {
    when: (moment) => offers(moment, 'play'),
    say: text(
      'Rien à attaquer maintenant. Une créature de plus garde votre Habitat, et pourra attaquer ensuite.',
      'Nothing to attack now. One more creature guards your Habitat, and can attack later.',
    ),
  },
];

/** The last part of a match, against a beginner. */
export const lastHabitat: CannibalLesson = {
  id: 'last-habitat',
  title: text('Le dernier jeton', 'The last token'),
  about: text(
    'La fin d’une partie entière : un pillage de plus.',
    'The end of a whole match: one more pillage.',
  ),
  clauses: ['CAN-1.1', 'CAN-1.2', 'CAN-4.3', 'CAN-9.10'],
  start: (game) =>
    positionOf(game, {
      turnNumber: 9,
      A: {
        hunt: ['RE/07', 'RE/11'],
        covert: ['RE/04'],
        hand: ['RE/06', 'RE/10', 'RE/12', 'RE/02'],
        reinforcement: ['RE/13'],
        meat: 4,
        tokens: 2,
      },
      B: {
        hunt: ['CA/05', 'CA/09 spent1'],
        hand: ['CA/10', 'CA/07'],
        meat: 4,
        tokens: 1,
      },
    }),
  steps: [
    {
      say: text(
        'La fin d’une partie : un pillage vous suffit, il en faut deux à Ada, qui débute aussi. Deux créatures gardent son Habitat. Jouez comme vous l’entendez, et ne laissez pas le vôtre sans garde.',
        'The end of a match: you need one pillage, Ada two, a beginner as well. Two creatures guard Ada’s Habitat. Play as you like, and do not leave your own unguarded.',
      ),
      play: 'freely',
      tips,
      byKind: guide.firstTimes,
    },
  ],
  ending: text(
    'Bien joué ! Ouvrez une salle et invitez quelqu’un : la boîte a quatre factions, et elles ne se ressemblent pas.',
    'Well played! Open a room and invite somebody: the box has four factions, and no two are alike.',
  ),
  lost: text(
    'Pas cette fois. Rejouez : gardez 1 Viande pour piller dès que plus personne ne garde, et toujours une créature devant votre Habitat.',
    'Not this time. Try again: keep 1 meat to pillage as soon as nobody is on guard, and always a creature before your own Habitat.',
  ),
};
