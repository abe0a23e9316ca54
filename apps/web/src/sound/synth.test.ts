import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { play, unlockSound } from './synth.ts';

/** An engine for sound as far as a cue needs one: it knows whether it runs. */
class Engine {
  state = 'suspended';
  currentTime = 0;
  readonly destination = {};
  started = 0;
  resume = async (): Promise<void> => {
    this.state = 'running';
  };
  suspend = async (): Promise<void> => {
    this.state = 'suspended';
  };
  createGain = () => {
    const gain = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    return { gain, connect: (next: unknown) => next };
  };
  createOscillator = () => ({
    type: '',
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: () => {
      this.started += 1;
    },
    stop: vi.fn(),
  });
}

const engines: Engine[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'AudioContext',
    class extends Engine {
      constructor() {
        super();
        engines.push(this);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nothing sounds before the first gesture; after it the engine runs while something sounds, and not a moment longer', async () => {
  play('turn');
  expect(engines).toEqual([]);
  unlockSound();
  // Not in the touch itself.
  expect(engines).toEqual([]);
  await vi.advanceTimersByTimeAsync(150);
  const [engine] = engines as [Engine];
  expect(engine.state).toBe('running');
  await vi.advanceTimersByTimeAsync(2000);
  expect(engine.state).toBe('suspended');
  unlockSound();
  expect(engine.state).toBe('suspended');
  play('turn');
  expect([engine.state, engine.started]).toEqual(['running', 2]);
  await vi.advanceTimersByTimeAsync(1500);
  play('cube');
  await vi.advanceTimersByTimeAsync(1500);
  expect([engine.state, engine.started]).toEqual(['running', 4]);
  await vi.advanceTimersByTimeAsync(500);
  expect(engine.state).toBe('suspended');
  expect(engines).toHaveLength(1);
});
