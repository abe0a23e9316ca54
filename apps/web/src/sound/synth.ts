import type { Cue } from '../kit/contract.ts';
import { useSettings } from '../stores/settings.ts';

interface Note {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds after the cue's start, and how long it rings. */
  readonly at: number;
  readonly length: number;
  readonly wave: OscillatorType;
  readonly gain: number;
}

const bell = (pitch: number, at: number, gain = 0.5): Note => ({
  pitch,
  at,
  length: 0.9,
  wave: 'sine',
  gain,
});
const tap = (pitch: number, at: number, gain = 0.35): Note => ({
  pitch,
  at,
  length: 0.09,
  wave: 'triangle',
  gain,
});

/** Soft, short, wooden or bell-like; each has a visual twin. `card` is a breath of noise instead. */
const CUES: Record<Exclude<Cue, 'card'>, readonly Note[]> = {
  turn: [bell(587, 0), bell(880, 0.14, 0.4)],
  cube: [tap(220, 0), tap(165, 0.03, 0.25)],
  score: [bell(784, 0, 0.28), bell(988, 0.07, 0.24)],
  reveal: [bell(392, 0, 0.35), bell(523, 0.08, 0.3)],
  win: [bell(523, 0), bell(659, 0.13), bell(784, 0.26), bell(1047, 0.42)],
  lose: [bell(440, 0, 0.35), bell(349, 0.2, 0.35)],
  end: [bell(523, 0, 0.35), bell(392, 0.2, 0.35)],
};

let context: AudioContext | null = null;
let isComing = false;
/** Milliseconds after the first touch: the touch is answered before the engine is made, which takes a phone a fifth of a second. */
const LATER = 150;
let resting: ReturnType<typeof setTimeout>;

/** An engine that is not stopped computes silence until the page is closed. Longer than any cue. */
const rests = (audio: AudioContext): void => {
  clearTimeout(resting);
  resting = setTimeout(() => void audio.suspend(), 2000);
};

let isUnlocked = false;

/** Browsers let sound start with a gesture only, some of them in the gesture itself: nothing sounds before it. */
export function unlockSound(): void {
  if (context === null) {
    if (isComing) return;
    isComing = true;
    setTimeout(() => {
      context = new AudioContext();
      unlock(context);
    }, LATER);
  } else if (!isUnlocked) unlock(context);
}

function unlock(audio: AudioContext): void {
  void audio.resume().then(() => {
    isUnlocked = true;
  });
  rests(audio);
}

export function play(cue: Cue): void {
  const { sound, volume } = useSettings.getState();
  if (!sound || context === null) return;
  void context.resume();
  rests(context);
  const master = context.createGain();
  master.gain.value = volume * 0.5;
  master.connect(context.destination);
  if (cue === 'card') rustle(context, master);
  else for (const note of CUES[cue]) ring(context, master, note);
}

function ring(audio: AudioContext, out: AudioNode, note: Note): void {
  const start = audio.currentTime + note.at;
  const oscillator = audio.createOscillator();
  const envelope = audio.createGain();
  oscillator.type = note.wave;
  oscillator.frequency.value = note.pitch;
  envelope.gain.setValueAtTime(0.0001, start);
  envelope.gain.exponentialRampToValueAtTime(note.gain, start + 0.012);
  envelope.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  oscillator.connect(envelope).connect(out);
  oscillator.start(start);
  oscillator.stop(start + note.length + 0.05);
}

/** A card laid on felt: 120 ms of filtered noise. */
function rustle(audio: AudioContext, out: AudioNode): void {
  const length = Math.floor(audio.sampleRate * 0.12);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 1800;
  source.connect(filter).connect(out);
  source.start();
}
