import { create } from 'zustand';

/** The reader's place in the app. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'room'; readonly code: string }
  /** A link from another device. */
  | { readonly at: 'pass'; readonly code: string }
  /** A finished match, to be seen again. */
  | { readonly at: 'match'; readonly id: string }
  /** Opens a match saved as a file. */
  | { readonly at: 'savedMatch' }
  /** The lessons of a game, or one of them. */
  | { readonly at: 'learn'; readonly game: string; readonly lesson: string | null }
  | { readonly at: 'rules'; readonly game: string }
  /** The deck builder of a game. */
  | { readonly at: 'decks'; readonly game: string }
  | { readonly at: 'credits' }
  | { readonly at: 'notFound' };

const NOT_FOUND: Route = { at: 'notFound' };

export function routeOf(path: string, hash = ''): Route {
  const [first = '', second, third, ...more] = path.split('/').filter((part) => part !== '');
  if (more.length > 0 || (third !== undefined && first !== 'learn')) return NOT_FOUND;
  return second === undefined ? routeOfPage(first, hash) : routeOfOne(first, second, third);
}

/** A page that is the only one of its kind. */
function routeOfPage(name: string, hash: string): Route {
  switch (name) {
    case '':
      return { at: 'home' };
    case 'as':
      return { at: 'pass', code: hash.slice(1) };
    case 'm':
      return { at: 'savedMatch' };
    case 'credits':
      return { at: 'credits' };
    default:
      return NOT_FOUND;
  }
}

/** The page of a room, a game, a match. */
function routeOfOne(kind: string, which: string, part?: string): Route {
  switch (kind) {
    case 'learn':
      return { at: 'learn', game: which, lesson: part ?? null };
    case 'rules':
      return { at: 'rules', game: which };
    case 'decks':
      return { at: 'decks', game: which };
    case 'm':
      return /^m[0-9a-f]{16}$/.test(which) ? { at: 'match', id: which } : NOT_FOUND;
    case 'r': {
      const code = codeOf(which);
      return code === null ? NOT_FOUND : { at: 'room', code };
    }
    default:
      return NOT_FOUND;
  }
}

/** A room's code as people type and paste it (spaces, dashes, lower case, a whole link), or `null`. */
export function codeOf(typed: string): string | null {
  const last = typed.trim().split('/').at(-1) ?? '';
  const code = last.replace(/[\s-]/g, '').toUpperCase();
  return /^[2-9A-HJKMNP-TV-Z]{6}(?:[2-9A-HJKMNP-TV-Z]{2}){0,2}$/.test(code) ? code : null;
}

interface RouterState {
  readonly route: Route;
}

export const useRouter = create<RouterState>(() => ({
  route:
    typeof location === 'undefined' ? { at: 'home' } : routeOf(location.pathname, location.hash),
}));

/** Goes to another page of the app without a reload; keeps the forced language of a test. */
export function goTo(path: string, replace = false): void {
  const url = new URL(path, location.href);
  const lang = new URLSearchParams(location.search).get('lang');
  if (lang !== null) url.searchParams.set('lang', lang);
  history[replace ? 'replaceState' : 'pushState'](null, '', url);
  useRouter.setState({ route: routeOf(url.pathname, url.hash) });
}

export function listenToHistory(): void {
  window.addEventListener('popstate', () => {
    const route = routeOf(location.pathname, location.hash);
    // Skipping to the content of a pass's page leaves the pass as it is.
    const isPlace =
      route.at === 'pass' &&
      useRouter.getState().route.at === 'pass' &&
      document.getElementById(route.code) !== null;
    if (!isPlace) useRouter.setState({ route });
  });
}
