import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';
import type { FilmFrame, FoughtBattle } from '../../../report/index.ts';
import { type FilmShape, paintFrame } from './paint.ts';

/** Bits a second: flat colours and thin lines need few. */
const BITRATE = 900_000;
/** A film can be wound to every so many seconds. */
const KEY_FRAMES = 5;

/** What a clip can be made as, the first that the browser has an encoder for. */
const FORMATS: readonly { ending: string; type: string; codecs: VideoCodec[]; make: () => OutputFormat }[] = [
  { ending: 'mp4', type: 'video/mp4', codecs: ['avc'], make: () => new Mp4OutputFormat() },
  { ending: 'webm', type: 'video/webm', codecs: ['vp9', 'vp8', 'av1'], make: () => new WebMOutputFormat() },
];

/** A clip that has been made, as a file. */
export interface Clip {
  file: Blob;
  ending: string;
}

/** How far the making of a clip has come, from 0 to 1; false stops it. */
export type OnProgress = (done: number) => boolean;

/**
 * Makes a clip of some pictures with the browser's own encoder; null where it has none, or where it was stopped. Between the
 * pictures the page lives on.
 */
export async function encodeClip(
  battle: FoughtBattle,
  frames: readonly FilmFrame[],
  shape: FilmShape,
  onProgress: OnProgress,
): Promise<Clip | 'stopped' | null> {
  for (const { ending, type, codecs, make } of FORMATS) {
    const codec = await getFirstEncodableVideoCodec(codecs, { ...shape, bitrate: BITRATE });
    if (codec === null) continue;
    const canvas = new OffscreenCanvas(shape.width, shape.height);
    const context = canvas.getContext('2d');
    if (!context) return null;
    const target = new BufferTarget();
    const output = new Output({ format: make(), target });
    const source = new CanvasSource(canvas, { codec, bitrate: BITRATE, keyFrameInterval: KEY_FRAMES });
    output.addVideoTrack(source);
    await output.start();
    let time = 0;
    for (const [nth, frame] of frames.entries()) {
      if (!onProgress(nth / frames.length)) {
        await output.cancel();
        return 'stopped';
      }
      paintFrame(context, battle, frame, shape);
      await source.add(time, frame.seconds);
      time += frame.seconds;
    }
    await output.finalize();
    return target.buffer && { file: new Blob([target.buffer], { type }), ending };
  }
  return null;
}
