import { holdingOf, playerAt, powerOf } from '@tablee/rules/games/untamed/index.ts';
import type { ReactNode } from 'react';
import type { Touch } from '@/kit/contract.ts';
import { Glyph } from '@/kit/glyph.tsx';
import { touchProps } from '@/kit/touch-props.ts';
import { Icon, type IconShape } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { Picture } from '../art/picture.tsx';
import { usedUp } from '../cards/reading.ts';
import { useNames, useTableau } from '../context.tsx';
import { BONUS, DECK, POWER } from '../questions/touches.ts';
import './zones.css';

interface ZoneProps {
  readonly label: string;
  readonly className: string;
  /** The meaning of a touch on the own side. */
  readonly touch?: Touch | undefined;
  /** Page of the dossier that lists what lies here. */
  readonly page: string;
  readonly children: ReactNode;
}

/** A place of a player: answers what is asked, otherwise opens its list. */
function Zone({ label, className, touch, page, children }: ZoneProps) {
  const { answering, onDossier } = useTableau();
  const open = () => onDossier(page);
  const props = touch === undefined ? {} : touchProps(answering, touch);
  const asking =
    touch !== undefined &&
    (answering.question?.kind === 'mainAction' ||
      answering.isLit(touch) ||
      answering.isChosen(touch));
  return (
    <button
      type="button"
      {...props}
      className={`un-zone ${className}`}
      onClick={asking ? () => answering.touch(touch) : open}
    >
      <span className="visually-hidden">{label}</span>
      {children}
    </button>
  );
}

interface OfSeat {
  readonly seat: number;
}

/** Whether the zones of this seat are touched by the reader: its own, or what the team shares with it. */
function useOwns(seat: number): boolean {
  const { view } = useTableau();
  return (
    view.seat !== null &&
    playerAt(view.open, view.seat).holding === playerAt(view.open, seat).holding
  );
}

/** Power as pips: bright when ready, hollow when exhausted, dotted where there is still room. */
export function PowerZone({ seat }: OfSeat) {
  const { say, list } = useNames();
  const { view } = useTableau();
  const own = useOwns(seat);
  const { power } = holdingOf(view.open, seat);
  const { ready, most: limit } = powerOf(view.open, seat);
  const sorted = [...power].sort((a, b) => Number(b.ready) - Number(a.ready));
  const used = usedUp(view.open, seat).power;
  return (
    <Zone
      className="un-power"
      page="power"
      touch={own ? POWER : undefined}
      label={list(
        [
          say('spokenPower', { ready, all: power.length, limit }),
          ...(used ? [say('powerPlayed')] : []),
        ],
        'facts',
      )}
    >
      <span className="un-zone-name" aria-hidden="true">
        {say('power')} {used && <Icon of={ICONS.done} />}
      </span>
      <span className="un-pips" data-many={limit > 5 || undefined} aria-hidden="true">
        {sorted.map((card) => (
          <span key={card.id} data-flip={card.id} data-ready={card.ready || undefined}>
            <Icon of={ICONS.power} />
          </span>
        ))}
        {Array.from({ length: Math.max(0, limit - power.length) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places are all alike
          <span key={`free${i}`} data-free />
        ))}
      </span>
      <span className="un-power-count" aria-hidden="true">
        <Glyph of={ready} />
        <small>
          <Glyph of={`/${power.length}`} />
        </small>
      </span>
    </Zone>
  );
}

/** The pile of Support with its top cards; the whole list is one touch away. */
export function SupportZone({ seat }: OfSeat) {
  const { say, card, list } = useNames();
  const { view } = useTableau();
  const { support } = holdingOf(view.open, seat);
  const top = support.at(-1);
  return (
    <Zone
      className="un-support"
      page={`support:${seat}`}
      label={list(
        [
          say('spokenSupport', { count: support.length }),
          ...(top === undefined ? [] : [say('onTop', { card: card(top.face) })]),
        ],
        'facts',
      )}
    >
      <span className="un-support-cards" aria-hidden="true">
        {support.slice(-3).map(({ id, face }) => (
          <span key={id} data-flip={id}>
            <Picture face={face} />
          </span>
        ))}
      </span>
      <Count icon={ICONS.support} of={support.length} />
      <span className="un-zone-name" aria-hidden="true">
        {say('support')}
      </span>
    </Zone>
  );
}

function Count({ icon, of }: { readonly icon: IconShape; readonly of: number }) {
  return (
    <span className="un-count" aria-hidden="true">
      <Icon of={icon} />
      <Glyph of={of} />
    </span>
  );
}

/** The deck: its count, and the draw for two Power. */
export function DeckZone({ seat }: OfSeat) {
  const { say, list } = useNames();
  const { view } = useTableau();
  const own = useOwns(seat);
  const { holding } = playerAt(view.open, seat);
  const count = view.tally[`deck${holding}`] ?? 0;
  const used = usedUp(view.open, seat).draw;
  return (
    <Zone
      className="un-deck"
      page="cards"
      touch={own ? DECK : undefined}
      label={list(
        [say('spokenDeck', { count }), ...(own ? [say(used ? 'drawUsed' : 'drawHint')] : [])],
        'facts',
      )}
    >
      <span className="un-back" aria-hidden="true" data-empty={count === 0 || undefined}>
        {used ? <Icon of={ICONS.done} /> : own ? <DrawPrice /> : <Icon of={ICONS.leaf} />}
      </span>
      <Count icon={ICONS.deck} of={count} />
      <span className="un-zone-name" aria-hidden="true">
        {say('deck')}
      </span>
    </Zone>
  );
}

function DrawPrice() {
  return (
    <span className="un-price">
      <Glyph of={2} />
      <Icon of={ICONS.power} />
    </span>
  );
}

/** Bonus Power, face down under the Stronghold. */
export function BonusZone({ seat }: OfSeat) {
  const { say, list } = useNames();
  const { view } = useTableau();
  const own = useOwns(seat);
  const { bonusPower } = holdingOf(view.open, seat);
  const { discount } = playerAt(view.open, seat);
  return (
    <Zone
      className="un-bonus"
      page="power"
      touch={own ? BONUS : undefined}
      label={list(
        [
          say('spokenBonus', { count: bonusPower.length }),
          ...(discount > 0 ? [say('spokenDiscount', { n: discount })] : []),
        ],
        'facts',
      )}
    >
      <span
        className="un-back un-back-bonus"
        aria-hidden="true"
        data-empty={bonusPower.length === 0 || undefined}
      >
        <Icon of={ICONS.bonusPower} />
        {discount > 0 && <b className="un-discount">−{discount}</b>}
      </span>
      <Count icon={ICONS.bonusPower} of={bonusPower.length} />
      <span className="un-zone-name" aria-hidden="true">
        {say('bonus')}
      </span>
    </Zone>
  );
}

/** Counts of what another player holds: hand, deck, Bonus Power, removed cards. */
export function Counts({ seat }: OfSeat) {
  const { say } = useNames();
  const { view, onDossier } = useTableau();
  const { open, tally } = view;
  const { holding, discount } = playerAt(open, seat);
  const { bonusPower, removed } = holdingOf(open, seat);
  const counts = [
    [ICONS.hand, tally[`hand${seat}`] ?? 0, 'inHand'],
    [ICONS.deck, tally[`deck${holding}`] ?? 0, 'inDeck'],
    [ICONS.bonusPower, bonusPower.length, 'bonusPower'],
    [ICONS.removed, removed.length, 'removed'],
  ] as const;
  return (
    <button type="button" className="un-zone un-counts" onClick={() => onDossier('cards')}>
      {counts.map(([icon, count, name]) => (
        <span key={name} title={say(name)}>
          <Icon of={icon} label={say(name)} /> <span>{count}</span>
        </span>
      ))}
      {discount > 0 && (
        <b className="un-discount" title={say('spokenDiscount', { n: discount })}>
          −{discount}
        </b>
      )}
    </button>
  );
}
