import { lazy, Suspense } from 'react';
import { type Route, useRouter } from './router.ts';
import { Home } from './screens/home/home.tsx';
import { Gate } from './screens/room/gate.tsx';
import { Broken } from './screens/trouble/broken.tsx';
import { NotFound } from './screens/trouble/not-found.tsx';
import { useRoom } from './stores/room.ts';
import { useSettings } from './stores/settings.ts';
import { OwnTable } from './stores/table-stores.ts';
import { ConnectionBanner } from './ui/connection-banner.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { Loading } from './ui/loading.tsx';
import { TurnLink } from './ui/turn-link.tsx';

const Room = lazy(() => import('./screens/room/room.tsx'));
const TakePass = lazy(() => import('./screens/pass/take-pass.tsx'));
const Replay = lazy(() => import('./screens/replay/replay.tsx'));
const SavedMatch = lazy(() => import('./screens/replay/saved-match.tsx'));
const Learn = lazy(() => import('./screens/learn/learn.tsx'));
const Rules = lazy(() => import('./screens/rules/rules.tsx'));
const Decks = lazy(() => import('./screens/decks/decks.tsx'));
const Credits = lazy(() => import('./screens/credits/credits.tsx'));

/** A visitor without a name is asked for it first: a small page, before the room is even loaded. */
function RoomOrGate({ code }: { readonly code: string }) {
  const nameless = useSettings((settings) => settings.nickname === '');
  const wanted = useRoom((room) => room.wanted);
  const refused = useRoom((room) => room.refusal !== null);
  return nameless && wanted !== code && !refused ? <Gate code={code} /> : <Room code={code} />;
}

function Screen({ route }: { readonly route: Route }) {
  switch (route.at) {
    case 'home':
      return <Home />;
    case 'room':
      return <RoomOrGate key={route.code} code={route.code} />;
    case 'pass':
      return <TakePass key={route.code} code={route.code} />;
    case 'match':
      return (
        <OwnTable key={route.id}>
          <Replay match={route.id} />
        </OwnTable>
      );
    case 'savedMatch':
      return (
        <OwnTable key="saved">
          <SavedMatch />
        </OwnTable>
      );
    case 'learn':
      return (
        <OwnTable key={`${route.game}/${route.lesson}`}>
          <Learn game={route.game} lesson={route.lesson} />
        </OwnTable>
      );
    case 'rules':
      return <Rules game={route.game} />;
    case 'decks':
      return (
        <OwnTable key={`decks/${route.game}`}>
          <Decks game={route.game} />
        </OwnTable>
      );
    case 'credits':
      return <Credits />;
    case 'notFound':
      return <NotFound />;
  }
}

export function App() {
  const route = useRouter((router) => router.route);
  return (
    <ErrorBoundary fallback={() => <Broken />}>
      <ConnectionBanner />
      <Suspense fallback={<Loading />}>
        <Screen route={route} />
      </Suspense>
      {route.at !== 'room' && <TurnLink />}
    </ErrorBoundary>
  );
}
