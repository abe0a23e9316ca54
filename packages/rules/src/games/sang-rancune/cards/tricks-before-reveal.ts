import type { Seat } from '@tablee/engine';
import { text } from '@tablee/engine';
import { dropSet } from '../heroes/life.ts';
import { swapSets } from '../heroes/swaps.ts';
import type { Aim, TrickCard } from '../state/card.ts';
import { othersOf, playerAt } from '../state/players.ts';
import type { Open, WindowKind } from '../state/state.ts';

/** Face-down cards can be reached before a reveal, and just as well after the one before it (SAN-22.14). */
const WHILE_FACE_DOWN = ['beforeReveal', 'afterReveal'] as const satisfies readonly WindowKind[];

export const bougeDeLa: TrickCard = {
  kind: 'trick',
  id: 'bouge-de-la',
  picture: 'boot-kick',
  name: text('Bouge de Là !', 'Out of My Way!'),
  text: text(
    'Défaussez la carte face cachée d’un autre joueur, qui n’attaque pas ce tour.',
    'Discard another player’s face-down card; no attack for that player this round.',
  ),
  copies: 3,
  reaction: {
    windows: [...WHILE_FACE_DOWN],
    isUnforeseen: true,
    aims: ({ open }, seat) => aimsAtSets(open, seat),
    *resolve(table, { seat, target }) {
      const { open } = table;
      const victim = target as Seat;
      dropSet(table, victim, 'barred', 'SAN-R.22');
      playerAt(open, victim).barred = true;
      table.emit({ type: 'barred', clause: 'SAN-R.22', seat: victim });
      const window = revealWindow(open);
      if (window === undefined) return;
      window.emptied.push({ victim, by: seat });
      window.first = victim;
    },
  },
};

const revealWindow = (open: Open) =>
  open.windows.findLast(({ kind }) => WHILE_FACE_DOWN.some((each) => each === kind));

const aimsAtSets = (open: Open, seat: Seat): Aim[] =>
  othersOf(open, seat)
    .filter((other) => playerAt(open, other).faceDown > 0)
    .map((other) => ({ verb: 'play', seat: other }));

export const ordrePasClair: TrickCard = {
  kind: 'trick',
  id: 'ordre-pas-clair',
  picture: 'card-exchange',
  name: text('Ordre pas Clair', 'Muddled Orders'),
  text: text(
    'Échangez votre carte face cachée avec celle d’un autre joueur.',
    'Swap your face-down card with another player’s.',
  ),
  copies: 2,
  reaction: {
    windows: [...WHILE_FACE_DOWN],
    isUnforeseen: true,
    aims({ open }, seat) {
      const others = aimsAtSets(open, seat);
      if (playerAt(open, seat).faceDown > 0) return others;
      // Pushed away in this very window: only from the player who did it (SAN-R.24).
      const pushers = (revealWindow(open)?.emptied ?? [])
        .filter(({ victim }) => victim === seat)
        .map(({ by }) => by);
      return others.filter((aim) => pushers.includes(aim.seat as Seat));
    },
    *resolve(table, { seat, target }) {
      swapSets(table, seat, target as Seat);
    },
  },
};
