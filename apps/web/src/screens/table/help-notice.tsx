import type { HelpKind } from '@tablee/protocol/common.ts';
import { asksHelp, HELP_KINDS, isAgreed } from '@tablee/protocol/help.ts';
import type { RoomState } from '@tablee/protocol/updates.ts';
import { useState } from 'react';
import { useSay } from '../../i18n/table.ts';
import { agreeHelp } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import '../../ui/button.css';
import { Icon } from '../../ui/icon.tsx';
import { lanternFlame } from '../../ui/icons.generated.ts';
import './notice.css';

/** For players: the help that the table has chosen waits for their consent, or is there. */
export default function HelpNotice({ room }: { readonly room: RoomState }) {
  const stores = useTableStores();
  const say = useSay();
  const [refused, setRefused] = useState<readonly HelpKind[]>([]);
  const asked = asksHelp(room, room.you).find((kind) => !refused.includes(kind));
  if (asked !== undefined) {
    return (
      <section className="table-notice" aria-label={say('tableHelp')}>
        <p role="status">
          <Icon of={lanternFlame} /> {say(`${asked}Ask`)}
        </p>
        <button
          type="button"
          className="btn btn-small"
          onClick={() => void agreeHelp(stores, asked, true)}
        >
          {say('takeBackYes')}
        </button>
        <button
          type="button"
          className="btn btn-small btn-bare"
          onClick={() => setRefused([...refused, asked])}
        >
          {say('agreeNo')}
        </button>
      </section>
    );
  }
  const there = HELP_KINDS.filter((kind) => isAgreed(room, kind));
  if (there.length === 0) return null;
  return (
    <section className="table-notice table-notice-small" aria-label={say('tableHelp')}>
      <p>
        <Icon of={lanternFlame} /> {there.map((kind) => say(`${kind}Help`)).join(' · ')}
      </p>
    </section>
  );
}
