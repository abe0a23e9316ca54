import type { RoyaumesView } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import {
  decreeCard,
  glance,
  isCreature,
  KINGDOMS,
} from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { kingdomName } from '@tablee/rules/games/royaumes-sauvages/words/index.ts';
import { Terms } from '@/kit/terms.tsx';
import { Icon } from '@/ui/icon.tsx';
import { creature } from '../art/printed.ts';
import { hourglass, scrollUnfurled } from '../icons.generated.ts';
import { useWords } from '../words.ts';
import { CreatureCard } from './creature.tsx';
import { Accepted, ScopeArrow } from './decree.tsx';
import '@/kit/sheet.css';
import './zoom.css';

interface ZoomProps {
  readonly face: string;
  readonly view: RoyaumesView | null;
}

/** A creature or a decree in full. */
export function CardZoom({ face, view }: ZoomProps) {
  return isCreature(face) ? <CreatureZoom face={face} /> : <DecreeZoom id={face} view={view} />;
}

function CreatureZoom({ face }: { readonly face: string }) {
  const words = useWords();
  const { value, longName } = creature(face);
  return (
    <CreatureCard face={face} size="xl" className="rs-zoom-card">
      <span className="rs-zoom-name">{words.text(longName)}</span>
      {value === 1 && <span className="rs-zoom-hint">{words.say('topplesLong')}</span>}
      {value === 8 && <span className="rs-zoom-hint">{words.say('toppledLong')}</span>}
    </CreatureCard>
  );
}

function DecreeZoom({ id, view }: { readonly id: string; readonly view: RoyaumesView | null }) {
  const words = useWords();
  const decree = decreeCard(id);
  const kingdom =
    view === null ? undefined : KINGDOMS.find((k) => view.open.kingdoms[k].decree === id);
  return (
    <article className="sheet rs-zoom-decree">
      <p className="rs-zoom-kind">
        <Icon of={scrollUnfurled} /> {words.say('decree')}
        {kingdom !== undefined && ` · ${words.text(kingdomName(kingdom))}`}
      </p>
      <h3>{words.text(decree.name)}</h3>
      <p className="rs-zoom-text">
        <Terms of={words.text(decree.text)} />
      </p>
      {view !== null && kingdom !== undefined && <Accepted glance={glance(view.open)[kingdom]} />}
      <p className="rs-zoom-scope">
        <ScopeArrow scope={decree.scope} />
        <span>{words.help(`scope${decree.scope}`)}</span>
      </p>
      {decree.reference !== 'none' && (
        <p className="rs-zoom-scope">
          <Icon of={hourglass} />
          <span>{words.help('ignore')}</span>
        </p>
      )}
    </article>
  );
}
