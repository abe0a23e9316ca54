import type { Option } from '@tablee/engine';
import { pickOne, shown, take, text } from '@tablee/engine';
import { upcoming } from '../combat/turn-order.ts';
import { removeEntry } from '../creature/damage-pile.ts';
import { settleLimits } from '../heroes/piles.ts';
import type { StandardCard } from '../state/card.ts';
import { decide } from '../state/decide.ts';
import { encounterOf, isAlive, othersOf, playerAt } from '../state/players.ts';

const NONE: Option = { id: 'none', verb: 'decline' };

const HOLY = 50;
const eauBenite: StandardCard = {
  kind: 'standard',
  id: 'eau-benite',
  picture: 'holy-water',
  name: text('Eau Bénite', 'Holy Water'),
  text: text(
    'Inflige 10. Contre un Mort-vivant, vous pouvez ajouter 50 ; si l’attaque réussit, la créature n’attaque pas ce tour.',
    'Deals 10. Against an Undead you may add 50; if the attack succeeds, the creature makes no attack this round.',
  ),
  copies: 2,
  sides: [20, 10, 5, 0],
  bonus: {
    offered: (open) => (encounterOf(open).types.includes('undead') ? HOLY : 0),
    blesses: true,
  },
};

const ELBOWED = 2;
const jouerDesCoudes: StandardCard = {
  kind: 'standard',
  id: 'jouer-des-coudes',
  picture: 'elbow-pad',
  name: text('Jouer des Coudes', 'Elbow Your Way'),
  text: text(
    'Inflige 20. Les attaques des deux prochains joueurs à révéler ce tour descendent d’un cran.',
    'Deals 20. The attacks of the next two players to reveal this round go one side down.',
  ),
  copies: 2,
  sides: [40, 20, 10, 0],
  bonus: {
    *afterEntry(table, seat, { card }) {
      const { open } = table;
      const targets = upcoming(table)
        .filter((other) => other !== seat && playerAt(open, other).faceDown > 0)
        .slice(0, ELBOWED);
      if (targets.length === 0) return;
      for (const target of targets) playerAt(open, target).marks.push(card.id);
      table.emit({ type: 'playersMarked', clause: 'SAN-R.47', seat, targets });
    },
  },
};

const mainLeste: StandardCard = {
  kind: 'standard',
  id: 'main-leste',
  picture: 'robber-hand',
  name: text('Main Leste', 'Light Fingers'),
  text: text(
    'Inflige 15. Vous pouvez voler un objet non entamé à un autre joueur.',
    'Deals 15. You may steal an unopened item from another player.',
  ),
  copies: 2,
  sides: [30, 15, 10, 0],
  bonus: {
    *afterEntry(table, seat) {
      const { open } = table;
      const items = othersOf(open, seat).flatMap((owner) =>
        playerAt(open, owner)
          .items.filter(({ opened }) => !opened)
          .map(({ id }): Option => ({ id, verb: 'steal', card: id, seat: owner })),
      );
      if (items.length === 0) return;
      const picks = yield* decide(
        seat,
        pickOne({
          kind: 'stealItem',
          clause: 'SAN-16.5',
          options: [...items, NONE],
          fallback: [NONE.id],
        }),
      );
      const from = items.find(({ id }) => id === picks?.[0])?.seat;
      if (from === undefined || !isAlive(open, from)) return;
      const item = take(playerAt(open, from).items, picks?.[0] as string);
      playerAt(open, seat).items.push(item);
      table.emit({ type: 'itemStolen', clause: 'SAN-16.5', seat, from, card: shown(item) });
      yield* settleLimits(table);
    },
  },
};

const RAGE = 20;
const RAGING = 50;
const fureur: StandardCard = {
  kind: 'standard',
  id: 'fureur',
  picture: 'enrage',
  name: text('Fureur', 'Fury'),
  text: text(
    'Inflige 20, et 20 de plus si vous avez 50 PV ou moins.',
    'Deals 20, and 20 more if you have 50 life or less.',
  ),
  copies: 1,
  sides: [40, 20, 10, 0],
  bonus: { atReveal: (open, seat) => (playerAt(open, seat).life <= RAGING ? RAGE : 0) },
};

const PER_ATTACK = 10;
const MOST_PILED = 40;
const aLaCuree: StandardCard = {
  kind: 'standard',
  id: 'a-la-curee',
  picture: 'hound',
  name: text('À la Curée', 'Pile On'),
  text: text(
    'Inflige 10, et 10 de plus par attaque d’un autre joueur dans la pile de ce tour (40 au plus).',
    'Deals 10, and 10 more per attack of another player in this round’s pile (40 at most).',
  ),
  copies: 1,
  sides: [20, 10, 5, 0],
  bonus: {
    atValue(open, seat) {
      const { pile } = encounterOf(open);
      const others = pile.filter((entry) => entry.by === 'attack' && entry.seat !== seat);
      return Math.min(MOST_PILED, PER_ATTACK * others.length);
    },
  },
};

const coupDeBouclier: StandardCard = {
  kind: 'standard',
  id: 'coup-de-bouclier',
  picture: 'shield-bash',
  name: text('Coup de Bouclier', 'Shield Bash'),
  text: text(
    'Inflige 15. Avant, vous pouvez annuler une attaque faite ce tour par un autre joueur.',
    'Deals 15. Before that you may cancel an attack that another player has made this round.',
  ),
  copies: 1,
  sides: [30, 15, 10, 0],
  bonus: {
    *beforeEntry(table, seat) {
      const { pile, settled } = encounterOf(table.open);
      // After the round the pile has been taken off: there is nothing to cancel any more (SAN-25.7).
      const entries = pile.filter(
        (entry) => !settled && entry.by === 'attack' && entry.seat !== seat && !entry.killed,
      );
      if (entries.length === 0) return;
      const picks = yield* decide(
        seat,
        pickOne({
          kind: 'shieldBash',
          clause: 'SAN-16.5',
          options: [
            ...entries.map((entry) => ({
              id: entry.id,
              verb: 'cancel',
              card: entry.id,
              seat: entry.seat,
            })),
            NONE,
          ],
          fallback: [NONE.id],
        }),
      );
      const entry = entries.find(({ id }) => id === picks?.[0]);
      if (entry !== undefined) removeEntry(table, entry, coupDeBouclier.id, 'SAN-R.4');
    },
  },
};

/** Standard attacks with an effect. */
export const BONUS_ATTACKS: readonly StandardCard[] = [
  eauBenite,
  jouerDesCoudes,
  mainLeste,
  fureur,
  aLaCuree,
  coupDeBouclier,
];
