import type { ModeId } from '@tablee/rules/games/unmatched/index.ts';
import { use } from 'react';
import { rulebookOf } from '@/games/rulebooks.ts';
import { Icon, type IconShape } from '@/ui/icon.tsx';
import { ICONS } from './art/icons.ts';
import { useNames, useTableau } from './context.tsx';

const END: Readonly<Record<ModeId, string>> = {
  duel: 'UNM-13.2',
  team: 'UNM-19.10',
  freeForAll: 'UNM-21.4',
};

/** Of each chapter what is needed in a turn, in the order in which it is needed. */
const parts = (mode: ModeId): readonly (readonly [IconShape, readonly string[]])[] => [
  [ICONS.flag, ['UNM-2.10']],
  [ICONS.turn, ['UNM-4.1', 'UNM-4.4', 'UNM-4.6', 'UNM-4.5']],
  [ICONS.draw, ['UNM-5.1', 'UNM-5.5']],
  [ICONS.move, ['UNM-6.2', 'UNM-6.12', 'UNM-6.6', 'UNM-6.9', 'UNM-6.11']],
  [ICONS.scheme, ['UNM-7.1', 'UNM-7.2', 'UNM-7.4']],
  [ICONS.attack, ['UNM-8.1', 'UNM-8.3', 'UNM-8.4', 'UNM-8.6']],
  [ICONS.versatile, ['UNM-9.1', 'UNM-9.2', 'UNM-9.4', 'UNM-9.5']],
  [ICONS.defense, ['UNM-10.1', 'UNM-10.3', 'UNM-10.4', 'UNM-10.5', 'UNM-10.9', 'UNM-10.8']],
  [ICONS.defeated, ['UNM-13.1', END[mode]]],
];

/** Every clause of the aid, at any table. */
export const AID_CLAUSES: readonly string[] = (['duel', 'team', 'freeForAll'] as const).flatMap(
  (mode) => parts(mode).flatMap(([, ids]) => ids),
);

/** The turn on one page, in the words of the rulebook. */
export function TurnAid() {
  const { view } = useTableau();
  const { text } = useNames();
  const chapters = use(rulebookOf('unmatched')) ?? [];
  const sections = parts(view.open.mode).map(([icon, ids]) => {
    const clauses = ids.flatMap((id) => {
      const chapter = chapters.find((one) => one.clauses.some((clause) => clause.id === id));
      const found = chapter?.clauses.find((clause) => clause.id === id);
      return chapter === undefined || found === undefined ? [] : [{ chapter, ...found }];
    });
    const title = clauses[0]?.chapter.title;
    return (
      <section className="dossier-part" key={ids[0]}>
        <h3>
          <Icon of={icon} /> {title === undefined ? '' : text(title)}
        </h3>
        <ul className="um-aid">
          {clauses.map((clause) => (
            <li key={clause.id}>
              {text(clause.text)} <span className="um-aid-clause">{clause.id}</span>
            </li>
          ))}
        </ul>
      </section>
    );
  });
  return <div className="um-aid-page">{sections}</div>;
}
