import type { Option } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import {
  cardOf,
  faceInSight,
  factionOf,
  findCreature,
  isInReach,
  rowOf,
  rowText,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { rowName } from '@tablee/rules/games/cannibal-world/words/index.ts';
import { CardBack } from '@/kit/card-frame.tsx';
import { CardTouch } from '@/kit/card-touch.tsx';
import type { Touch } from '@/kit/contract.ts';
import { FoldingTray } from '@/kit/tray.tsx';
import { type Hint, useAnswering } from '@/stores/answering.ts';
import { ICONS } from '../art/icons.ts';
import { CannibalCard, cardLabel } from '../cards/card.tsx';
import { type Tableau, useNames, useTableau } from '../context.tsx';
import './tray.css';
import type { AskKey } from '../words.ts';

/** Cards of a question that lie nowhere in sight, and the deck that may be drawn from. */
export const outOfReach = ({
  view,
  answering,
}: Pick<Tableau, 'view' | 'answering'>): readonly Option[] => {
  const { question } = answering;
  if (question?.kind === 'mainAction') return [];
  const isAdvice = ({ card }: Option) => isAdvised(question?.kind, faceInSight(view, card));
  return optionsOf(question)
    .filter(
      ({ verb, card, space }) =>
        (verb === 'draw' && space === 'main') || (card !== undefined && !isInReach(view, card)),
    )
    .sort((a, b) => Number(isAdvice(b)) - Number(isAdvice(a)));
};

const HINTS: { readonly [kind: string]: AskKey } = {
  drawSource: 'drawSourceHint',
  firstReinforcement: 'firstReinforcementHint',
  search: 'searchHint',
};

/** The objects of a question that the board does not show: Reinforcements, cards looked through, a discard pile. */
export function Tray() {
  const tableau = useTableau();
  const { say, ask } = useNames();
  const { question } = tableau.answering;
  const hint = useAnswering((state) => state.hint);
  if (question === null) return null;
  const options = outOfReach(tableau);
  const about = aboutOf(tableau) ?? refusedOf(tableau, hint, question.kind);
  if (options.length === 0 && about === null) return null;
  const head = HINTS[question.kind];
  return (
    <FoldingTray
      className="cw-tray"
      kind={question.kind}
      label={say('tray')}
      head={head !== undefined && ask(head)}
      question={question.fingerprint}
      show={say('trayShow')}
      hide={say('trayHide')}
    >
      {about !== null && (
        <li>
          <Told face={about} />
        </li>
      )}
      {options.map((option) => (
        <li key={option.id}>
          <Choice option={option} />
        </li>
      ))}
    </FoldingTray>
  );
}

/** The Action that has been touched: its effect is read before a button of the question plays or reveals it. */
function aboutOf({ view, answering }: Tableau): string | null {
  const { candidates, focus, staged } = answering;
  if (staged?.verb === 'action' || staged?.id.startsWith('reveal:')) {
    return faceInSight(view, staged.card);
  }
  const hasWays = candidates.some(({ verb, space }) => verb === 'action' && space !== undefined);
  return hasWays && focus.card !== undefined ? faceInSight(view, focus.card) : null;
}

/** Questions that aim at nothing in play: a creature touched meanwhile is one that is to be read. */
const ANSWERS = ['defend', 'tactical', 'bullseye', 'armour', 'enterTrigger', 'rechargeTrigger'];

/** The card of the hand that cannot be played now, or the creature that cannot answer: the reason is said beside its effect. */
export function refusedOf(
  { view }: Pick<Tableau, 'view'>,
  hint: Hint | null,
  kind: string,
): string | null {
  if (hint?.kind !== 'refusal') return null;
  const { card, space, at } = hint.touch;
  if (space !== undefined || at !== undefined) return null;
  if (card === undefined) return null;
  const held = view.own?.hand.find(({ id }) => id === card);
  if (held !== undefined || !ANSWERS.includes(kind)) return held?.face ?? null;
  return findCreature(view.open, card)?.face ?? null;
}

/** A card with the text of its abilities beside it. */
function Told({ face }: { readonly face: string }) {
  const { words } = useTableau();
  return (
    <span className="cw-told">
      <CardTouch id={`told-${face}`} face={face} label={cardLabel(face, words)}>
        <CannibalCard face={face} />
      </CardTouch>
      <span className="cw-told-text">
        {cardOf(face).abilities.map(({ row, x }) => (
          <span key={row}>
            <b>{words.text(rowName(row, face))}</b>{' '}
            {words.text(rowText(rowOf(row), x, cardOf(face).kind))}
          </span>
        ))}
      </span>
    </span>
  );
}

function touchOf({ verb, card, space }: Option): Touch {
  const place = space === undefined ? {} : { space };
  if (card === undefined) return place;
  return verb === 'draw' ? { card, ...place } : { card };
}

/** The first Reinforcement that the rulebook advises beginners to take (CAN-3.3). */
const isAdvised = (kind: string | undefined, face: string | null): boolean =>
  kind === 'firstReinforcement' &&
  face !== null &&
  factionOf(cardOf(face).faction).recommended === face;

function Choice({ option }: { readonly option: Option }) {
  const { view, answering, words } = useTableau();
  const { card } = option;
  const face = faceInSight(view, card);
  const shown = view.open.players[view.seat ?? -1]?.shown ?? [];
  const isShown = option.verb === 'draw' && face !== null && shown.includes(face);
  const note = isShown
    ? words.say('knownToAll')
    : isAdvised(answering.question?.kind, face)
      ? words.say('advised')
      : null;
  return (
    <CardTouch
      id={`tray-${option.id}`}
      face={face}
      label={words.list(
        [
          face === null ? words.say('mainDeck') : cardLabel(face, words),
          ...(note === null ? [] : [note]),
        ],
        'facts',
      )}
      answering={answering}
      touch={touchOf(option)}
      className="tray-card"
    >
      {face === null ? (
        <span className="cw-tray-deck">
          <CardBack size="m" emblem={ICONS.fangs} />
          <b>{words.say('mainDeck')}</b>
        </span>
      ) : (
        <CannibalCard face={face} size="m" />
      )}
      {note !== null && <span className="cw-tray-shown">{note}</span>}
    </CardTouch>
  );
}
