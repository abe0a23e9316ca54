import type { CannibalView } from '@tablee/rules/games/cannibal-world/index.ts';
import { encodeDeck, preconDeck } from '@tablee/rules/games/cannibal-world/index.ts';
import type { Setting } from '@tablee/rules/games/cannibal-world/scenes/index.ts';
import { positionOf, scenes as SCENES } from '@tablee/rules/games/cannibal-world/scenes/index.ts';
import type { LocalMatch, Scene } from '../local-match.ts';

const asked = (match: LocalMatch, kind: string, seat = 0): boolean =>
  match.questionOf(seat)?.kind === kind;

const later =
  (turns: number, creatures = 4) =>
  (match: LocalMatch, { open }: CannibalView) =>
    open.turn >= turns && open.creatures.length >= creatures && asked(match, 'mainAction');

const offers = (match: LocalMatch, verb: string, seat = 0): boolean => {
  const question = match.questionOf(seat);
  return question?.shape === 'pick' && question.options.some((option) => option.verb === verb);
};

/** Something of the seat's own that can be aimed at several. */
const aims = (match: LocalMatch): boolean => {
  const question = match.questionOf(0);
  return question?.shape === 'pick' && question.options.some(({ at }) => at !== undefined);
};

/** An Action that can be played in several ways. */
const hasWays = (match: LocalMatch): boolean => {
  const question = match.questionOf(0);
  return (
    question?.shape === 'pick' &&
    question.options.some(({ verb, space }) => verb === 'action' && space !== undefined)
  );
};

const duel = { mode: 'duel' };
const scene = (
  until: Scene<CannibalView>['until'],
  more: Partial<Scene<CannibalView>> = {},
): Scene<CannibalView> => ({ seats: 2, options: duel, seed: 3, viewer: 0, until, ...more });

/** A table laid out by hand, played on until this holds. */
const laid = (
  name: keyof typeof SCENES,
  until: Scene<CannibalView>['until'],
  more: Partial<Scene<CannibalView>> = {},
): Scene<CannibalView> => {
  const setting: Setting = SCENES[name];
  return scene(until, { from: (game) => positionOf(game, setting), ...more });
};

/** A deck with a sideboard is brought first: nobody else has cards to exchange. */
const betweenGames = (match: LocalMatch): boolean => {
  if (asked(match, 'chooseDeck')) match.answer(0, [encodeDeck(withSideboard)]);
  return asked(match, 'sideboard');
};
const withSideboard = {
  ...preconDeck('RE'),
  sideboard: ['RE/26', 'RE/30', 'RE/30', 'RE/33', 'RE/36', 'RE/42'],
};

/** Both play the decks named. */
const playing =
  (mine: string, theirs: string, until: Scene<CannibalView>['until']) =>
  (match: LocalMatch, view: CannibalView): boolean => {
    for (const [seat, deck] of [mine, theirs].entries()) {
      if (asked(match, 'chooseDeck', seat)) match.answer(seat, [deck]);
    }
    return until(match, view);
  };
/** No preconstructed deck has a Bullseye: here Watchmen stand in for the Sworn Brothers. */
const watchful = encodeDeck({
  ...preconDeck('DO'),
  main: preconDeck('DO').main.map((face) => (face === 'DO/05' ? 'DO/31' : face)),
});

const inPhase =
  (phase: string) =>
  (_: LocalMatch, { open }: CannibalView) =>
    open.phase === phase;
const four = { seats: 4, options: { mode: '2v2' } };

export const scenes: Readonly<Record<string, Scene<CannibalView>>> = {
  decks: scene((match) => asked(match, 'chooseDeck')),
  custom: scene((match) => asked(match, 'chooseDeck'), {
    options: { mode: 'duel', decks: 'custom' },
  }),
  builder: scene((match) => asked(match, 'chooseDeck'), {
    options: { mode: 'duel', decks: 'custom', match: 'tournament' },
    press: ['.cw-poster-more > button:nth-child(2)'],
  }),
  sideboard: scene(betweenGames, {
    options: { mode: 'duel', decks: 'custom', match: 'tournament' },
  }),
  habitat: scene((match) => asked(match, 'chooseHabitat'), { ...four }),
  reinforcement: scene((match) => asked(match, 'firstReinforcement')),
  mulligan: scene((match) => asked(match, 'mulligan')),
  draw: scene((match, { open }) => asked(match, 'drawSource') && open.turn > 3),
  drawMany: scene((match) => asked(match, 'drawSource') && offers(match, 'drawAll')),
  start: scene((match) => asked(match, 'mainAction')),
  mid: scene(later(7)),
  acts: scene(later(7), { press: ['.cw-zone[data-mine] .cw-creature[data-lit]'] }),
  card: scene(later(5), { press: ['#hand .card-touch[data-lit]'] }),
  attack: scene((match, view) => later(5)(match, view) && offers(match, 'attack'), {
    press: ['.cw-zone[data-mine][data-zone="hunt"] .cw-creature[data-lit]'],
  }),
  defend: scene((match) => asked(match, 'defend')),
  dodge: scene((match) => asked(match, 'defend') && offers(match, 'dodge')),
  defendOrAct: scene(
    (match) => asked(match, 'defend') && offers(match, 'dodge') && offers(match, 'ability'),
  ),
  tactical: scene((match) => asked(match, 'tactical')),
  ladder: scene(
    (match) => asked(match, 'tactical') && match.events.at(-1)?.type !== 'combatDeclared',
    {
      seed: 8,
    },
  ),
  target: laid('target', (match) => asked(match, 'mainAction') && aims(match), {
    press: [
      '.cw-zone[data-mine] .cw-creature:has(.cw-chip[data-state=usable])',
      '.cw-deed[data-lit]',
    ],
  }),
  targetOfAction: scene((match) => asked(match, 'chooseTarget'), { seed: 22 }),
  scatter: laid('scatter', (match) => asked(match, 'scatter')),
  halves: laid('halves', hasWays, {
    press: ['#hand .card-touch:has(.cw-corner[data-kind=action])'],
  }),
  search: laid('enter', (match) => asked(match, 'search')),
  enter: laid('enter', (match) => asked(match, 'enterTrigger')),
  armour: laid('armour', (match) => asked(match, 'armour')),
  charge: laid('charge', (match) => asked(match, 'chargeSplit')),
  swap: laid('swap', (match) => asked(match, 'swapFighter')),
  cats: scene(playing('precon-CA', 'precon-RE', later(9)), { seed: 6 }),
  bullseye: scene(
    playing(watchful, 'precon-RE', (match) => asked(match, 'bullseye')),
    { options: { mode: 'duel', decks: 'custom' } },
  ),
  recharge: laid('scatter', (match) => asked(match, 'rechargeTrigger')),
  rungs: scene(
    (match, { open }) =>
      asked(match, 'tactical') &&
      (open.combat?.extra.length ?? 0) + (open.combat?.shields.length ?? 0) > 1,
    { seed: 6 },
  ),
  pillage: laid('pillage', (match) => offers(match, 'pillage')),
  exhausted: scene(
    (match) => match.questionOf(0)?.facts?.forced === true && asked(match, 'mainAction'),
    { seed: 6 },
  ),
  watching: scene((_, { open }) => open.combat !== null && open.turn > 4, { viewer: null }),
  teams: scene(later(9, 6), { ...four, seed: 8 }),
  teamFight: scene((match, { open }) => open.turn > 5 && asked(match, 'tactical'), { ...four }),
  moments: scene(later(5), { moments: 'creaturePlayed' }),
  zoom: scene(later(7), { press: ['.told-card'] }),
  zoomCreature: scene(later(7), {
    press: ['.cw-zone[data-mine] .cw-creature[data-lit]', '.cw-deeds > header > button'],
  }),
  dossier: scene(later(9), { press: ['.cw-top > button'] }),
  guide: scene(later(9), {
    press: ['.cw-top > button', '.dossier-tabs > button:last-child'],
  }),
  state: scene(later(9), {
    press: ['.cw-top > button', '.dossier-tabs > button:nth-child(3)'],
  }),
  end: scene(inPhase('over')),
  endTeams: scene(inPhase('over'), { ...four }),
};
