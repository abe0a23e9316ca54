import { optionsOf } from '@tablee/engine';
import type { Creature } from '@tablee/rules/games/cannibal-world/index.ts';
import { findCreature, rowOf, rowText } from '@tablee/rules/games/cannibal-world/index.ts';
import type { Touch } from '@/kit/contract.ts';
import { touchProps } from '@/kit/touch-props.ts';
import { useTableActions } from '@/stores/table.ts';
import { Icon, type IconShape } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { ChipSign, TimingSign } from '../cards/chip.tsx';
import { type Chip, chipsOf, isReactionOf } from '../cards/chips.ts';
import { cardInHand, useNames, useTableau } from '../context.tsx';
import './doing.css';
import { reasonKey, rowName } from '@tablee/rules/games/cannibal-world/words/index.ts';
import { printed } from '../art/printed.ts';
import { abilityTouch, isAiming } from '../questions/touches.ts';

/** Questions in which an own creature does one of several things. */
const ACTING = ['mainAction', 'defend', 'tactical', 'enterTrigger'];

/** The possible actions of the touched creature: its abilities with their state, and why not. */
export function Doing() {
  const { view, answering, asked, camp } = useTableau();
  const { question } = answering;
  if (question === null || asked === null || !ACTING.includes(asked)) return null;
  const subject =
    asked === 'enterTrigger' ? String(question.facts?.creature) : cardInHand(answering);
  const creature = subject === undefined ? undefined : findCreature(view.open, subject);
  if (creature === undefined || creature.camp !== camp) return null;
  return <Deeds creature={creature} />;
}

function Deeds({ creature }: { readonly creature: Creature }) {
  const table = useTableActions();
  const tableau = useTableau();
  const { view, answering } = tableau;
  const { say, card } = useNames();
  const { id, face } = creature;
  const options = optionsOf(answering.question).filter(({ card: of }) => of === id);
  const has = (verb: string) => options.some((option) => option.verb === verb);
  const attacks = options.filter(({ verb }) => verb === 'attack').length;
  const verbOfChips = answering.question?.kind === 'enterTrigger' ? 'trigger' : 'ability';
  // A reaction is named by its verb.
  const touchOf = (slot: number): Touch => {
    const reaction = options.find((option) => isReactionOf(option, slot));
    if (reaction !== undefined) return { verb: reaction.verb as string, card: id };
    return { ...abilityTouch(id, slot), verb: verbOfChips };
  };
  return (
    <section
      className="cw-deeds"
      data-aiming={isAiming(tableau) || undefined}
      aria-label={say('deedsOf', { card: card(face) })}
    >
      <header data-asks>
        <button type="button" onClick={() => table.openZoom(`${face}#${id}`)}>
          <Icon of={ICONS.info} /> {card(face)}
        </button>
        {(isAiming(tableau) || attacks > 0) && (
          <p>
            <Icon of={ICONS.attack} /> {say(isAiming(tableau) ? 'aimHint' : 'attackHint')}
          </p>
        )}
      </header>
      <ul>
        {chipsOf(view, answering, creature).map((chip) => (
          <li key={chip.slot}>
            <AbilityDeed chip={chip} face={face} touch={touchOf(chip.slot)} />
          </li>
        ))}
        {has('move') && (
          <li>
            <Deed
              touch={{ verb: 'move', card: id }}
              icon={ICONS.move}
              name={say('move')}
              note={say('moveNote')}
            />
          </li>
        )}
        {has('recover') && (
          <li>
            <Deed
              touch={{ verb: 'recover', card: id }}
              icon={ICONS.recover}
              name={say('recover')}
              note={say('recoverNote')}
            />
          </li>
        )}
        {has('dropTracker') && (
          <li>
            <Deed
              touch={{ verb: 'dropTracker', card: id }}
              icon={ICONS.tracker}
              name={say('dropTracker')}
              note={say('dropTrackerNote')}
            />
          </li>
        )}
      </ul>
    </section>
  );
}

interface DeedProps {
  readonly touch: Touch;
  readonly icon: IconShape;
  readonly name: string;
  readonly note: string;
}

function Deed({ touch, icon, name, note }: DeedProps) {
  const { answering } = useTableau();
  return (
    <button type="button" className="cw-deed" {...touchProps(answering, touch)}>
      <Icon of={icon} />
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
    </button>
  );
}

interface AbilityDeedProps {
  readonly chip: Chip;
  readonly face: string;
  readonly touch: Touch;
}

/** An ability as a button: usable, used, or why not. */
function AbilityDeed({ chip, face, touch }: AbilityDeedProps) {
  const { answering } = useTableau();
  const { text, refuse, say } = useNames();
  const { row, x, timing, state, reason } = chip;
  const why = state === 'usable' ? null : reason === null ? null : refuse(reasonKey(reason));
  return (
    <button type="button" className="cw-deed" data-state={state} {...touchProps(answering, touch)}>
      <ChipSign of={chip} />
      <span>
        <b>
          {text(rowName(row, face))} <TimingSign timing={timing} />
          <i>{say(`timing_${timing}`)}</i>
          {touch.verb === 'ability' && state === 'usable' && (
            <i className="cw-deed-price">{say('abilityPrice')}</i>
          )}
        </b>
        <small>{why === null ? text(rowText(rowOf(row), x, printed(face).card.kind)) : why}</small>
      </span>
    </button>
  );
}
