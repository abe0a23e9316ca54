import type { DecreeCard, KingdomGlance } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { decreeCard, SPECIES } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { CSSProperties } from 'react';
import { useCardZoom } from '@/kit/card-touch.tsx';
import { useTableActions } from '@/stores/table.ts';
import { Icon } from '@/ui/icon.tsx';
import { still } from '@/ui/still.ts';
import './decree.css';
import { LOOKS } from '../art/printed.ts';
import { padlock } from '../icons.generated.ts';
import { useWords, type Words } from '../words.ts';

export type Scope = DecreeCard['scope'];

const ARROWS: Readonly<Record<Scope, string>> = {
  A: 'M32 20a12 12 0 1 0 .1 0z',
  B: 'M32 10v38M18 36l14 16 14-16',
  C: 'M8 32h48M18 20L6 32l12 12M46 20l12 12-12 12',
  D: 'M10 32h44M16 20L4 32l12 12M26 20L14 32l12 12M48 20l12 12-12 12M38 20l12 12-12 12',
};

/** The scope of a decree as printed on it: no arrow, down, to the sides, far to the sides. */
export function ScopeArrow({ scope }: { readonly scope: Scope }) {
  const words = useWords();
  return (
    <svg
      className="rs-scope"
      data-scope={scope}
      viewBox="0 0 64 64"
      role="img"
      aria-label={words.say(`scope${scope}`)}
    >
      <path d={ARROWS[scope]} />
    </svg>
  );
}

/** The cards that a decree accepts now, in words. */
export function acceptedWords(glance: KingdomGlance, words: Words): string {
  const { ignored, nothingAccepted, accepted } = glance;
  if (ignored) return words.say('ignored');
  if (nothingAccepted) return words.say('nothing');
  const species = (accepted.species ?? []).map((id) =>
    words.text((SPECIES.find((each) => each.id === id) as (typeof SPECIES)[number]).name),
  );
  const values = (accepted.values ?? []).map(String);
  const choices = accepted.join === 'or' ? [[...values, ...species]] : [values, species];
  const parts = choices
    .filter((choice) => choice.length > 0)
    .map((choice) => words.list(choice, 'or'));
  return words.say('named', { name: words.say('accepted'), value: words.list(parts) });
}

const ALL_VALUES = [1, 2, 3, 4, 5, 6, 7, 8];

interface AcceptedProps {
  readonly glance: KingdomGlance;
}

/** The live list on a decree: values and species admitted right now, or a badge. */
export const Accepted = still(function Accepted({ glance }: AcceptedProps) {
  const words = useWords();
  const { ignored, nothingAccepted, accepted, closed } = glance;
  const label = acceptedWords(glance, words);
  if (closed) {
    return (
      <p className="rs-accepted rs-badge" data-tone="closed">
        <Icon of={padlock} /> {words.say('closed')}
      </p>
    );
  }
  if (ignored || nothingAccepted) {
    return (
      <p className="rs-accepted rs-badge" data-tone={ignored ? 'free' : 'shut'}>
        {label}
      </p>
    );
  }
  return (
    <div
      className="rs-accepted"
      role="img"
      aria-label={label}
      data-joins={(accepted.values !== null && accepted.species !== null) || undefined}
    >
      {accepted.values !== null && (
        <span className="rs-values">
          {ALL_VALUES.map((value) => (
            <span key={value} data-on={accepted.values?.includes(value) || undefined}>
              {value}
            </span>
          ))}
        </span>
      )}
      {accepted.values !== null && accepted.species !== null && (
        <span className="rs-join">{words.say(accepted.join === 'or' ? 'orJoin' : 'andJoin')}</span>
      )}
      {accepted.species !== null && (
        <span className="rs-species">
          {SPECIES.map(({ id }) => (
            <span
              key={id}
              data-on={accepted.species?.includes(id) || undefined}
              style={{ '--art-hue': LOOKS[id].hue } as CSSProperties}
            >
              <Icon of={LOOKS[id].icon} />
            </span>
          ))}
        </span>
      )}
    </div>
  );
});

interface DecreeProps {
  readonly id: string;
  readonly glance: KingdomGlance;
}

/** The decree in force, on its parchment: opens in full. */
export const Decree = still(function Decree({ id, glance }: DecreeProps) {
  const table = useTableActions();
  const words = useWords();
  const decree = decreeCard(id);
  const { handlers } = useCardZoom(id);
  return (
    <div className="rs-decree" data-ignored={glance.ignored || undefined}>
      <button
        type="button"
        className="rs-decree-text"
        {...handlers}
        onClick={() => table.openZoom(id)}
      >
        <ScopeArrow scope={decree.scope} />
        <span>
          <b>{words.text(decree.name)}</b>
          <span>{words.text(decree.text)}</span>
        </span>
      </button>
      <Accepted glance={glance} />
    </div>
  );
});
