import { takeQuestion } from './answering.ts';
import { forgetChat, takeChat } from './chat.ts';
import { takeClock } from './clock.ts';
import { listen } from './connection.ts';
import { forgetMatch, takeSnapshot, takeUpdate, takeWhisper, useMatch } from './match.ts';
import { rejoin, useRoom } from './room.ts';

/** Leads what the server sends to the stores. Called once. */
export function wireStores(): void {
  listen(
    {
      room: (room) => {
        useRoom.setState({ room, wanted: room.code, refusal: null });
        if (room.match?.id !== useMatch.getState().snapshot?.match && room.match === null) {
          forgetMatch();
        }
      },
      chat: takeChat,
      'match:snapshot': takeSnapshot,
      'match:whisper': takeWhisper,
      'match:update': takeUpdate,
      'match:clock': takeClock,
      'room:goodbye': ({ reason }) => {
        useRoom.setState({ room: null, wanted: null, refusal: reason });
        forgetMatch();
        forgetChat();
      },
    },
    rejoin,
  );
  useMatch.subscribe(({ snapshot }) =>
    takeQuestion(snapshot?.match ?? null, snapshot?.question ?? null),
  );
}
