import type { BySize, SangRancuneView } from '@tablee/rules/games/sang-rancune/index.ts';
import { lateFrom, prizeOf } from '@tablee/rules/games/sang-rancune/index.ts';
import { Terms } from '@/kit/terms.tsx';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { TYPE_LOOKS } from '../art/looks.ts';
import { Picture } from '../art/picture.tsx';
import type { PrintedEncounter } from '../art/printed.ts';
import { type Key, useWords } from '../words.ts';

interface EncounterZoomProps {
  readonly look: PrintedEncounter;
  readonly view: SangRancuneView | null;
}

/** An encounter in full: its rule, its prize, and its figures for every number of players. */
export function EncounterZoom({ look: { face, card }, view }: EncounterZoomProps) {
  const { say, text } = useWords();
  const now = view?.open.encounter?.face === face ? view.open.encounter : null;
  const types = now?.types ?? card.types;
  const late = view === null || now === null ? 0 : prizeOf(view.open).late;
  return (
    <article className="sheet sr-zoom">
      <header className="sheet-head">
        <Picture face={face} className="sheet-art" />
        <div className="sheet-title">
          <h3>{text(card.name)}</h3>
          <p>
            {types.map((type) => (
              <span key={type} className="sr-zoom-type">
                <Icon of={TYPE_LOOKS[type].sign} /> {say(type)}
              </span>
            ))}
          </p>
        </div>
      </header>
      <dl className="sheet-numbers">
        <div>
          <dt>
            <Icon of={ICONS.prestige} /> {say('zoomPrestige')}
          </dt>
          <dd>
            {card.prestige + (now?.prestigeTokens ?? 0)}
            {late > 0 && (
              <small>
                {' '}
                + {late} ({say('bonusStageTold', { from: lateFrom(view?.open.stage ?? 0) })})
              </small>
            )}
          </dd>
        </div>
        {now?.marker != null && (
          <div>
            <dt>
              <Icon of={ICONS.life} /> {say('marker')}
            </dt>
            <dd>{now.marker}</dd>
          </div>
        )}
      </dl>
      <p className="sheet-text">
        <Terms of={text(card.text)} />
      </p>
      <Figures look={{ card }} started={view?.open.players.length ?? null} />
    </article>
  );
}

const SIZES = [3, 4, 5, 6] as const;

interface FiguresProps {
  readonly look: Pick<PrintedEncounter, 'card'>;
  /** Players who started: the column that counts. */
  readonly started: number | null;
}

/** The table of the card: life, targets and damage for three to six starting players. */
export function Figures({ look: { card }, started }: FiguresProps) {
  const { say } = useWords();
  const rows: [Key, BySize<unknown> | null | undefined][] = [
    ['row_life', card.life],
    ['row_targets', card.targets],
    ['row_damage', card.damage],
  ];
  const shown = rows.filter(([, figures]) => figures != null);
  if (shown.length === 0) return null;
  return (
    <table className="sr-figures">
      <thead>
        <tr>
          <th scope="col">{say('players')}</th>
          {SIZES.map((size) => (
            <th key={size} scope="col" data-now={size === started || undefined}>
              {size}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(([name, figures]) => (
          <tr key={name}>
            <th scope="row">{say(name)}</th>
            {SIZES.map((size) => (
              <td key={size} data-now={size === started || undefined}>
                {[(figures as BySize<unknown>)[size]].flat().join(', ')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
