import type { KingdomGlance, KingdomId } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { BOARD, KINGDOMS } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { Glyph } from '@/table/glyph.tsx';
import { Icon } from '@/ui/icon.tsx';
import { Landscape } from './art/landscape.tsx';
import { useNames, useTableau } from './context.tsx';
import { Tag } from './creature.tsx';
import { Cube } from './house.tsx';
import { crossedSwords, padlock, peaceDove, stack } from './icons.generated.ts';
import './strip.css';
import { ROMAN } from '@tablee/rules/games/royaumes-sauvages/words/index.ts';

interface StripProps {
  readonly glances: Record<KingdomId, KingdomGlance>;
  readonly current: KingdomId | 'centre';
  readonly onShow: (id: KingdomId | 'centre') => void;
}

/** All five kingdoms at once on a narrow screen: last card, who leads, where the chosen card fits. */
export function Strip({ glances, current, onShow }: StripProps) {
  const { say, text, card, who, list } = useNames();
  const { view, answering, chosen } = useTableau();
  return (
    <nav className="rs-strip" aria-label={say('overview')}>
      {KINGDOMS.map((id) => {
        const kingdom = view.open.kingdoms[id];
        const top = kingdom.column.at(-1);
        const [lead, next] = glances[id].standings;
        const shared = next !== undefined && next.place === lead?.place;
        const lit = chosen !== null && answering.isLit({ verb: 'claim', space: id });
        const name = text(BOARD[id].name);
        const label = [
          say('goTo', { kingdom: name }),
          top === undefined ? say('columnEmpty') : say('top', { card: card(top.face) }),
          glances[id].closed ? say('closedShort') : '',
          chosen === null ? '' : lit ? say('legalHere') : say('illegalHere'),
          lead === undefined
            ? ''
            : shared
              ? say('tiedInLead')
              : lead.owner === view.seat
                ? say('youLead')
                : `${who(lead.owner)} ${say('leads')}`,
        ].filter((part) => part !== '');
        return (
          <button
            type="button"
            key={id}
            aria-current={current === id || undefined}
            aria-label={list(label, 'facts')}
            data-fits={lit || undefined}
            data-dim={(chosen !== null && !lit) || undefined}
            onClick={() => onShow(id)}
          >
            <Landscape kingdom={id} />
            <span className="rs-strip-size">
              <Glyph of={BOARD[id].size} />
            </span>
            {lead !== undefined &&
              (shared ? (
                <Icon of={view.open.tieRule === 'battle' ? crossedSwords : peaceDove} />
              ) : (
                <Cube owner={lead.owner} size="s" />
              ))}
            <span className="rs-strip-top">
              {top === undefined ? <Glyph of="–" /> : <Tag face={top.face} />}
              {glances[id].closed && <Icon of={padlock} />}
            </span>
          </button>
        );
      })}
      <button
        type="button"
        className="rs-strip-centre"
        aria-current={current === 'centre' || undefined}
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
