import { forgetChat, takeChat } from './chat.ts';
import { takeClock } from './clock.ts';
import { listen } from './connection.ts';
import { forgetMatch, takeSnapshot, takeUpdate, takeWhisper, useLive } from './match.ts';
import { forgetReview, useReview } from './review.ts';
import { rejoin, takeRoom, useRoom } from './room.ts';
import { useTable } from './table.ts';

/** Loaded with the room (`room.tsx`); a page that cannot load it adds nothing to chance. */
const ownShare = () => import('../chance/own-share.ts');
const none = (): void => {};

/** Leads what the server sends to the stores. Called once. */
export function wireStores(): void {
  listen(
    {
      room: (room) => {
        const before = useRoom.getState().room;
        takeRoom(room);
        const isOther = room.code !== before?.code;
        if (isOther) {
          forgetChat();
          forgetReview();
        }
        const hasMatch = useLive.getState().snapshot !== null;
        if (hasMatch && (isOther || room.match === null)) forgetMatch();
        if (room.match?.id !== before?.match?.id) useTable.getState().closeAll();
      },
      chat: takeChat,
      'match:promise': (promise) => void ownShare().then((own) => own.takePromise(promise), none),
      'match:seals': (seals) => void ownShare().then((own) => own.takeSeals(seals), none),
      'match:snapshot': takeSnapshot,
      'match:whisper': takeWhisper,
      'match:update': takeUpdate,
      'match:clock': takeClock,
      'room:review': ({ moment }) => useReview.setState({ moment }),
      'room:pointed': (pointed) => useReview.setState({ pointed }),
      'room:goodbye': ({ reason }) => {
        useRoom.setState({ room: null, wanted: null, refusal: reason });
        forgetMatch();
        forgetChat();
        forgetReview();
      },
    },
    rejoin,
    () => {
      useRoom.setState({ room: null, wanted: null, refusal: 'signedOut' });
      forgetMatch();
      forgetChat();
      forgetReview();
    },
  );
}
