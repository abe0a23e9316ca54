import type { Option } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import { entryOf, faceOf, factsOf, tokenOf } from '@tablee/rules/games/sang-rancune/index.ts';
import type { ReactNode } from 'react';
import { CardTouch } from '@/kit/card-touch.tsx';
import { touchProps } from '@/kit/touch-props.ts';
import { FoldingTray, OrderNumber } from '@/kit/tray.tsx';
import { Crest, shellCrest } from '@/ui/crest.tsx';
import { Icon, type IconShape } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { ActionCard, cardLabel } from '../cards/card.tsx';
import { useNames, useTableau } from '../context.tsx';
import './tray.css';

/** Questions whose choices lie in the tray, or that speak of a card worth reading. */
const KINDS = [
  'revealChoices',
  'attackOrder',
  'tokenTarget',
  'shieldBash',
  'stealItem',
  'fireball',
  'loot',
  'doorChoice',
  'signChoice',
  'composeOffer',
  'replaceCards',
  'opportunity',
];

/** The objects of a question that the board does not show in full. */
export function Tray() {
  const { say, card } = useNames();
  const { answering, asked, view } = useTableau();
  const { question } = answering;
  if (question === null || asked === null || !KINDS.includes(asked)) return null;
  if (asked === 'composeOffer') return <Compose />;
  const { face, attack } = factsOf(question);
  const [one, other] = optionsOf(question);
  const lone = asked === 'revealChoices' && other === undefined ? faceOf(view, one?.card) : null;
  const about = face ?? attack ?? lone ?? undefined;
  const fromHand = asked === 'replaceCards' || asked === 'opportunity';
  const options =
    fromHand || lone !== null
      ? []
      : optionsOf(question).filter(
          ({ card: id, space, seat }) =>
            id !== undefined || space !== undefined || seat !== undefined,
        );
  return (
    <FoldingTray
      className="sr-tray"
      kind={asked}
      label={say('tray')}
      head={about !== undefined && options.length > 0 && card(about)}
      question={question.fingerprint}
      show={say('trayShow')}
      hide={say('trayHide')}
    >
      {about !== undefined && options.length === 0 && (
        <li>
          <Told face={about} />
        </li>
      )}
      {unique(options).map((option) => (
        <li key={option.id}>
          <Choice option={option} />
        </li>
      ))}
    </FoldingTray>
  );
}

/** One place for each card, whatever can be done with it: the bar has a button for each way. */
const unique = (options: readonly Option[]): readonly Option[] =>
  options.filter(
    ({ card }, at) => card === undefined || options.findIndex((each) => each.card === card) === at,
  );

/** The card that the question speaks of, with its text beside it. */
function Told({ face }: { readonly face: string }) {
  const { card } = useNames();
  const { words } = useTableau();
  return (
    <span className="sr-told">
      <CardTouch id={`told-${face}`} face={face} label={cardLabel(face, words)}>
        <ActionCard face={face} />
      </CardTouch>
      <b>{card(face)}</b>
    </span>
  );
}

const SIGNS: { readonly [space: string]: IconShape } = {
  heads: ICONS.heads,
  tails: ICONS.tails,
  stone: ICONS.stone,
  leaf: ICONS.leaf,
  blade: ICONS.blade,
};

function Choice({ option }: { readonly option: Option }) {
  const { ask, say, who } = useNames();
  const { view, answering, words } = useTableau();
  const { card, space, seat } = option;
  const token = tokenOf(view, card);
  if (token !== null) {
    const { kind, life, before } = token;
    const values = { target: ask(kind), left: life };
    const label =
      before === null
        ? ask('optTarget', values)
        : ask('optTargetOf', { ...values, who: who(before) });
    return (
      <Big touch={{ card: token.id }} icon={ICONS[kind]} label={label}>
        {life}
      </Big>
    );
  }
  if (space !== undefined && SIGNS[space] !== undefined) {
    const label = ask(space as 'heads');
    return (
      <Big touch={{ space }} icon={SIGNS[space] as IconShape} label={label}>
        {label}
      </Big>
    );
  }
  if (card === undefined && seat !== undefined) {
    return (
      <Big touch={{ seat }} label={who(seat)} crest={seat}>
        {who(seat)}
      </Big>
    );
  }
  const face = faceOf(view, card) ?? 'potion-de-boule-de-feu';
  const at = answering.picks.indexOf(option.id);
  const entry = entryOf(view, card);
  const ofSeat = seat === undefined ? '' : `, ${who(seat)}`;
  const worth = entry?.damage;
  const touch = { card: card ?? '', ...(seat !== undefined && { seat }) };
  return (
    <CardTouch
      id={`tray-${card}`}
      face={face}
      label={`${cardLabel(face, words)}${worth === undefined ? '' : `, ${say('now', { n: worth })}`}${ofSeat}`}
      answering={answering}
      touch={touch}
      className="tray-card"
    >
      <ActionCard face={face} worth={worth} />
      {answering.question?.shape === 'order' && at >= 0 && <OrderNumber n={at + 1} />}
      {seat !== undefined && <Crest of={shellCrest(seat)} className="sr-tray-crest" />}
    </CardTouch>
  );
}

interface BigProps {
  readonly touch: Parameters<typeof touchProps>[1];
  readonly label: string;
  readonly icon?: IconShape;
  readonly crest?: number;
  readonly children: ReactNode;
}

/** A large thing to choose that is no card. */
function Big({ touch, label, icon, crest, children }: BigProps) {
  const { answering } = useTableau();
  return (
    <button type="button" className="sr-big" {...touchProps(answering, touch)}>
      <span className="visually-hidden">{label}</span>
      {icon !== undefined && <Icon of={icon} />}
      {crest !== undefined && <Crest of={shellCrest(crest)} />}
      <b aria-hidden="true">{children}</b>
    </button>
  );
}

/** Two rows: the items given, the items asked for. */
function Compose() {
  const { say, who } = useNames();
  const { answering } = useTableau();
  const { question } = answering;
  if (question === null) return null;
  const { to = 0 } = factsOf(question);
  const options = optionsOf(question);
  const gives = options.filter(({ verb }) => verb === 'give');
  const takes = options.filter(({ verb }) => verb === 'take');
  const giving = answering.picks.some((pick) => pick.startsWith('give:'));
  return (
    <FoldingTray
      className="sr-tray sr-compose"
      kind="composeOffer"
      label={say('tray')}
      head={say(giving ? 'campHint' : 'giveOne')}
      // The same offer, however often others make it be asked again.
      question={`offer:${to}`}
      show={say('trayShow')}
      hide={say('trayHide')}
    >
      <li className="sr-compose-side">
        <p>{say('youGive')}</p>
        {gives.map((option) => (
          <Choice key={option.id} option={option} />
        ))}
      </li>
      {takes.length > 0 && (
        <li className="sr-compose-side">
          <p>{say('youAsk', { who: who(to) })}</p>
          {takes.map((option) => (
            <Choice key={option.id} option={option} />
          ))}
        </li>
      )}
    </FoldingTray>
  );
}
