import type { Seat } from '@tablee/engine';
import { text } from '@tablee/engine';
import { affected, failAttacks, turnSide } from '../combat/sides.ts';
import { lifeLeft, moveMarker } from '../creature/marker.ts';
import { loseLife, settleDeaths } from '../heroes/life.ts';
import { swapInitiative } from '../heroes/swaps.ts';
import type { Aim, TrickCard } from '../state/card.ts';
import { toss } from '../state/coin.ts';
import { encounterOf, isAlive, living, othersOf } from '../state/players.ts';
import type { Hit, Open, Side, Token } from '../state/state.ts';
import { bougeDeLa, ordrePasClair } from './tricks-before-reveal.ts';

const ZERO: Side = 3;

/** The reveal, if this player's trick can affect an attack of it (SAN-22.10). */
const atReveal = (open: Open, seat: Seat, own: boolean): readonly Aim[] => {
  const { reveal } = open;
  if (reveal === null || (!own && reveal.seat === seat)) return [];
  return affected(reveal, seat).length === 0 ? [] : [{ verb: 'play', seat: reveal.seat }];
};

const MISS = 10;
const echecCritique: TrickCard = {
  kind: 'trick',
  id: 'echec-critique',
  picture: 'shattered-sword',
  name: text('Échec Critique', 'Critical Miss'),
  text: text(
    'Les attaques révélées d’un autre joueur descendent d’un cran, et ce joueur perd 10 PV.',
    'Another player’s revealed attacks go one side down, and that player loses 10 life.',
  ),
  copies: 3,
  reaction: {
    windows: ['afterReveal'],
    aims: ({ open }, seat) => atReveal(open, seat, false),
    *resolve(table, { seat }) {
      const { reveal } = table.open;
      if (reveal === null) return;
      for (const attack of affected(reveal, seat)) {
        turnSide(table, reveal.seat, attack, 1, echecCritique.id, 'SAN-R.4');
      }
      loseLife(table, reveal.seat, MISS, echecCritique.id, 'SAN-17.5');
      settleDeaths(table);
    },
  },
};

const TOUGH = 30;
const TOUGH_TOKEN = 10;
const FLOOR = 5;

const tokenNamed = (open: Open, space: string | undefined): Token | undefined =>
  encounterOf(open).tokens.find(({ id }) => id === space);

/** Life that the announced effect gives or (negative) takes now: never the killing blow (SAN-R.25). */
export function toughness(open: Open, verb: string, space: string | undefined): number {
  const token = tokenNamed(open, space);
  const left = space === 'creature' ? lifeLeft(open) : (token?.life ?? null);
  if (left === null) return 0;
  const most = token === undefined ? TOUGH : TOUGH_TOKEN;
  return verb === 'weaken' ? -Math.max(0, Math.min(most, left - FLOOR)) : most;
}

const pasSiBaleze: TrickCard = {
  kind: 'trick',
  id: 'pas-si-baleze',
  picture: 'muscle-up',
  name: text(
    'Pas si Balèze / Plus Balèze qu’il en a l’air',
    'Not So Tough / Tougher Than It Looks',
  ),
  text: text(
    'Annoncez l’un des deux : la créature perd 30 PV (il lui en reste au moins 5) ou en gagne 30. Un jeton : 10.',
    'Announce one: the creature loses 30 life (at least 5 stay) or gains 30. A token: 10.',
  ),
  copies: 2,
  reaction: {
    windows: ['beforeSet', 'afterReveal'],
    aims({ open }) {
      const left = lifeLeft(open);
      const creature: readonly Aim[] =
        left === null
          ? []
          : [
              ...(left > FLOOR ? [{ verb: 'weaken', space: 'creature' }] : []),
              { verb: 'strengthen', space: 'creature' },
            ];
      const tokens = encounterOf(open).tokens.flatMap(({ id, life }): Aim[] => [
        ...(life > FLOOR ? [{ verb: 'weaken', space: id }] : []),
        { verb: 'strengthen', space: id },
      ]);
      return [...creature, ...tokens];
    },
    *resolve(table, { verb, space }) {
      const by = toughness(table.open, verb, space);
      const token = tokenNamed(table.open, space);
      if (token === undefined) {
        moveMarker(table, by, pasSiBaleze.id, 'SAN-18.4');
        return;
      }
      const from = token.life;
      token.life += by;
      table.emit({
        type: 'tokenLifeChanged',
        clause: 'SAN-18.4',
        token: token.id,
        from,
        to: token.life,
        source: pasSiBaleze.id,
      });
    },
  },
};

const planB: TrickCard = {
  kind: 'trick',
  id: 'plan-b',
  picture: 'treasure-map',
  name: text('Plan B', 'Plan B'),
  text: text(
    'Échangez votre carte Initiative avec celle d’un autre joueur.',
    'Swap your initiative card with another player’s.',
  ),
  copies: 2,
  reaction: {
    windows: ['beforeSet'],
    aims: ({ open }, seat) => othersOf(open, seat).map((other) => ({ verb: 'play', seat: other })),
    *resolve(table, { seat, target }) {
      swapInitiative(table, seat, target as Seat);
    },
  },
};

/** A precise blow on a player who has given up since is gone with them: nobody sends it on. */
const hitsOnTheLiving = (open: Open): Hit[] =>
  (open.strike?.hits ?? []).filter(({ seat }) => isAlive(open, seat));

const apresToi: TrickCard = {
  kind: 'trick',
  id: 'apres-toi',
  picture: 'human-target',
  name: text('Après Toi !', 'After You!'),
  text: text(
    'Un coup de la créature frappe le joueur que vous désignez.',
    'One blow of the creature strikes the player you name.',
  ),
  copies: 2,
  reaction: {
    windows: ['attackAssigned'],
    aims: ({ open }) =>
      hitsOnTheLiving(open).flatMap((hit) =>
        living(open)
          .filter((seat) => seat !== hit.seat)
          .map((seat) => ({ verb: 'redirect', space: hit.id, seat })),
      ),
    *resolve(table, { space, target }) {
      const hit = table.open.strike?.hits.find(({ id }) => id === space);
      if (hit === undefined) return;
      const from = hit.seat;
      hit.seat = target as Seat;
      table.emit({ type: 'hitRedirected', clause: 'SAN-18.7', hit: hit.id, from, to: hit.seat });
    },
  },
};

const crochePatte: TrickCard = {
  kind: 'trick',
  id: 'croche-patte',
  picture: 'foot-trip',
  name: text('Croche-Patte', 'Trip'),
  text: text(
    'Les attaques révélées d’un autre joueur sont annulées.',
    'Another player’s revealed attacks are cancelled.',
  ),
  copies: 2,
  reaction: {
    windows: ['afterReveal'],
    aims: ({ open }, seat) => atReveal(open, seat, false),
    *resolve(table, { seat }) {
      const { reveal } = table.open;
      if (reveal !== null) failAttacks(table, affected(reveal, seat), crochePatte.id);
    },
  },
};

const hardi: TrickCard = {
  kind: 'trick',
  id: 'hardi-compagnon',
  picture: 'rally-the-troops',
  name: text('Hardi, Compagnon !', 'Rally!'),
  text: text(
    'Les attaques révélées, les vôtres ou celles d’un autre, montent d’un cran.',
    'The revealed attacks, yours or another’s, go one side up.',
  ),
  copies: 2,
  reaction: {
    windows: ['afterReveal'],
    aims: ({ open }, seat) => atReveal(open, seat, true),
    *resolve(table, { seat }) {
      const { reveal } = table.open;
      if (reveal === null) return;
      for (const attack of affected(reveal, seat)) {
        turnSide(table, reveal.seat, attack, -1, hardi.id, 'SAN-15.7');
      }
    },
  },
};

const quitteOuDouble: TrickCard = {
  kind: 'trick',
  id: 'quitte-ou-double',
  picture: 'coinflip',
  name: text('Quitte ou Double', 'Double or Nothing'),
  text: text(
    'Lancez la pièce pour les attaques révélées, les vôtres ou non : sur face, elles montent d’un cran ; sur pile, elles tournent sur 0 (bonus et préparations s’y ajoutent encore).',
    'Toss the coin for the revealed attacks, yours or another’s: on heads they go one side up; on tails they turn to 0 (bonuses and set-ups still add to it).',
  ),
  copies: 1,
  reaction: {
    windows: ['afterReveal'],
    isUnforeseen: true,
    aims: ({ open }, seat) => atReveal(open, seat, true),
    *resolve(table, { seat }) {
      const coin = yield* toss(table, quitteOuDouble.id, 'SAN-R.10');
      const { reveal } = table.open;
      if (reveal === null) return;
      for (const attack of affected(reveal, seat)) {
        const by = coin === 'heads' ? -1 : ZERO - attack.side;
        turnSide(table, reveal.seat, attack, by, quitteOuDouble.id, 'SAN-15.7');
      }
    },
  },
};

const pasDeCaIci: TrickCard = {
  kind: 'trick',
  id: 'pas-de-ca-ici',
  picture: 'interdiction',
  name: text('Pas de Ça Ici !', 'Not Here!'),
  text: text(
    'Annulez un Coup Bas qui vient d’être joué.',
    'Cancel a dirty trick that has just been played.',
  ),
  copies: 2,
  reaction: {
    windows: ['trickPlayed'],
    aims({ open }, seat) {
      const trick = open.announced.at(-1);
      return trick === undefined || trick.seat === seat
        ? []
        : [{ verb: 'cancel', seat: trick.seat }];
    },
    // Standing is its whole effect: the trick it answers is cancelled (SAN-22.6).
    *resolve() {},
  },
};

/** Dirty tricks. */
export const TRICKS: readonly TrickCard[] = [
  echecCritique,
  pasSiBaleze,
  planB,
  apresToi,
  bougeDeLa,
  ordrePasClair,
  crochePatte,
  hardi,
  quitteOuDouble,
  pasDeCaIci,
];
