import { forgetChat, takeChat } from './chat.ts';
import { takeClock } from './clock.ts';
import { listen, type ProblemCode } from './connection.ts';
import { forgetMatch, takeSnapshot, takeUpdate, takeWhisper, useLive } from './match.ts';
import { forgetReview, useReview } from './review.ts';
import { rejoin, takeRoom, useRoom } from './room.ts';
import { useTable } from './table.ts';
import type { TableStores } from './table-stores.ts';

/** Loaded with the room (`room.tsx`); a page that cannot load it adds nothing to chance. */
const ownShare = () => import('../chance/own-share.ts');
const none = (): void => {};

/** Leads what the server sends to the stores of a table. Called once for each. */
export function wireStores(stores: TableStores): void {
  const leave = (refusal: ProblemCode): void => {
    useRoom.of(stores).setState({ room: null, wanted: null, refusal });
    forgetMatch(stores);
    forgetChat(stores);
    forgetReview(stores);
  };
  listen(
    stores,
    {
      room: (room) => {
        const before = useRoom.of(stores).getState().room;
        takeRoom(stores, room);
        const isOther = room.code !== before?.code;
        if (isOther) {
          forgetChat(stores);
          forgetReview(stores);
        }
        const hasMatch = useLive.of(stores).getState().snapshot !== null;
        if (hasMatch && (isOther || room.match === null)) forgetMatch(stores);
        if (room.match?.id !== before?.match?.id) useTable.of(stores).getState().closeAll();
      },
      chat: (said) => takeChat(stores, said),
      'match:promise': (promise) =>
        void ownShare().then((own) => own.takePromise(stores, promise), none),
      'match:seals': (seals) => void ownShare().then((own) => own.takeSeals(stores, seals), none),
      'match:snapshot': (snapshot) => takeSnapshot(stores, snapshot),
      'match:whisper': (whisper) => takeWhisper(stores, whisper),
      'match:update': (update) => takeUpdate(stores, update),
      'match:clock': (clock) => takeClock(stores, clock),
      'room:review': ({ moment }) => useReview.of(stores).setState({ moment }),
      'room:pointed': (pointed) => useReview.of(stores).setState({ pointed }),
      'room:goodbye': ({ reason }) => leave(reason),
    },
    () => rejoin(stores),
    () => leave('signedOut'),
  );
}
