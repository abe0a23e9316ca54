import { HELP_KINDS } from '@tablee/protocol/help.ts';
import type { RoomState } from '@tablee/protocol/updates.ts';
import { asksConsent } from '@tablee/protocol/watching.ts';
import { useSay } from '../../i18n/table.ts';
import { agree, agreeHelp, ownSeat } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import './doors.css';

/** Each player decides whether watchers see their hand, and about help: asked beside the start, where nobody overlooks it. */
export default function Consent({ room }: { readonly room: RoomState }) {
  const stores = useTableStores();
  const say = useSay();
  const { watching, help, you } = room;
  const chosen = HELP_KINDS.filter((kind) => help[kind].on);
  if (ownSeat(room) === null || !(asksConsent(room) || chosen.length > 0)) return null;
  const agrees = watching.agreed.includes(you);
  return (
    <section className="paper consent" aria-label={say('consent')}>
      {asksConsent(room) && (
        <Box agrees={agrees} onChange={() => void agree(stores, room, !agrees)}>
          {say('agreeShow')}
        </Box>
      )}
      {chosen.map((kind) => {
        const isAgreed = help[kind].agreed.includes(you);
        return (
          <Box
            key={kind}
            agrees={isAgreed}
            onChange={() => void agreeHelp(stores, kind, !isAgreed)}
          >
            {say(`${kind}Agree`)}
          </Box>
        );
      })}
    </section>
  );
}

interface BoxProps {
  readonly agrees: boolean;
  readonly onChange: () => void;
  readonly children: string;
}

function Box({ agrees, onChange, children }: BoxProps) {
  return (
    <label className="doors-lock">
      <input type="checkbox" checked={agrees} onChange={onChange} />
      {children}
    </label>
  );
}
