import type { ChatNote, HelpKind } from '@tablee/protocol/common.ts';
import { isAgreed } from '@tablee/protocol/help.ts';
import { Refusal } from '../refusal.ts';
import type { Applied } from './apply.ts';
import type { CommandOf } from './command.ts';
import type { RoomRecord } from './room-record.ts';
import { expectHost, expectMember, isRunning, memberOf } from './room-record.ts';

const NOTES: Readonly<Record<HelpKind, { readonly begins: ChatNote; readonly ends: ChatNote }>> = {
  advice: { begins: 'adviceAgreed', ends: 'adviceEnded' },
  estimate: { begins: 'estimateAgreed', ends: 'estimateEnded' },
};

/** The host chooses a help for the table, or ends it: players who have agreed before are asked again. */
export function choose(record: RoomRecord, { by, help, on }: CommandOf<'setHelp'>): Applied {
  expectHost(record, by);
  if (record.help[help].on === on) return { record, effects: [] };
  const agreed = on && memberOf(record, by) !== undefined ? [by] : [];
  return changed(record, help, { on, agreed }, by);
}

/** Consent to a help that the table has chosen; taken back at any time. */
export function agree(record: RoomRecord, { by, help, agrees }: CommandOf<'agreeHelp'>): Applied {
  expectMember(record, by);
  const { on, agreed } = record.help[help];
  if (agreed.includes(by) === agrees) return { record, effects: [] };
  if (agrees && !on) throw new Refusal('stale');
  const others = agreed.filter((user) => user !== by);
  return changed(record, help, { on, agreed: agrees ? [...others, by] : others }, by);
}

/** A member who goes agrees to nothing any more. */
export function withoutConsent(record: RoomRecord, user: string): RoomRecord {
  const { advice, estimate } = record.help;
  if (![advice, estimate].some(({ agreed }) => agreed.includes(user))) return record;
  const without = ({ on, agreed }: typeof advice): typeof advice => ({
    on,
    agreed: agreed.filter((each) => each !== user),
  });
  return { ...record, help: { advice: without(advice), estimate: without(estimate) } };
}

/** Another choice; the talk notes if a running match has the help from now on, or no longer. */
function changed(
  record: RoomRecord,
  help: HelpKind,
  choice: RoomRecord['help'][HelpKind],
  user: string,
): Applied {
  const after = { ...record, help: { ...record.help, [help]: choice } };
  const isThere = isAgreed(after, help);
  if (!isRunning(record) || isThere === isAgreed(record, help))
    return { record: after, effects: [] };
  const note = isThere ? NOTES[help].begins : NOTES[help].ends;
  return { record: after, effects: [{ effect: 'note', user, note }] };
}
