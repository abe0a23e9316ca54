import type { Option } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import { faceInSight, isInReach } from '@tablee/rules/games/untamed/index.ts';
import type { ReactNode } from 'react';
import { CardBack } from '@/kit/card-frame.tsx';
import { CardTouch } from '@/kit/card-touch.tsx';
import { touchProps } from '@/kit/touch-props.ts';
import { FoldingTray, OrderNumber } from '@/kit/tray.tsx';
import { ICONS } from '../art/icons.ts';
import { printed } from '../art/printed.ts';
import { cardLabel, UntamedCard } from '../cards/card.tsx';
import { type Tableau, useNames, useTableau } from '../context.tsx';
import { AlwaysUse, useAlwaysUsed } from './always-use.tsx';
import './tray.css';
import { BONUS, DECK } from '../questions/touches.ts';
import type { AskKey } from '../words.ts';

/** The contents of the tray: the cards to choose from, or the card a question is about. */
interface Content {
  readonly options: readonly Option[];
  /** Shown, not chosen: a card that is spoken of, or a pile that is proposed. */
  readonly shown: readonly string[];
  readonly hint: AskKey | null;
}

/** Questions that are answered by buttons, about a card that is worth reading first. */
const ABOUT_A_CARD = ['useAbility', 'chooseMode', 'chooseAmount'];

/** Cards of a question that lie nowhere in sight; those of the Bonus Power once that has been touched. */
const outOfReach = ({ view, answering, asked }: Tableau): readonly Option[] =>
  (asked === 'mainAction' && answering.focus.space !== BONUS.space
    ? []
    : answering.candidates
  ).filter(({ card }) => card !== undefined && !isInReach(view, card));

function contentOf(tableau: Tableau): Content | null {
  const { question } = tableau.answering;
  if (question === null) return null;
  const { facts } = question;
  switch (question.kind) {
    case 'chooseFaction':
      return null;
    case 'stackStrongholds':
    case 'teamStrongholds':
      return {
        options: optionsOf(question),
        shown: [],
        hint: question.kind === 'stackStrongholds' ? 'stackHint' : null,
      };
    case 'confirmStack':
      return { options: [], shown: (facts?.proposed ?? []) as string[], hint: 'stackHint' };
    case 'bottomRevealed':
      return { options: [], shown: [String(facts?.face)], hint: null };
    case 'omen':
      return { options: optionsOf(question), shown: [], hint: 'omenHint' };
    case 'orderEffects':
      return { options: optionsOf(question), shown: [], hint: 'orderHint' };
    default: {
      const options = outOfReach(tableau);
      const about = ABOUT_A_CARD.includes(question.kind) && typeof facts?.face === 'string';
      if (options.length === 0 && !about) return null;
      const hint = question.kind === 'mainAction' ? 'bonusHint' : null;
      return { options, shown: about ? [String(facts.face)] : [], hint };
    }
  }
}

/** The objects of a question that the board does not show: cards of the Support, cards looked at, Strongholds to stack. */
export function Tray() {
  const tableau = useTableau();
  const { say, ask } = useNames();
  const { answering } = tableau;
  const always = useAlwaysUsed();
  const content = contentOf(tableau);
  if (content === null || answering.question === null) return null;
  const { fingerprint, kind } = answering.question;
  const { options, shown, hint } = content;
  return (
    <FoldingTray
      className="un-tray"
      kind={kind}
      label={say('tray')}
      head={hint !== null && ask(hint)}
      question={fingerprint}
      show={say('trayShow')}
      hide={say('trayHide')}
    >
      {shown.map((face, i) => (
        <li key={face}>
          {shown.length === 1 ? (
            <Told face={face}>{always !== null && <AlwaysUse {...always} />}</Told>
          ) : (
            <Proposed face={face} place={i + 1} />
          )}
        </li>
      ))}
      {options.map((option) => (
        <li key={option.id} data-divider={option.verb === 'deck' || undefined}>
          <Choice option={option} />
        </li>
      ))}
    </FoldingTray>
  );
}

/** A card to read, not to choose. */
function Shown({ face, children }: { readonly face: string; readonly children?: ReactNode }) {
  const { words } = useTableau();
  return (
    <CardTouch
      id={`shown-${face}`}
      face={face}
      label={cardLabel(face, words)}
      className="tray-card"
    >
      {children ?? <UntamedCard face={face} size="m" />}
    </CardTouch>
  );
}

/** The card that the question speaks of, with its text beside it. */
function Told({ face, children }: { readonly face: string; readonly children?: ReactNode }) {
  const { words } = useTableau();
  return (
    <span className="un-told">
      <Shown face={face} />
      <span className="un-told-text">
        <b>{words.text(printed(face).name)}</b>
        <span>{words.text(printed(face).card.text)}</span>
        {children}
      </span>
    </span>
  );
}

/** A Stronghold of the proposed pile, at its place. */
function Proposed({ face, place }: { readonly face: string; readonly place: number }) {
  const { words } = useTableau();
  return (
    <Shown face={face}>
      <UntamedCard face={face} size="m">
        <span className="un-tray-text">{words.text(printed(face).card.text)}</span>
      </UntamedCard>
      <OrderNumber n={place} />
    </Shown>
  );
}

function Choice({ option }: { readonly option: Option }) {
  const { view, answering, words } = useTableau();
  const at = answering.picks.indexOf(option.id);
  const ordered = answering.question?.shape === 'order' && at >= 0;
  const number = ordered && <OrderNumber n={at + 1} />;
  if (option.verb === 'deck') {
    return (
      <button type="button" className="un-divider" {...touchProps(answering, DECK)}>
        <CardBack size="m" emblem={ICONS.leaf} />
        <span>{words.ask('omenDivider')}</span>
        {number}
      </button>
    );
  }
  const { card, space } = option;
  // Strongholds are chosen for their effects.
  const tells = option.verb === 'stack' || option.verb === 'choose';
  const face = faceInSight(view, card) ?? (option.verb === 'bonus' ? null : (space ?? null));
  const touch =
    option.verb === 'trigger' ? { card, space } : card === undefined ? { space } : { card };
  const given = Object.fromEntries(Object.entries(touch).filter(([, part]) => part !== undefined));
  return (
    <CardTouch
      id={`tray-${option.id}`}
      face={face}
      label={face === null ? words.ask('unknownBonus') : cardLabel(face, words)}
      answering={answering}
      touch={given}
      className="tray-card"
    >
      {face === null ? (
        <CardBack size="m" emblem={ICONS.bonusPower} />
      ) : (
        <UntamedCard face={face} size="m">
          {tells ? (
            <span className="un-tray-text">{words.text(printed(face).card.text)}</span>
          ) : undefined}
        </UntamedCard>
      )}
      {number}
    </CardTouch>
  );
}
