import { catalogue, WINDOWS } from '@tablee/rules/games/sang-rancune/index.ts';
import { CardTouch } from '@/kit/card-touch.tsx';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { type CardClass, CLASS_LOOKS } from '../art/looks.ts';
import { classOf } from '../art/printed.ts';
import { ActionCard, cardLabel } from '../cards/card.tsx';
import { ExtentChoice, SpanChoice, useIsAlone } from '../combat/reactions.tsx';
import { useNames, useTableau } from '../context.tsx';
import { Lexicon } from '../lexicon/lexicon.tsx';
import { useAutoPass } from '../questions/auto-pass.ts';

interface CardsProps {
  readonly cards: readonly { readonly id: string; readonly face: string; readonly n?: number }[];
  /** Said where there is none. */
  readonly none?: string;
}

/** Cards to look at, not to choose. */
export function Cards({ cards, none }: CardsProps) {
  const { words } = useTableau();
  if (cards.length === 0) return none === undefined ? null : <p className="sr-none">{none}</p>;
  return (
    <ul className="dossier-cards">
      {cards.map(({ id, face, n }) => (
        <li key={id} className="sr-page-card">
          <CardTouch id={`page-${id}`} face={face} label={cardLabel(face, words)}>
            <ActionCard face={face} />
          </CardTouch>
          {n !== undefined && <b>{words.say('copies', { n })}</b>}
        </li>
      ))}
    </ul>
  );
}

export function DiscardPage() {
  const { say } = useNames();
  const { open } = useTableau().view;
  return (
    <>
      <section className="dossier-part">
        <h3>
          <Icon of={ICONS.discard} /> {say('discardCount', { count: open.discard.length })}
        </h3>
        <Cards cards={open.discard.toReversed()} none={say('discardEmpty')} />
      </section>
      {open.loot.length > 0 && (
        <section className="dossier-part">
          <h3>
            <Icon of={ICONS.loot} /> {say('lootCount', { count: open.loot.length })}
          </h3>
          <Cards cards={open.loot} />
        </section>
      )}
      {open.removed.length > 0 && (
        <section className="dossier-part">
          <h3>
            <Icon of={ICONS.barred} /> {say('removedCount', { count: open.removed.length })}
          </h3>
          <Cards cards={open.removed} />
        </section>
      )}
    </>
  );
}

/** The contents of the deck: every card, with its copies. */
export function DeckPage() {
  const { say } = useNames();
  const { tally } = useTableau().view;
  const classes = Object.keys(CLASS_LOOKS) as CardClass[];
  return (
    <>
      <p>
        <Icon of={ICONS.deck} /> {say('deckCount', { count: tally.deck ?? 0 })}
      </p>
      {classes.map((type) => {
        const cards = catalogue.cards.all.filter((card) => classOf(card) === type);
        return (
          <section key={type} className="dossier-part">
            <h3>
              <Icon of={CLASS_LOOKS[type].sign} /> {say(type)}
            </h3>
            <Cards cards={cards.map(({ id, copies }) => ({ id, face: id, n: copies }))} />
          </section>
        );
      })}
    </>
  );
}

/** The windows that are always passed; and which cards may be played when. */
export function WindowsPage() {
  const { say } = useNames();
  const { view } = useTableau();
  const auto = useAutoPass(view.open, useIsAlone());
  const { kinds, change } = auto;
  const reactions = catalogue.cards.all.flatMap((card) =>
    card.kind === 'trick' || card.kind === 'tactical'
      ? [{ id: card.id, windows: card.reaction?.windows ?? [] }]
      : [],
  );
  return (
    <>
      <p>{say('windowsHint')}</p>
      {view.seat !== null && (
        <>
          <p>
            {say('autoExtent')} <ExtentChoice auto={auto} />
          </p>
          <p>{say('stakesHint')}</p>
          {auto.extents.includes('hand') && <p>{say('handHint')}</p>}
          <p>
            {say('autoSpan')} <SpanChoice auto={auto} />
          </p>
        </>
      )}
      {WINDOWS.map((kind) => (
        <section key={kind} className="dossier-part">
          <h3 className="sr-window">
            <span>{say(`window_${kind}`)}</span>
            {view.seat !== null && (
              <button
                type="button"
                className="btn btn-small"
                aria-pressed={kinds.includes(kind)}
                onClick={() => change(kind, !kinds.includes(kind))}
              >
                {kinds.includes(kind) && <Icon of={ICONS.done} />} {say('windowsPass')}
              </button>
            )}
          </h3>
          <Cards
            cards={reactions
              .filter(({ windows }) => windows.includes(kind))
              .map(({ id }) => ({ id, face: id }))}
          />
        </section>
      ))}
    </>
  );
}

const HELP = [
  'word',
  'heroic',
  'success',
  'sides',
  'most',
  'least',
  'hit',
  'set-up',
  'replace',
  'killing-blow',
] as const;

/** The words the cards use. */
export const HelpPage = () => <Lexicon className="sr-help" of={HELP} />;
