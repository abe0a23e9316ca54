import type {
  KingdomGlance,
  KingdomId,
  Open,
} from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { BOARD, KINGDOMS } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { Glyph } from '@/kit/glyph.tsx';
import { Icon } from '@/ui/icon.tsx';
import { still } from '@/ui/still.ts';
import { Cube } from '../art/house.tsx';
import { Landscape } from '../art/landscape.tsx';
import { Tag } from '../cards/creature.tsx';
import { useNames, useTableau } from '../context.tsx';
import { crossedSwords, padlock, peaceDove, stack } from '../icons.generated.ts';
import './strip.css';
import { ROMAN } from '@tablee/rules/games/royaumes-sauvages/words/index.ts';

interface StripProps {
  readonly glances: Record<KingdomId, KingdomGlance>;
  readonly inSight: readonly (KingdomId | 'centre')[];
  readonly onShow: (id: KingdomId | 'centre') => void;
}

/** All five kingdoms at once on a narrow screen: last card, leader, places of the chosen card. */
export function Strip({ glances, inSight, onShow }: StripProps) {
  const { say } = useNames();
  const { view } = useTableau();
  return (
    <nav className="rs-strip" aria-label={say('overview')}>
      {KINGDOMS.map((id) => (
        <Stop
          key={id}
          id={id}
          glance={glances[id]}
          isShown={inSight.includes(id)}
          onShow={() => onShow(id)}
        />
      ))}
      <button
        type="button"
        className="rs-strip-centre"
        aria-current={inSight.includes('centre') || undefined}
        aria-label={`${say('centre')}, ${say('ageOf', { age: ROMAN[view.open.age] })}, ${say('pile')}: ${view.tally.pile ?? 0}`}
        onClick={() => onShow('centre')}
      >
        <b>
          <Glyph of={ROMAN[view.open.age]} />
        </b>
        <span>
          <Icon of={stack} /> <Glyph of={view.tally.pile ?? 0} />
        </span>
      </button>
    </nav>
  );
}

interface StopProps {
  readonly id: KingdomId;
  readonly glance: KingdomGlance;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

function Stop({ id, glance, isShown, onShow }: StopProps) {
  const { say, text, card, list } = useNames();
  const { view, answering, chosen } = useTableau();
  const top = view.open.kingdoms[id].column.at(-1);
  const lit = chosen !== null && answering.isLit({ verb: 'claim', space: id });
  const label = [
    say('goTo', { kingdom: text(BOARD[id].name) }),
    top === undefined ? say('columnEmpty') : say('top', { card: card(top.face) }),
    ...(glance.closed ? [say('closedShort')] : []),
    ...(chosen === null ? [] : [say(lit ? 'legalHere' : 'illegalHere')]),
    ...useLeadWords(glance),
  ];
  return (
    <button
      type="button"
      aria-current={isShown || undefined}
      aria-label={list(label, 'facts')}
      data-fits={lit || undefined}
      data-dim={(chosen !== null && !lit) || undefined}
      onClick={onShow}
    >
      <Landscape kingdom={id} />
      <span className="rs-strip-size">
        <Glyph of={BOARD[id].size} />
      </span>
      <Lead glance={glance} tieRule={view.open.tieRule} />
      <span className="rs-strip-top">
        {top === undefined ? <Glyph of="–" /> : <Tag face={top.face} />}
        {glance.closed && <Icon of={padlock} />}
      </span>
    </button>
  );
}

const isShared = ({ standings: [lead, next] }: KingdomGlance): boolean =>
  next !== undefined && next.place === lead?.place;

function useLeadWords(glance: KingdomGlance): string[] {
  const { say, who } = useNames();
  const { seat } = useTableau().view;
  const [lead] = glance.standings;
  if (lead === undefined) return [];
  if (isShared(glance)) return [say('tiedInLead')];
  return [lead.owner === seat ? say('youLead') : `${who(lead.owner)} ${say('leads')}`];
}

interface LeadProps {
  readonly glance: KingdomGlance;
  readonly tieRule: Open['tieRule'];
}

/** The cube of the leader, or the result of a tie. */
const Lead = still(function Lead({ glance, tieRule }: LeadProps) {
  const [lead] = glance.standings;
  if (lead === undefined) return null;
  if (isShared(glance)) return <Icon of={tieRule === 'battle' ? crossedSwords : peaceDove} />;
  return <Cube owner={lead.owner} size="s" />;
});
