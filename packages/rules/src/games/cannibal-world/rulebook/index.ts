import type { Chapter } from '@tablee/engine';
import { abilities, assault, covert } from './abilities.ts';
import { tactical, tracker, triggered } from './abilities-reactive.ts';
import { actions, combat, reactions } from './actions.ts';
import { decks, teams, tournament } from './decks-and-modes.ts';
import { end, engine, faq } from './end-and-flow.ts';
import { examples } from './examples.ts';
import { glossary } from './glossary.ts';
import { components, goal, setup } from './goal-and-setup.ts';
import { rulingsCards } from './rulings-cards.ts';
import { rulingsCombat } from './rulings-combat.ts';
import { rulingsResources, rulingsVictory } from './rulings-play.ts';
import { rulingsTable } from './rulings-table.ts';
import { damage, draw, exhausted, turn, victory } from './turn.ts';

/** The rules in numbered clauses, then the rulings of this house. */
export const rulebook: readonly Chapter[] = [
  goal,
  components,
  setup,
  turn,
  draw,
  exhausted,
  victory,
  damage,
  actions,
  reactions,
  combat,
  abilities,
  covert,
  assault,
  tactical,
  tracker,
  triggered,
  decks,
  teams,
  tournament,
  faq,
  examples,
  end,
  engine,
  rulingsResources,
  rulingsVictory,
  rulingsCards,
  rulingsCombat,
  rulingsTable,
  glossary,
];
