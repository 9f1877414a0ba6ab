/** What is heard. */
export type Sound =
  | 'order'
  | 'thrust'
  | 'launch'
  | 'alarm'
  | 'fire'
  | 'hit'
  | 'miss'
  | 'kill'
  | 'loss'
  | 'turn'
  | 'handover';

/** A tone that glides from one pitch to another and fades, in hertz and seconds. */
interface Tone {
  wave: OscillatorType;
  from: number;
  to: number;
  at: number;
  lasts: number;
  loud: number;
}

const tone = (wave: OscillatorType, from: number, to: number, at: number, lasts: number, loud = 0.12): Tone => ({
  wave,
  from,
  to,
  at,
  lasts,
  loud,
});

/** Short enough not to be in the way of the next one. */
export const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  order: [tone('sine', 660, 660, 0, 0.07, 0.06)],
  thrust: [tone('sawtooth', 70, 110, 0, 0.22, 0.05), tone('triangle', 140, 90, 0.02, 0.26, 0.06)],
  fire: [tone('sawtooth', 1400, 320, 0, 0.16, 0.05)],
  alarm: [tone('square', 740, 740, 0, 0.12, 0.05), tone('square', 554, 554, 0.16, 0.18, 0.05)],
  turn: [tone('sine', 587, 587, 0, 0.1, 0.07), tone('sine', 880, 880, 0.11, 0.16, 0.07)],
  loss: [tone('triangle', 330, 70, 0, 0.6, 0.1), tone('square', 165, 40, 0.12, 0.7, 0.06)],
  launch: [tone('sawtooth', 140, 620, 0, 0.32, 0.05)],
  hit: [tone('square', 320, 90, 0, 0.18, 0.07), tone('triangle', 180, 60, 0.06, 0.22)],
  miss: [tone('triangle', 520, 380, 0, 0.16, 0.07)],
  kill: [tone('square', 220, 40, 0, 0.55, 0.09), tone('sawtooth', 110, 28, 0.04, 0.7, 0.09)],
  handover: [tone('sine', 523, 523, 0, 0.12, 0.08), tone('sine', 392, 392, 0.13, 0.2, 0.08)],
};

/** As good as silent; a fade cannot end at nothing. */
const FAINT = 0.0001;

let context: AudioContext | null = null;

/** Rings a sound through the speaker of the device, so many seconds from now and so loud. */
export function ringTone(sound: Sound, { after, loudness }: { after: number; loudness: number }): void {
  context ??= new AudioContext();
  // A browser lets nothing be heard before the page is pressed for the first time.
  void context.resume();
  for (const { wave, from, to, at, lasts, loud } of TONES[sound]) {
    const begin = context.currentTime + after + at;
    const oscillator = new OscillatorNode(context, { type: wave, frequency: from });
    const volume = new GainNode(context, { gain: loud * loudness });
    oscillator.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    volume.gain.setValueAtTime(loud * loudness, begin);
    volume.gain.exponentialRampToValueAtTime(FAINT, begin + lasts);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(begin + lasts);
  }
}
