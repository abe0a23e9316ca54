import type { CannibalView, Creature } from '@tablee/rules/games/cannibal-world/index.ts';
import {
  factionOf,
  findCreature,
  lifeLeft,
  rowOf,
  rowText,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { reasonKey, rowName } from '@tablee/rules/games/cannibal-world/words/index.ts';
import type { Lang } from '@/kit/contract.ts';
import { Terms } from '@/kit/terms.tsx';
import { useBoardAnswering } from '@/stores/answering.ts';
import { useMatch } from '@/stores/match.ts';
import { Icon } from '@/ui/icon.tsx';
import { FactionCrest } from '../art/crest.tsx';
import { ICONS } from '../art/icons.ts';
import { Picture } from '../art/picture.tsx';
import { printed } from '../art/printed.ts';
import { useWords } from '../words.ts';
import { ChipSign, TimingSign } from './chip.tsx';
import { type Chip, chipsOf, chipsOfFace, chipsOfHand } from './chips.ts';
import { marksOf, whenOf } from './reading.ts';
import '@/kit/sheet.css';
import './zoom.css';

interface ZoomProps {
  /** A card's face; `<face>#<id>` for a creature in play, `<face>#hand` for a card that the reader may play. */
  readonly face: string;
  readonly view: CannibalView | null;
}

/** A card in full: its numbers of this moment, each ability with its text, its state, and why not. */
export function CardZoom({ face: named, view }: ZoomProps) {
  const [face = '', id] = named.split('#');
  const creature = view === null || id === undefined ? undefined : findCreature(view.open, id);
  const inPlay = creature?.face === face ? creature : undefined;
  return (
    <article className="sheet cw-zoom">
      <ZoomHead face={face} />
      <Numbers face={face} creature={inPlay} />
      {view !== null && inPlay !== undefined && <Sources view={view} creature={inPlay} />}
      <Abilities face={face} view={view} creature={inPlay} inHand={id === 'hand'} />
    </article>
  );
}

function ZoomHead({ face }: { readonly face: string }) {
  const words = useWords();
  const { say, text, lang } = words;
  const { card } = printed(face);
  const other: Lang = lang === 'fr' ? 'en' : 'fr';
  return (
    <header className="sheet-head">
      <Picture face={face} className="sheet-art" />
      <div className="sheet-title">
        <h3>{text(card.name)}</h3>
        <p>
          <FactionCrest faction={card.faction} />
          {text(factionOf(card.faction).name)} · {say(card.kind)} ·{' '}
          <Terms of={say(`rarity_${card.rarity}`)} /> · {card.id}
        </p>
        <p className="cw-zoom-other" lang={other}>
          {card.name[other]}
        </p>
      </div>
    </header>
  );
}

function Numbers({
  face,
  creature,
}: {
  readonly face: string;
  readonly creature: Creature | undefined;
}) {
  const { say } = useWords();
  const { card } = printed(face);
  return (
    <dl className="sheet-numbers">
      {card.strength !== null && (
        <div>
          <dt>
            <Icon of={ICONS.strength} /> {say('strength')}
          </dt>
          <dd>{card.strength}</dd>
        </div>
      )}
      {card.strength !== null && (
        <div>
          <dt>
            <Icon of={ICONS.life} /> {say('life')}
          </dt>
          <dd>
            {creature === undefined ? card.strength : lifeLeft(creature)}
            {creature !== undefined && creature.damage > 0 && (
              <small>{say('zoomDamage', { n: creature.damage })}</small>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Icon of={ICONS.deck} /> <Terms of={say('value')} />
        </dt>
        <dd>{card.value}</dd>
      </div>
    </dl>
  );
}

/** The effects on a creature now: stun, and those of the combat. */
function Sources({ view, creature }: { readonly view: CannibalView; readonly creature: Creature }) {
  const words = useWords();
  const { combat } = view.open;
  const lines = [
    ...(creature.stunned ? [words.say('stunnedHelp')] : []),
    ...(combat === null ? [] : marksOf(combat, creature.id, words)),
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

interface AbilitiesProps extends ZoomProps {
  readonly creature: Creature | undefined;
  readonly inHand: boolean;
}

function Abilities({ face, view, creature, inHand }: AbilitiesProps) {
  const { say } = useWords();
  const answering = useBoardAnswering();
  const live = useMatch((match) => match.view) !== null;
  const chips =
    view !== null && creature !== undefined
      ? chipsOf(view, answering, creature)
      : view !== null && inHand && live
        ? chipsOfHand(view, face)
        : chipsOfFace(face);
  if (chips.length === 0) return <p className="sheet-note">{say('noAbilities')}</p>;
  const own = creature !== undefined && view?.open.players[view.seat ?? -1]?.camp === creature.camp;
  return (
    <ul className="cw-zoom-abilities">
      {chips.map((chip) => (
        <li key={chip.slot}>
          <Ability chip={chip} face={face} tells={own || inHand} />
        </li>
      ))}
    </ul>
  );
}

const STATES = { spent: 'stateSpent', covered: 'stateCovered', usable: 'stateUsable' } as const;

function Ability({
  chip,
  face,
  tells,
}: {
  readonly chip: Chip;
  readonly face: string;
  readonly tells: boolean;
}) {
  const words = useWords();
  const { say, text, refuse } = words;
  const { row, x, timing, state, reason } = chip;
  const { card } = printed(face);
  const status =
    state !== 'ready'
      ? say(STATES[state])
      : tells && reason !== null
        ? refuse(reasonKey(reason))
        : null;
  return (
    <>
      <ChipSign of={chip} />
      <div>
        <p className="cw-zoom-ability">
          <b>{text(rowName(row, face))}</b>
          <span>
            <TimingSign timing={timing} /> {say(`timing_${timing}`)}
          </span>
        </p>
        <p>
          <Terms of={text(rowText(rowOf(row), x, card.kind))} />
        </p>
        <p className="cw-zoom-help">{whenOf(row, card.kind, words)}</p>
        {status !== null && (
          <p className="cw-zoom-state" data-state={state}>
            {status}
          </p>
        )}
      </div>
    </>
  );
}
