import type { Option } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import type { Item, Offer } from '@tablee/rules/games/sang-rancune/index.ts';
import { excludeEachOther, faceOf, isCamp } from '@tablee/rules/games/sang-rancune/index.ts';
import type { ReactNode } from 'react';
import { CardTouch } from '@/kit/card-touch.tsx';
import { useKeptHeight } from '@/kit/use-kept-height.ts';
import { Crest, shellCrest } from '@/ui/crest.tsx';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { Picture } from '../art/picture.tsx';
import './camp.css';
import { actionOf } from '../art/printed.ts';
import { cardLabel } from '../cards/card.tsx';
import { useNames, useTableau } from '../context.tsx';

/** Free time between two encounters: items, gifts, offers. */
export function Camp() {
  const { say } = useNames();
  const { view, side } = useTableau();
  const { camp, options, players } = view.open;
  if (camp === null) return null;
  const others = players.flatMap(({ alive }, seat) => (alive && seat !== side ? [seat] : []));
  const seats = players[side]?.alive ? [side, ...others] : others;
  return (
    <section className="sr-camp" aria-labelledby="sr-camp">
      <header>
        <Icon of={ICONS.camp} />
        <h3 id="sr-camp">{say('camp')}</h3>
        <p>{say(camp.when === 'after' ? 'campAfter' : 'campBefore')}</p>
        <p className="sr-camp-hint">
          {say('campHint')} {options.campItemLimit === 'one' && say('campOneItem')}
        </p>
      </header>
      <ul className="sr-camp-seats">
        {seats.map((seat) => (
          <CampSeat key={seat} seat={seat} />
        ))}
      </ul>
      {camp.offers.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: several scroll on a phone, those of others without a button in them
        <ul className="sr-offers" tabIndex={0} aria-label={say('campOffers')}>
          {camp.offers.map((offer) => (
            <OfferLine key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Options of the open question, of this verb and about this. */
function useCampOptions() {
  const { answering, asked } = useTableau();
  const options = isCamp(asked) ? optionsOf(answering.question) : [];
  return (verb: string, part: Partial<Option>): readonly Option[] =>
    options.filter(
      (option) =>
        option.verb === verb &&
        Object.entries(part).every(([key, value]) => option[key as keyof Option] === value),
    );
}

interface ActProps {
  readonly option: Option;
  /** What most would do. */
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

function Act({ option, isMain = false, children }: ActProps) {
  const { view, answering, asked } = useTableau();
  const isTaken = answering.picks.includes(option.id);
  const choose = () => {
    // The last choice counts: both would be too much.
    const given = optionsOf(answering.question).filter(({ id }) => answering.picks.includes(id));
    const goes = given.filter((each) => !isTaken && excludeEachOther(view.open, each, option));
    for (const { id } of [...goes, option]) answering.toggle(id);
  };
  return (
    <button
      type="button"
      className={`btn btn-small sr-act ${isTaken || isMain ? 'btn-gold' : ''}`}
      data-pointed={(!isTaken && answering.pointed.includes(option.id)) || undefined}
      aria-pressed={asked === 'campAction' ? undefined : isTaken}
      disabled={answering.sending}
      data-asks
      onClick={choose}
    >
      {children}
    </button>
  );
}

function CampSeat({ seat }: { readonly seat: number }) {
  const { say, label } = useNames();
  const { view } = useTableau();
  const find = useCampOptions();
  // What stands below keeps its place when an item goes.
  const box = useKeptHeight<HTMLLIElement>(`camp ${seat}`);
  const player = view.open.players[seat];
  if (player === undefined) return null;
  const ready = view.open.camp?.ready.includes(seat) === true;
  return (
    <li className="sr-camp-seat" ref={box} data-mine={seat === view.seat || undefined}>
      <p className="sr-camp-who">
        <Crest of={shellCrest(seat)} /> <b>{label(seat)}</b>
        <span>
          <Icon of={ICONS.life} label={say('life')} /> {player.life}
        </span>
        {ready && (
          <span className="sr-camp-ready">
            <Icon of={ICONS.done} /> {say('campReady')}
          </span>
        )}
        {find('offer', { seat }).map((option) => (
          <Act key={option.id} option={option}>
            {say('tradeWith')}
          </Act>
        ))}
      </p>
      {player.items.length === 0 ? (
        <p className="sr-camp-none">{say('campNoItems')}</p>
      ) : (
        <ul className="sr-camp-items">
          {player.items.map((item) => (
            <li key={item.id}>
              <CampItem item={item} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function CampItem({ item: { id, face, opened } }: { readonly item: Item }) {
  const { say, who, card, label } = useNames();
  const { words } = useTableau();
  const find = useCampOptions();
  const gifts = find('heal', { card: id });
  const name = opened ? `${cardLabel(face, words)}, ${say('opened')}` : cardLabel(face, words);
  return (
    <>
      <CardTouch id={id} face={face} label={name} className={opened ? 'sr-opened' : ''}>
        <Picture face={face} />
      </CardTouch>
      <span className="sr-camp-name" aria-hidden="true">
        {card(face)}
      </span>
      {find('use', { card: id }).map((option) => (
        <Act key={option.id} option={option}>
          {say(gifts.length > 0 ? 'useHeal' : 'use')}
        </Act>
      ))}
      {gifts.length > 0 && (
        <span className="sr-gifts">
          <span aria-hidden="true">{say('giveToWhom')}</span>
          {gifts.map((option) => (
            <Act key={option.id} option={option}>
              <span className="visually-hidden">
                {say('giveTo', { who: who(option.seat ?? 0) })}
              </span>
              <Crest of={shellCrest(option.seat ?? 0)} />
              <span aria-hidden="true">{label(option.seat ?? 0)}</span>
            </Act>
          ))}
        </span>
      )}
    </>
  );
}

function OfferLine({ offer }: { readonly offer: Offer }) {
  const { say, list, card, who, label, isYou } = useNames();
  const { view } = useTableau();
  const find = useCampOptions();
  const named = (ids: readonly string[]) =>
    list(
      ids.flatMap((id) => {
        const face = faceOf(view, id);
        return face === null ? [] : [card(face)];
      }),
    );
  const [first] = offer.give;
  const potion = faceOf(view, first);
  const printed = potion === null ? null : actionOf(potion);
  const { heals = 0, gift = 0 } = printed?.kind === 'item' ? printed : {};
  const terms =
    offer.kind === 'heal'
      ? say('offerHeal', { n: heals, prestige: gift })
      : offer.take.length > 0
        ? say('offerFor', { take: named(offer.take) })
        : say('offerForNothing');
  const about = { space: offer.id };
  return (
    <li className="sr-offer" data-flip={`offer-${offer.id}`}>
      <p>
        <Crest of={shellCrest(offer.from)} /> <Icon of={ICONS.trade} />{' '}
        <Crest of={shellCrest(offer.to)} />
        <span>
          {say(
            'offerLine',
            { from: label(offer.from), give: named(offer.give) },
            isYou(offer.from),
          )}{' '}
          → {who(offer.to)}, {terms}
        </span>
      </p>
      <span className="sr-offer-acts">
        {(['accept', 'refuse', 'withdraw'] as const).flatMap((verb) =>
          find(verb, about).map((option) => (
            <Act key={option.id} option={option} isMain={verb === 'accept'}>
              {say(verb)}
            </Act>
          )),
        )}
      </span>
    </li>
  );
}
