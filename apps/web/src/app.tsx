import { lazy, Suspense } from 'react';
import { type Route, useRouter } from './router.ts';
import { Home } from './screens/home/home.tsx';
import { Broken } from './screens/trouble/broken.tsx';
import { NotFound } from './screens/trouble/not-found.tsx';
import { ConnectionBanner } from './ui/connection-banner.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { Loading } from './ui/loading.tsx';

const Room = lazy(() => import('./screens/room/room.tsx'));
const Rules = lazy(() => import('./screens/rules/rules.tsx'));
const Credits = lazy(() => import('./screens/credits/credits.tsx'));

function Screen({ route }: { readonly route: Route }) {
  switch (route.at) {
    case 'home':
      return <Home />;
    case 'room':
      return <Room key={route.code} code={route.code} />;
    case 'rules':
      return <Rules game={route.game} />;
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
    </ErrorBoundary>
  );
}
