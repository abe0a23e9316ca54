import { lifeOf } from '@tablee/rules/games/sang-rancune/index.ts';
import type { CSSProperties } from 'react';
import { shellCrest } from '@/ui/crest.tsx';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { useNames, useTableau } from '../context.tsx';
import './life-bar.css';

/** The damage pile as it grows towards the marker: who has done how much, and what is left. */
export function LifeBar() {
  const { say } = useNames();
  const { view } = useTableau();
  const { open } = view;
  const life = lifeOf(open);
  if (life === null) {
    const tokens = open.encounter?.tokens.length ?? 0;
    return (
      <p className="sr-nolife">
        {tokens > 0 ? say('tokensLeft', { count: tokens }) : say('noLife')}
      </p>
    );
  }
  const { marker, left, pile, start, added } = life;
  const share = (n: number): string => `${(100 * Math.max(0, n)) / start}%`;
  const entries =
    open.encounter?.settled === true
      ? []
      : (open.encounter?.pile ?? []).filter(({ token, damage }) => token === null && damage > 0);
  const ghost = Math.min(added, Math.max(0, left));
  const label = [
    say('lifeSpoken', { left: Math.max(0, left), marker, pile }),
    ...(added > 0 ? [say('incomingSpoken', { n: added })] : []),
  ].join(', ');
  return (
    <div className="sr-life" role="img" aria-label={label}>
      <p className="sr-life-words" aria-hidden="true">
        <span>
          <Icon of={ICONS.blow} /> <b key={pile}>{pile}</b>
          <small>
            {' / '}
            {marker}
          </small>
        </span>
        {added > 0 && (
          <span className="sr-life-ghost" data-kills={added >= left || undefined}>
            {say('incoming', { n: added })} {added >= left && say('wouldKill')}
          </span>
        )}
        <span className="sr-life-left">
          <Icon of={ICONS.life} /> <b key={left}>{Math.max(0, left)}</b>
        </span>
      </p>
      <span className="sr-life-bar gauge" aria-hidden="true">
        <span className="sr-life-rest" style={{ width: share(marker) }} />
        <span className="sr-life-pile">
          {entries.map(({ id, seat, damage }) => {
            const crest = shellCrest(seat);
            const style = {
              width: share(damage),
              '--crest': crest.colour,
              '--crest-ink': crest.ink,
            } as CSSProperties;
            return (
              <span key={id} style={style}>
                <Icon of={crest.icon} />
              </span>
            );
          })}
          {ghost > 0 && (
            <span key={`soon${pile}`} className="sr-life-soon" style={{ width: share(ghost) }} />
          )}
        </span>
        <span className="sr-life-gem" style={{ '--at': share(marker) } as CSSProperties}>
          <Icon of={ICONS.gem} />
        </span>
      </span>
    </div>
  );
}
