import type { Moment, Option } from '@tablee/engine';
import { fighterOf } from '../armies/armies.ts';
import { attackOf } from '../combat/attack.ts';
import type { FighterId, SpaceId, UnmatchedView } from '../state/state.ts';

type Judge = (option: Option, moment: Moment<UnmatchedView>) => boolean;

/** The card of the own hand that an option plays, without its hero (`feint`); `null` for none. */
function nameOf({ card }: Option, { view }: Moment<UnmatchedView>): string | null {
  for (const [army, { hand }] of Object.entries(view.own?.armies ?? {})) {
    const face = hand.find(({ id }) => id === card)?.face;
    const hero = view.open.armies[Number(army)]?.hero;
    if (face !== undefined) return face.slice(`${hero}-`.length);
  }
  return null;
}

/** One of these cards; none named: any. */
const isOf = (names: readonly string[], option: Option, moment: Moment<UnmatchedView>): boolean =>
  names.length === 0 || names.includes(nameOf(option, moment) ?? '');

/** This fighter attacks that one. */
export const attacks =
  (attacker: FighterId, target: FighterId, ...names: string[]): Judge =>
  (option, moment) => {
    if (option.verb !== 'attack') return false;
    const attack = attackOf(moment.view.open, option.id);
    return (
      attack.attacker.id === attacker && attack.target.id === target && isOf(names, option, moment)
    );
  };

const withCard =
  (verb: string) =>
  (...names: string[]): Judge =>
  (option, moment) =>
    option.verb === verb && isOf(names, option, moment);

export const defends = withCard('commit');
export const plays = withCard('scheme');
export const boosts = withCard('boost');

/** A fighter goes to one of these spaces; none named: to any. */
export const moves =
  (fighter: FighterId, ...spaces: SpaceId[]): Judge =>
  ({ verb, by, space = '' }) =>
    verb === 'move' && by === fighter && (spaces.length === 0 || spaces.includes(space));

export const isAttack: Judge = ({ verb }) => verb === 'attack';
export const isManeuver: Judge = ({ verb }) => verb === 'maneuver';
export const isMove: Judge = ({ verb }) => verb === 'move';
export const isDone: Judge = ({ verb }) => verb === 'done';
/** No card, no gaze. */
export const declines: Judge = ({ verb }) => verb === 'decline';
export const targets =
  (fighter: FighterId): Judge =>
  ({ verb, id }) =>
    verb === 'target' && id === fighter;

export const healthOf = ({ open }: UnmatchedView, fighter: FighterId): number =>
  fighterOf(open, fighter).health;
