import type { Faction } from '@tablee/rules/games/untamed/index.ts';
import { catalogue, freeFor } from '@tablee/rules/games/untamed/index.ts';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useCardZoom } from '@/kit/card-touch.tsx';
import { touchProps } from '@/kit/touch-props.ts';
import { useTableActions } from '@/stores/table.ts';
import { Icon } from '@/ui/icon.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { FactionCrest, patternOf } from '../art/crest.tsx';
import { ICONS } from '../art/icons.ts';
import { FACTION_LOOKS } from '../art/looks.ts';
import { useNames, useTableau } from '../context.tsx';
import './draft.css';
import { words as spoken } from '@tablee/rules/games/untamed/words/index.ts';
import { MODE_ICONS } from '../field/river.tsx';

/** Choosing the factions: who has what, whose pick it is, what is left. */
export function Draft() {
  const { view } = useTableau();
  const { draft } = view.open;
  if (draft === null) return <ModePanel />;
  const taken = new Map<string, number[]>();
  for (const [seat, { factions }] of view.open.players.entries()) {
    for (const id of factions) taken.set(id, [...(taken.get(id) ?? []), seat]);
  }
  const now = draft.order[draft.at];
  const pool = new Set(draft.pools.flat());
  const known = catalogue.factions.filter(({ id }) => pool.has(id) || taken.has(id));
  const free = now === undefined ? [] : freeFor(view.open, draft, now);
  return (
    <div className="un-draft">
      <Picks />
      <ul className="un-posters">
        {known.map((faction) => (
          <Poster
            key={faction.id}
            faction={faction}
            owners={taken.get(faction.id) ?? []}
            free={free.includes(faction.id)}
          />
        ))}
      </ul>
    </div>
  );
}

/** Before the draft: the game about to be played. */
function ModePanel() {
  const { say, text } = useNames();
  const { mode } = useTableau().view.open;
  const hint = spoken.options.mode?.values[mode]?.hint;
  return (
    <div className="un-mode">
      <Icon of={MODE_ICONS[mode]} />
      <h3>{say(`mode_${mode}`)}</h3>
      {hint !== undefined && <p>{text(hint)}</p>}
    </div>
  );
}

/** The order of picks, with what has been picked. */
function Picks() {
  const { say, label, text } = useNames();
  const { draft, players } = useTableau().view.open;
  const at = draft?.at;
  const list = useRef<HTMLOListElement>(null);
  // The pick that is awaited is in sight, however many came before it.
  useEffect(() => {
    const now = list.current?.children[at ?? 0] as HTMLElement | undefined;
    if (now === undefined) return;
    list.current?.scrollTo({
      left: now.offsetLeft + (now.offsetWidth - list.current.clientWidth) / 2,
    });
  }, [at]);
  if (draft === null) return null;
  const seen = new Map<number, number>();
  return (
    <ol ref={list} className="un-picks" aria-label={say('pickOrder')}>
      {draft.order.map((seat, at) => {
        const nth = seen.get(seat) ?? 0;
        seen.set(seat, nth + 1);
        const faction = at < draft.at ? players[seat]?.factions[nth] : undefined;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
            key={at}
            data-now={at === draft.at || undefined}
            aria-current={at === draft.at ? 'step' : undefined}
          >
            <span className="un-pick-name">{label(seat)}</span>
            {faction === undefined ? (
              <span className="un-pick-free" aria-hidden="true">
                {at === draft.at ? <Icon of={ICONS.turn} /> : at + 1}
              </span>
            ) : (
              <FactionCrest faction={faction} label={text(catalogue.faction(faction).name)} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface PosterProps {
  readonly faction: Faction;
  readonly owners: readonly number[];
  readonly free: boolean;
}

/** A faction as a poster: chosen when touched, shown with its cards by the sign beside it. */
function Poster({ faction, owners, free }: PosterProps) {
  const table = useTableActions();
  const { say, text, label, list } = useNames();
  const { answering } = useTableau();
  const { id, name, identity, expansion } = faction;
  const zoomFace = `faction:${id}`;
  const { handlers, longPressed } = useCardZoom(zoomFace);
  const touching = touchProps(answering, { space: id });
  const see = () => table.openZoom(zoomFace);
  const look = FACTION_LOOKS[id];
  const who = list(owners.map(label));
  return (
    <li className="un-poster" data-taken={(!free && owners.length > 0) || undefined}>
      <button
        type="button"
        {...touching}
        {...handlers}
        className={`un-poster-touch ${patternOf(id)}`}
        style={{ '--hue': look?.hue } as CSSProperties}
        onClick={() => {
          handlers.onClick();
          if (longPressed.current) return;
          if (answering.question === null) see();
          else touching.onClick();
        }}
      >
        <span className="un-poster-art" aria-hidden="true">
          {look !== undefined && <Icon of={look.crest} />}
        </span>
        <span className="un-poster-words">
          <b>{text(name)}</b>
          <span className="un-poster-line">{text(identity)}</span>
        </span>
        {owners.length > 0 && (
          <span className="un-poster-owner">
            <Icon of={ICONS.done} /> {say('takenBy', { who })}
          </span>
        )}
        {expansion && <span className="visually-hidden">{say('expansion')}</span>}
      </button>
      <IconButton
        of={ICONS.info}
        className="un-poster-more"
        label={say('seeFaction', { faction: text(name) })}
        onClick={see}
      />
    </li>
  );
}
