import { expect, test } from 'vitest';
import type { SangRancuneView } from '../state/state.ts';
import type { Look } from '../testing/watched.ts';
import { isOf, watchTogether } from '../testing/watched.ts';
import { attackOf, incoming, lifeOf, prizeOf, revealedWorth, worthOf } from './reading.ts';

/** Events that change an attack after its worth was shown. */
const CHANGES = ['trickAnnounced', 'fireballThrown', 'surrendered', 'entryRemoved', 'itemStolen'];
let [kept, kills] = [0, 0];
let [worths, blows, prizes] = [0, 0, 0];

function sumOverReveal(): Look {
  let promised: { seat: number; value: number; kills: boolean | null } | null = null;
  let entered = 0;
  return (open, since) => {
    for (const event of since) {
      if (promised === null) break;
      if (CHANGES.includes(event.type)) promised = null;
      else if (event.type === 'attackEntered') entered += event.value;
      else if (event.type === 'turnStarted' || event.type === 'roundEnded') {
        expect([entered, promised.kills ?? false]).toEqual([promised.value, false]);
        kept += 1;
        promised = null;
      } else if (event.type === 'encounterEnded') {
        expect(event.killer).toBe(promised.seat);
        expect(promised.kills ?? true).toBe(true);
        kills += 1;
        promised = null;
      }
    }
    const { windows, reveal } = open;
    if (windows.at(-1)?.kind !== 'afterReveal' || reveal === null || reveal.counter) return;
    const next = incoming(open);
    const life = lifeOf(open);
    if (next === null) return;
    entered = 0;
    promised = { ...next, kills: life === null ? null : life.added >= life.left };
  };
}

function worthInHand(): Look {
  const said = new Map<string, { plain: number | undefined; heroic: number | undefined }>();
  return (open, since, session) => {
    const { turn, reveal } = open;
    if (since.some(isOf('turnStarted'))) said.clear();
    const seat = turn?.seat;
    if (seat === undefined) return;
    if (reveal === null) {
      for (const { id, face } of (session.view(seat) as SangRancuneView).own?.set ?? []) {
        const [plain, heroic] = [false, true].map((how) => worthOf(open, seat, face, how)?.value);
        said.set(id, { plain, heroic });
      }
      return;
    }
    const [attack, ...more] = reveal.attacks;
    if (!since.some(isOf('revealed')) || since.some(({ type }) => CHANGES.includes(type))) return;
    const told = attack === undefined ? undefined : said.get(attack.card.id);
    const isLone = more.length === 0 && reveal.pending.length === 0;
    // Before the choices about a reveal its set-ups have not joined it.
    if (attack === undefined || told === undefined || !isLone || open.windows.length === 0) return;
    if (attack.bonusTaken) return;
    const { value } = revealedWorth(open, seat, attack);
    expect(value).toBe(attack.heroic ? told.heroic : told.plain);
    worths += 1;
  };
}

function blowShown(): Look {
  let shown: ReturnType<typeof attackOf> | null = null;
  return (open, since) => {
    for (const event of since.filter(isOf('creatureAttackAssigned'))) {
      if (shown?.damage == null) continue;
      const { damage, numbers } = shown;
      if (event.kind === 'random' && numbers.length > 0) {
        expect([open.encounter?.face, event.hits.length]).toEqual([
          open.encounter?.face,
          numbers.length,
        ]);
      }
      // The Cursed Jester takes half for a tie, as its card says.
      const half = open.encounter?.face === 'bouffon-maudit' ? 2 : 1;
      for (const hit of event.hits) {
        expect([open.encounter?.face, (half * hit.damage) % damage]).toEqual([
          open.encounter?.face,
          0,
        ]);
      }
      blows += 1;
    }
    shown = open.encounter === null || open.strike !== null ? null : attackOf(open);
  };
}

function prizeShown(): Look {
  let shown: ReturnType<typeof prizeOf> | null = null;
  return (open, since) => {
    const ended = since.find(isOf('encounterEnded'));
    if (ended !== undefined && ended.killer !== null && shown !== null) {
      const gained = (why: string): number =>
        since
          .filter(isOf('prestigeGained'))
          .filter((event) => event.seat === ended.killer && event.why === why)
          .reduce((sum, { amount }) => sum + amount, 0);
      expect([ended.face, gained('kill'), gained('stage')]).toEqual([
        ended.face,
        shown.card,
        shown.late,
      ]);
      prizes += 1;
    }
    shown = open.encounter === null ? null : prizeOf(open);
  };
}

/** All four look at the same matches. */
const seen = watchTogether({ sumOverReveal, worthInHand, blowShown, prizeShown });

test('the sum over a reveal is what enters the pile, and "kills" is said where it kills and nowhere else', () => {
  seen('sumOverReveal');
  expect(kept).toBeGreaterThan(300);
  expect(kills).toBeGreaterThan(30);
});

test('the stated worth of a card in the hand is its worth when it is revealed', () => {
  seen('worthInHand');
  expect(worths).toBeGreaterThan(100);
});

test('the blow that the encounter shows is the blow that falls, on as many as it shows', () => {
  seen('blowShown');
  expect(blows).toBeGreaterThan(100);
});

test('the prize beside the creature is what the killer gains', () => {
  seen('prizeShown');
  expect(prizes).toBeGreaterThan(30);
});
