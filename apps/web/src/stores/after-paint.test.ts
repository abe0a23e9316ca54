import { expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

/** A page whose frames and tasks come when they are told to. */
class FakePage {
  readonly #handlers = new Map<string, () => void>();
  #frames: (() => void)[] = [];
  readonly #tasks = new Map<number, { deed: () => void; after: number }>();
  #count = 0;

  addEventListener(name: string, handler: () => void): void {
    this.#handlers.set(name, handler);
  }

  requestAnimationFrame(deed: () => void): number {
    return this.#frames.push(deed);
  }

  setTimeout(deed: () => void, after = 0): number {
    this.#count += 1;
    this.#tasks.set(this.#count, { deed, after });
    return this.#count;
  }

  clearTimeout(timer: number): void {
    this.#tasks.delete(timer);
  }

  touch(name = 'click'): void {
    this.#handlers.get(name)?.();
  }

  /** The scripts of a frame; then it is painted. */
  frame(): void {
    for (const deed of this.#frames.splice(0)) deed();
  }

  /** The tasks that are due by now. */
  tasks(milliseconds = 0): void {
    for (const [timer, { deed, after }] of [...this.#tasks]) {
      if (after <= milliseconds && this.#tasks.delete(timer)) deed();
    }
  }
}

function opened() {
  const page = new FakePage();
  const later = afterPaint(page as unknown as Window);
  const taken: string[] = [];
  return { page, taken, comes: (what: string) => later(() => void taken.push(what)) };
}

test('without a touch all is taken at once', () => {
  const { taken, comes } = opened();
  comes('update');
  expect(taken).toEqual(['update']);
});

test.each(['click', 'keydown'])('what comes after a %s waits for its paint, in order', (touch) => {
  const { page, taken, comes } = opened();
  page.touch(touch);
  comes('update');
  page.tasks();
  page.frame();
  comes('chat');
  expect(taken).toEqual([]);
  page.tasks();
  expect(taken).toEqual(['update', 'chat']);
  comes('room');
  expect(taken).toEqual(['update', 'chat', 'room']);
});

test('a second touch before the paint does not make it wait longer', () => {
  const { page, taken, comes } = opened();
  page.touch();
  comes('update');
  page.frame();
  page.touch();
  page.tasks();
  expect(taken).toEqual(['update']);
});

test('a page that nobody sees paints nothing, and takes all a little later', () => {
  const { page, taken, comes } = opened();
  page.touch();
  comes('update');
  page.tasks(250);
  expect(taken).toEqual(['update']);
  page.touch();
  comes('next');
  page.frame();
  expect(taken).toEqual(['update']);
  page.tasks();
  expect(taken).toEqual(['update', 'next']);
});

test('an error in one leaves the others', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = new FakePage();
  const later = afterPaint(page as unknown as Window);
  const taken: string[] = [];
  page.touch();
  later(() => {
    throw new Error('broken');
  });
  later(() => void taken.push('next'));
  page.frame();
  page.tasks();
  expect(taken).toEqual(['next']);
  expect(said).toHaveBeenCalled();
  said.mockRestore();
});
