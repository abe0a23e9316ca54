import { isToken, MAX_ANIMALS, MAX_TOKENS, playerAt } from '@tablee/rules/games/untamed/index.ts';
import type { CSSProperties } from 'react';
import { touchProps } from '@/kit/touch-props.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { useNames, useTableau } from '../context.tsx';
import { AnimalFace, AnimalTile, facing } from './animal.tsx';
import './ghost.css';
import { FIELD } from '../questions/touches.ts';
import { type Ghost, useHaunted } from './ghosts.ts';

/** The Animals of a player in a row; on the reader's own side also the ground cards are played on. */
export function Animals({ seat }: { readonly seat: number }) {
  const { say, label } = useNames();
  const { view, answering } = useTableau();
  const { animals } = playerAt(view.open, seat);
  const ghosts = useHaunted(seat);
  const own = seat === view.seat;
  const count = animals.length + ghosts.length;
  const crowded = count > 5;
  const inviting = count === 0 && answering.isLit(FIELD);
  const tokens = animals.filter(({ face }) => isToken(face)).length;
  return (
    <div
      className="un-animals"
      data-count={count}
      data-crowded={crowded || undefined}
      style={{ '--count': count } as CSSProperties}
    >
      <div className="un-animals-room">
        {own && (
          <button
            type="button"
            className="un-ground"
            // Between the tiles of a crowded row too little of it shows to be aimed at, unless something may be put there.
            disabled={crowded && !answering.isLit(FIELD)}
            {...touchProps(answering, FIELD)}
            // The tiles lie on it: the card, and then its button, are easier to point at.
            data-pointed={undefined}
          >
            <span className={inviting ? 'un-ground-words' : 'visually-hidden'}>
              {say('playHere')}
            </span>
          </button>
        )}
        {!own && count === 0 && <p className="un-none">{say('noAnimals')}</p>}
        <ul className="un-animals-list" aria-label={say('animalsOf', { who: label(seat) }, own)}>
          {weave(animals, ghosts).map((each) =>
            'animal' in each ? (
              <GhostTile key={`ghost${each.animal.id}`} ghost={each} />
            ) : (
              <AnimalTile key={each.id} animal={each} seat={seat} />
            ),
          )}
        </ul>
        {(animals.length >= MAX_ANIMALS || tokens >= MAX_TOKENS) && (
          <p className="un-limit">
            <Icon of={ICONS.info} />{' '}
            {animals.length >= MAX_ANIMALS
              ? say('fullRow', { n: MAX_ANIMALS })
              : say('fullTokens', { n: MAX_TOKENS })}
          </p>
        )}
      </div>
    </div>
  );
}

/** The row with those that have just gone at their old places. */
function weave<A>(animals: readonly A[], ghosts: readonly Ghost[]): (A | Ghost)[] {
  const row: (A | Ghost)[] = [...animals];
  for (const ghost of [...ghosts].sort((a, b) => a.at - b.at)) row.splice(ghost.at, 0, ghost);
  return row;
}

function GhostTile({ ghost: { animal, falling } }: { readonly ghost: Ghost }) {
  const tableau = useTableau();
  return (
    <li className="un-animal-slot" data-exhausted={!animal.ready || undefined} aria-hidden="true">
      <span
        className={falling ? 'un-animal un-ghost' : 'un-animal'}
        data-beaten={falling || undefined}
        data-flip-ghost={animal.id}
      >
        <AnimalFace {...facing(animal, tableau)} />
      </span>
    </li>
  );
}
