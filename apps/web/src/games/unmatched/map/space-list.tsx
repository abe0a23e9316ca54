import type { Space } from '@tablee/rules/games/unmatched/index.ts';
import { BOARDS } from '@tablee/rules/games/unmatched/index.ts';
import { useEffect, useRef } from 'react';
import { touchProps } from '@/kit/touch-props.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { ICONS } from '../art/icons.ts';
import { useNames, useTableau } from '../context.tsx';
import { useAim } from '../questions/aim.ts';
import { type Mark, reachShown } from './reach.ts';
import { useSpaceLabel } from './space.tsx';
import './space-list.css';
import { spaceTouch } from '../questions/touches.ts';

/** The spaces that can be chosen now, as a list of sentences: all that the map can do, without the map. */
export function SpaceList({ onClose }: { readonly onClose: () => void }) {
  const { view, answering } = useTableau();
  const { say } = useNames();
  const aim = useAim();
  const { marks } = reachShown(view, answering, aim);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLElement>('button')?.focus(), []);
  const lit = BOARDS[view.open.board].spaces.filter(({ id }) =>
    answering.isLit(spaceTouch(view, answering, id)),
  );
  return (
    <section className="um-list" ref={ref} aria-label={say('spaceList')}>
      <header>
        <h3>{say('spaceList')}</h3>
        <IconButton
          of={ICONS.close}
          className="btn btn-bare btn-icon"
          label={say('close')}
          onClick={onClose}
        />
      </header>
      {lit.length === 0 && <p>{say('spaceListNone')}</p>}
      <ul>
        {lit.map((space) => (
          <li key={space.id}>
            <Entry space={space} mark={marks.get(space.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  readonly space: Space;
  readonly mark: Mark | undefined;
}

function Entry({ space, mark }: EntryProps) {
  const { view, answering } = useTableau();
  const { onClick, 'data-chosen': chosen } = touchProps(
    answering,
    spaceTouch(view, answering, space.id),
  );
  return (
    <button type="button" aria-pressed={chosen ?? false} onClick={onClick}>
      {useSpaceLabel(space, mark)}
    </button>
  );
}
