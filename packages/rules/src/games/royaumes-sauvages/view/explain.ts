import type { About, Reason } from '@tablee/engine';
import { reason } from '@tablee/engine';
import { decreeRefusal } from '../kingdoms/decree.ts';
import { freeNormals, isClosed } from '../state/players.ts';
import type { Creature, KingdomId, Open, Player, RoyaumesView } from '../state/state.ts';
import { KINGDOMS } from '../state/state.ts';
import { rallyRefusal } from '../turns/rally.ts';

/**
 * Why a claim, a rally or a pass is not possible for this viewer now, in the order of ROY-R.66; `null` if it is.
 * A claim names a kingdom, or one of its spots: `k6`, `k6:council`, `k6:capital`.
 */
export function explain(view: RoyaumesView, about: About): Reason | null {
  const { open } = view;
  const ofTurn = turnRefusal(view, about);
  if (ofTurn !== null) return ofTurn;
  if (about.verb === 'rally') return rallyRefusal(open);
  if (about.verb === 'pass') return null;
  if (about.verb !== 'claim') return reason('unknownAction', {});
  return claimRefusal(view, about);
}

function turnRefusal({ open, seat }: RoyaumesView, about: About): Reason | null {
  if (seat === null || open.phase !== 'turns' || open.turn !== seat) {
    return reason('notYourTurn', named(about));
  }
  const player = open.players[seat] as Player;
  if (player.passed !== null || player.left) return reason('alreadyPassed', named(about));
  if (player.cubes === 0 && about.verb !== 'pass') return reason('noCube', named(about));
  return null;
}

/** The attempt, for the header of the refusal. */
function named({ verb, space }: About): Reason['facts'] {
  const kingdom = space?.slice(0, 2);
  return { ...(verb && { verb }), ...(kingdom && { kingdom }) };
}

function claimRefusal(view: RoyaumesView, about: About): Reason | null {
  const { open } = view;
  const [id, spot] = (about.space ?? '').split(':');
  const kingdom = KINGDOMS.find((each) => each === id);
  const card = cardsOf(view).find((each) => each.id === about.card);
  if (kingdom === undefined || card === undefined) return reason('unknownAction', {});
  const code = spotRefusal(open, kingdom, spot);
  if (code !== null) return reason(code, { verb: 'claim', kingdom, card: card.face });
  const refusal = decreeRefusal(open, kingdom, card);
  return refusal === null
    ? null
    : reason('decree', { ...refusal, source: [...refusal.source] } as never);
}

const cardsOf = ({ open, own }: RoyaumesView): readonly Creature[] =>
  open.soloLevel === null ? (own?.hand ?? []) : open.openHand;

/** Closed, a council seat (ROY-4.7), or the capital before its time (ROY-4.8, ROY-R.10). */
function spotRefusal(open: Open, id: KingdomId, spot: string | undefined): string | null {
  const kingdom = open.kingdoms[id];
  if (isClosed(kingdom)) return 'kingdomClosed';
  if (spot === 'council') return 'councilNotClaimable';
  return spot === 'capital' && freeNormals(kingdom, id) > 0 ? 'capitalTooEarly' : null;
}
