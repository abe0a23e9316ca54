import { optionsOf } from '@tablee/engine';
import type {
  ArmyIndex,
  ArmyOwn,
  FighterId,
  SpaceId,
  UnmatchedView,
} from '@tablee/rules/games/unmatched/index.ts';
import { fighterOf, zonesOf } from '@tablee/rules/games/unmatched/index.ts';
import { fighterName } from '@tablee/rules/games/unmatched/words/index.ts';
import type { Answering, BoardProps } from '@/kit/contract.ts';
import { boardContext, type SharedTableau, sharedTableau } from '@/kit/tableau.ts';
import { printed } from './art/printed.ts';
import { useWords, type Words } from './words.ts';

export type Tableau = SharedTableau<UnmatchedView, Words>;
export const { TableauProvider, useTableau, useNames } = boardContext(
  ({ words, view }: Tableau) => ({
    card: (face: string) => words.text(printed(face).card.name),
    fighter: (id: FighterId) => words.text(fighterName(id)),
    zones: (space: SpaceId) =>
      words.list(zonesOf(view.open.board, space).map(({ name }) => words.text(name))),
  }),
  ({ view }) => view.open.board,
);

export const useTableauOf = (
  props: BoardProps<UnmatchedView>,
  onDossier?: (page: string) => void,
): Tableau => sharedTableau(props, useWords(), onDossier);

/** Armies a viewer may look into, with what it sees there: the own ones, then those of team-mates who share. */
export function ownArmies({ own, mates }: UnmatchedView): ReadonlyMap<ArmyIndex, ArmyOwn> {
  const layers = [...(own === null ? [] : [own]), ...Object.values(mates ?? {})];
  return new Map(
    layers.flatMap(({ armies }) =>
      Object.entries(armies).map(([index, army]) => [Number(index), army] as const),
    ),
  );
}

/** Which of the viewer's armies a question is about: whose cards it offers, or whose card asks; else the active one. */
export function askedArmy({ open, own }: UnmatchedView, { question }: Answering): ArmyIndex {
  if (question === null || own === null) return open.active;
  const offered = new Set(optionsOf(question).flatMap(({ card }) => card ?? []));
  const holder = Object.entries(own.armies).find(([, { hand, peeked, committed }]) =>
    [...hand, ...peeked, ...committed.map(({ card }) => card)].some(({ id }) => offered.has(id)),
  );
  if (holder !== undefined) return Number(holder[0]);
  if (question.kind === 'commitDefense' && open.combat !== null) {
    return fighterOf(open, open.combat.target).army;
  }
  const face = question.facts?.face;
  const hero = typeof face === 'string' ? printed(face).hero : null;
  const army = open.armies.findIndex((each) => each.hero === hero);
  return army in own.armies ? army : open.active;
}
