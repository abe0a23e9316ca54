import { type MouseEventHandler, useEffect } from 'react';
import { useSay } from '../i18n/table.ts';
import { skipMoments, useCurtain } from '../stores/match.ts';
import { useTableStores } from '../stores/table-stores.ts';
import '../ui/button.css';

/** The one word that skips what is being shown, in every game; Escape does the same. */
export function SkipMoments() {
  const stores = useTableStores();
  const say = useSay();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && skipMoments(stores);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [stores]);
  return (
    <button type="button" className="btn btn-small" onClick={() => skipMoments(stores)}>
      {say('skip')}
    </button>
  );
}

/** A touch of a scene skips it, whatever game draws it: for the element around the board, where nothing else can be touched then. */
export function useSkipByTouch(): MouseEventHandler | undefined {
  const stores = useTableStores();
  const curtain = useCurtain(({ down }) => down);
  if (!curtain) return undefined;
  return (event) => {
    event.stopPropagation();
    skipMoments(stores);
  };
}
