import type { Question, Session } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import type {
  Open,
  SangRancuneEvent,
  SangRancuneView,
} from '@tablee/rules/games/sang-rancune/index.ts';
import { game as sangRancune } from '@tablee/rules/games/sang-rancune/index.ts';
import { expect, test } from 'vitest';
import { firstOf } from '@/table/final.tsx';
import { titleOf } from './final.tsx';
import { attackOf, incoming, lifeOf, prizeOf, revealedWorth, worthOf } from './reading.ts';
import { WORDS } from './words.ts';

type Told<T extends SangRancuneEvent['type']> = SangRancuneEvent & { readonly type: T };
const isOf =
  <T extends SangRancuneEvent['type']>(type: T) =>
  (event: SangRancuneEvent): event is Told<T> =>
    event.type === type;

const openOf = (session: Session): Open => session.view(null).open as Open;

type Look = (open: Open, since: readonly SangRancuneEvent[], session: Session) => void;

/**
 * Plays random matches, or with these answers; each has a `Look` of its own, shown the table before each answer and at the
 * end, with what happened since the last.
 */
function watch(begin: () => Look, answers?: (question: Question) => readonly string[]) {
  for (const seats of [3, 4, 5, 6]) {
    for (let seed = 0; seed < 6; seed += 1) {
      const look = begin();
      const lookAt = (session: Session): void => {
        const since = session.takeEvents().map(({ open }) => open as SangRancuneEvent);
        look(openOf(session), since, session);
      };
      lookAt(
        playRandomly({
          game: sangRancune,
          seats,
          seed,
          onQuestion: lookAt,
          ...(answers && { choose: (_, __, question) => answers(question) }),
        }),
      );
    }
  }
}

/** What changes an attack after it was told what it is worth. */
const CHANGES = ['trickAnnounced', 'fireballThrown', 'surrendered', 'entryRemoved', 'itemStolen'];

test('the sum over a reveal is what enters the pile, and "kills" is said where it kills and nowhere else', () => {
  let [kept, kills] = [0, 0];
  watch(() => {
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
  });
  expect(kept).toBeGreaterThan(300);
  expect(kills).toBeGreaterThan(30);
});

test('what a card of the hand is said to be worth is what it shows when it is revealed', () => {
  let compared = 0;
  watch(() => {
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
      if (attack === undefined || told === undefined || !isLone || open.windows.length === 0)
        return;
      if (attack.bonusTaken) return;
      const { value } = revealedWorth(open, seat, attack);
      expect(value).toBe(attack.heroic ? told.heroic : told.plain);
      compared += 1;
    };
  });
  expect(compared).toBeGreaterThan(100);
});

test('the blow that the encounter shows is the blow that falls, on as many as it shows', () => {
  let compared = 0;
  watch(() => {
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
        compared += 1;
      }
      shown = open.encounter === null || open.strike !== null ? null : attackOf(open);
    };
  });
  expect(compared).toBeGreaterThan(100);
});

test('the prize beside the creature is what the killer gains', () => {
  let compared = 0;
  watch(() => {
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
        compared += 1;
      }
      shown = open.encounter === null ? null : prizeOf(open);
    };
  });
  expect(compared).toBeGreaterThan(30);
});

/** Ranks by what was told all along: prestige won and kept, the later dead before the earlier. */
function ranksTold(seats: number, told: readonly SangRancuneEvent[]): number[] {
  const prestige = new Map(Array.from({ length: seats }, (_, seat) => [seat, 0]));
  const dead: number[][] = [];
  for (const [i, event] of told.entries()) {
    if (event.type === 'prestigeGained') {
      prestige.set(event.seat, (prestige.get(event.seat) ?? 0) + event.amount);
    }
    if (event.type !== 'heroDied') continue;
    prestige.delete(event.seat);
    // Those of one moment are told one after the other.
    if (told[i - 1]?.type === 'heroDied') dead.at(-1)?.push(event.seat);
    else dead.push([event.seat]);
  }
  const worths = [...new Set(prestige.values())].sort((a, b) => b - a);
  const alive = worths.map((worth) =>
    [...prestige].flatMap(([seat, own]) => (own === worth ? [seat] : [])),
  );
  const ranks = Array<number>(seats).fill(0);
  let rank = prestige.size === 0 ? 2 : 1;
  for (const group of [...alive, ...dead.reverse()]) {
    for (const seat of group) ranks[seat] = rank;
    rank += group.length;
  }
  return ranks;
}

test.each([
  ['at random', undefined],
  ['as the clock would', ({ fallback }: Question) => fallback],
])('SAN-1.4 SAN-12.2 the end stands as it was told all along, played %s', (_, answers) => {
  const ends = { won: 0, shared: 0, lost: 0 };
  watch(() => {
    const told: SangRancuneEvent[] = [];
    return (open, since, session) => {
      told.push(...since);
      if (open.final === null) return;
      const ranks = ranksTold(open.players.length, told);
      expect(open.final.ranks).toEqual(ranks);
      expect(sangRancune.outcome(open as never)?.ranks).toEqual(ranks);
      const winners = firstOf(ranks);
      for (const lang of ['fr', 'en'] as const) {
        for (const reader of [null, ...open.players.keys()]) {
          const nameOf = (seat: number) => (seat === reader ? WORDS[lang].say('you') : `S${seat}`);
          const title = titleOf(winners, reader, WORDS[lang], nameOf);
          const named = open.players.flatMap((_, seat) =>
            title.includes(`S${seat}`) ? [seat] : [],
          );
          expect(named).toEqual(winners.filter((seat) => seat !== reader));
          expect(/vous|you/i.test(title)).toBe(winners.includes(reader ?? -1));
        }
      }
      expect(session.isOver).toBe(true);
      ends[winners.length === 0 ? 'lost' : winners.length > 1 ? 'shared' : 'won'] += 1;
    };
  }, answers);
  expect(ends.won + ends.shared + ends.lost).toBe(24);
  if (answers !== undefined) expect(ends.won).toBeGreaterThan(1);
});

test('an Artefact that is shared is told to those who share it and to others', () => {
  const nameOf = (seat: number) => (seat === 0 ? 'Vous' : `S${seat}`);
  expect(titleOf([0, 1], 0, WORDS.fr, nameOf)).toBe('Vous et S1 partagez l’Artefact');
  expect(titleOf([1, 2], 0, WORDS.fr, nameOf)).toBe('S1 et S2 partagent l’Artefact');
});
