import type {
  Animal,
  AnimalCard,
  Cost,
  ItemCard,
  KeywordId,
  UntamedView,
} from '@tablee/rules/games/untamed/index.ts';
import {
  catalogue,
  costOf,
  inPlay,
  isToken,
  KEYWORDS,
  playerAt,
  sightOf,
} from '@tablee/rules/games/untamed/index.ts';
import { Terms } from '@/kit/terms.tsx';
import { Icon } from '@/ui/icon.tsx';
import { FactionCrest } from '../art/crest.tsx';
import { ICONS } from '../art/icons.ts';
import { Picture } from '../art/picture.tsx';
import { printed } from '../art/printed.ts';
import { useWords, type Words } from '../words.ts';
import { FactionZoom } from './faction-zoom.tsx';
import { readingOf } from './reading.ts';
import '@/kit/sheet.css';
import './zoom.css';

interface ZoomProps {
  /**
   * A card's face; `<face>#<id>` for an Animal in play, `<face>#<side>` for a Stronghold, `<face>#hand` for a card that the
   * reader may play; `faction:<id>`.
   */
  readonly face: string;
  readonly view: UntamedView | null;
}

/** A card in full: the printed text, its worth now and why, and the words it uses. */
export function CardZoom({ face: named, view }: ZoomProps) {
  if (named.startsWith('faction:')) return <FactionZoom id={named.slice('faction:'.length)} />;
  const [face = '', id] = named.split('#');
  const { card } = printed(face);
  const animal = view === null || id === undefined ? undefined : inPlay(view.open, id)?.animal;
  return (
    <article className="sheet un-zoom">
      <ZoomHead face={face} />
      {card.kind === 'stronghold' ? (
        <StrongholdNumbers face={face} view={view} side={id === undefined ? null : Number(id)} />
      ) : (
        <CardNumbers
          card={card}
          view={view}
          animal={animal?.face === face ? animal : undefined}
          price={
            id === 'hand' && view?.seat != null ? costOf(sightOf(view.open), view.seat, face) : null
          }
        />
      )}
      <ZoomText face={face} />
    </article>
  );
}

function ZoomHead({ face }: { readonly face: string }) {
  const { say, text } = useWords();
  const { card, faction } = printed(face);
  const kind = isToken(face)
    ? say('zoomToken')
    : say(card.kind === 'animal' ? 'zoomAnimal' : card.kind);
  return (
    <header className="sheet-head">
      <Picture face={face} className="sheet-art" />
      <div className="sheet-title">
        <h3>{text(card.name)}</h3>
        <p>
          {faction !== null && <FactionCrest faction={faction} />}
          {kind}
          {faction !== null && ` · ${text(catalogue.faction(faction).name)}`}
        </p>
      </div>
    </header>
  );
}

function ZoomText({ face }: { readonly face: string }) {
  const words = useWords();
  const { card } = printed(face);
  const used = keywordsIn(face, words);
  const marks =
    card.kind === 'stronghold'
      ? []
      : [
          ...(card.kind === 'animal'
            ? card.keywords.map((id) => words.text(KEYWORDS[id].name))
            : []),
          ...(card.focus === undefined ? [] : [words.say('zoomFocus', { n: card.focus })]),
        ];
  return (
    <>
      {marks.length > 0 && <p className="un-zoom-marks">{marks.join(' · ')}</p>}
      {words.text(card.text) !== '' && (
        <p className="sheet-text">
          <Terms of={words.text(card.text)} />
        </p>
      )}
      {used.length > 0 && (
        <dl className="un-zoom-help">
          {used.map((id) => (
            <div key={id}>
              <dt>{words.text(KEYWORDS[id].name)}</dt>
              <dd>{words.text(KEYWORDS[id].help)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Words of the rules that a card uses: printed beside its text, or within it. */
function keywordsIn(face: string, words: Words): readonly KeywordId[] {
  const { card } = printed(face);
  const text = words.text(card.text);
  const beside = new Set<string>(card.kind === 'animal' ? card.keywords : []);
  if (card.kind !== 'stronghold' && card.focus !== undefined) beside.add('focus');
  if (card.kind !== 'stronghold' && card.rally) beside.add('rally');
  if (isToken(face)) beside.add('animalToken');
  return (Object.keys(KEYWORDS) as KeywordId[]).filter((id) => {
    const name = words.text(KEYWORDS[id].name).replace(/ X$/, '');
    return beside.has(id) || text.includes(name);
  });
}

interface CardNumbersProps {
  readonly card: AnimalCard | ItemCard;
  readonly view: UntamedView | null;
  readonly animal: Animal | undefined;
  /** Its cost to its player now. */
  readonly price: Cost | null;
}

function CardNumbers({ card, view, animal, price }: CardNumbersProps) {
  const { say } = useWords();
  const reading = view === null || animal === undefined ? null : readingOf(view.open, animal);
  return (
    <>
      <dl className="sheet-numbers">
        {!isToken(card.id) && (
          <div>
            <dt>
              <Icon of={ICONS.power} /> {say('zoomCost')}
            </dt>
            <dd>
              {price?.value ?? card.cost}
              {price !== null && price.value !== card.cost && (
                <small>{say('zoomPrinted', { n: card.cost })}</small>
              )}
            </dd>
          </div>
        )}
        {card.kind === 'animal' && (
          <>
            <div>
              <dt>
                <Icon of={ICONS.attack} /> {say('zoomAttack')}
              </dt>
              <dd>
                {reading?.attack ?? card.attack}
                {reading !== null && reading.attack !== card.attack && (
                  <small>{say('zoomPrinted', { n: card.attack })}</small>
                )}
              </dd>
            </div>
            <div>
              <dt>
                <Icon of={ICONS.health} /> {say('zoomHealth')}
              </dt>
              <dd>
                {card.health - (animal?.damage ?? 0)}
                {animal !== undefined && animal.damage > 0 && (
                  <small>{say('zoomPrinted', { n: card.health })}</small>
                )}
              </dd>
            </div>
          </>
        )}
        {card.rally && (
          <div className="un-zoom-rally">
            <dt>
              <Icon of={ICONS.rally} label={say('rallySign')} />
            </dt>
            <dd>{say('rallySign')}</dd>
          </div>
        )}
      </dl>
      {price !== null && <Discounts price={price} />}
      {view !== null && animal !== undefined && <Sources view={view} animal={animal} />}
    </>
  );
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The changes of a card's price. */
function Discounts({ price }: { readonly price: Cost }) {
  const { say, text } = useWords();
  if (price.changes.length === 0) return null;
  return (
    <ul className="sheet-sources">
      {price.changes.map(({ source, n }) => (
        <li key={source}>
          {say('zoomFrom', {
            what: `${signed(n)} ${say('zoomCost')}`,
            source: source === 'discount' ? say('zoomDiscount') : text(printed(source).name),
          })}
        </li>
      ))}
    </ul>
  );
}

/** The changes of an Animal's numbers, and the effects on it. */
function Sources({ view, animal }: { readonly view: UntamedView; readonly animal: Animal }) {
  const words = useWords();
  const { say, text } = words;
  const { value, keywords } = readingOf(view.open, animal);
  const seat = inPlay(view.open, animal.id)?.seat ?? 0;
  const nameOf = (source: string) =>
    source === 'fury'
      ? say('zoomFury')
      : source === 'swap'
        ? say('zoomSwap')
        : text(printed(source).name);
  const reduction = playerAt(view.open, seat).changes.reduce(
    (sum, each) => sum + each.reduction,
    0,
  );
  const granted = animal.granted.filter(({ keyword }) => keywords.includes(keyword));
  const from = (what: string, source: string) => say('zoomFrom', { what, source });
  const lines = [
    ...(value.base === value.printed
      ? []
      : [from(say('zoomSwap'), `${value.base} (${say('zoomPrinted', { n: value.printed })})`)]),
    ...value.changes.map(({ source, n }) =>
      from(`${signed(n)} ${say('zoomAttack')}`, nameOf(source)),
    ),
    ...granted.map(({ keyword, source }) => from(text(KEYWORDS[keyword].name), nameOf(source))),
    ...(reduction > 0 ? [say('zoomReduction', { n: reduction })] : []),
    ...(animal.restrained ? [say('restrained')] : animal.ready ? [] : [say('exhausted')]),
    ...(animal.noStronghold ? [say('noStronghold')] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className="sheet-sources">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface StrongholdNumbersProps {
  readonly face: string;
  readonly view: UntamedView | null;
  readonly side: number | null;
}

function StrongholdNumbers({ face, view, side }: StrongholdNumbersProps) {
  const { say } = useWords();
  const current = side === null ? undefined : view?.open.sides[side];
  const standing = current?.stronghold === face ? current : undefined;
  const { health, ability } = catalogue.stronghold(face);
  return (
    <dl className="sheet-numbers">
      <div>
        <dt>
          <Icon of={ICONS.health} /> {say('zoomHealth')}
        </dt>
        <dd>
          {standing === undefined ? health : standing.health - standing.damage}
          {standing !== undefined && <small>/ {standing.health}</small>}
        </dd>
      </div>
      <div>
        <dt>
          <Icon of={ICONS.support} /> {say('support')}
        </dt>
        <dd>{ability.support ?? 0}</dd>
      </div>
    </dl>
  );
}
