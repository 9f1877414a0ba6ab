import './film.css';
import { useEffect, useRef, useState } from 'react';
import { type FoughtBattle, filmFrames, momentMap, momentText, toHtml, turnAround } from '../../../report/index.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { encodeClip } from './encode.ts';
import { type FilmShape, paintFrame } from './paint.ts';

const SHAPES = { wide: { width: 1920, height: 1080 }, square: { width: 1080, height: 1080 } } as const;

type Shape = keyof typeof SHAPES;
type Part = 'whole' | 'turn';

const SHAPE_CHOICES = [
  { value: 'wide', label: 'Wide' },
  { value: 'square', label: 'Square' },
] as const;

const PART_CHOICES = [
  { value: 'whole', label: 'The whole battle' },
  { value: 'turn', label: 'This Game-Turn' },
] as const;

/** What is being made, or what came of it. */
type Making = 'idle' | 'encoding' | 'made' | 'stopped' | 'no-encoder' | 'failed';

const SAID: Readonly<Record<Exclude<Making, 'encoding'>, string>> = {
  idle: 'A clip is made here, in this browser, and saved as a file.',
  made: 'The clip is saved.',
  stopped: 'Stopped. Nothing was saved.',
  'no-encoder': 'This browser cannot make a clip. A picture of the moment it can save.',
  failed: 'The clip could not be made. A picture of the moment can be saved.',
};

/** `battle-of-friday`, as the beginning of a file's name. */
const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

interface ClipViewProps {
  /** Reads the battle; null where not everything of it lies open. */
  read: () => Promise<FoughtBattle | null>;
  /** The number of orders at the moment that is looked at; null for the last. */
  order: number | null;
  onClose: () => void;
}

/** [R10.0b] A battle as a clip, or a moment of it as a picture, to pass on. */
export function ClipView({ read, order, onClose }: ClipViewProps) {
  const [battle, setBattle] = useState<FoughtBattle | null | 'reading'>('reading');
  const [shape, setShape] = useState<Shape>('wide');
  const [part, setPart] = useState<Part>('whole');
  const [making, setMaking] = useState<Making>('idle');
  const [done, setDone] = useState(0);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isStopped = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a clip is of the moment at which it was asked for
  useEffect(() => void read().then(setBattle, () => setBattle(null)), []);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const size: FilmShape = SHAPES[shape];
  const fought = battle === 'reading' ? null : battle;
  const last = fought ? fought.games.length - 1 : 0;
  const count = order ?? last;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context && fought) paintFrame(context, fought, { count, part: 1 }, size);
  }, [fought, count, size]);

  if (battle === null) {
    return (
      <Dialog title="Clip or picture" onClose={onClose}>
        <p>There is no clip of this game: its players have secrets from each other until it is over.</p>
      </Dialog>
    );
  }

  const name = fought ? fileName(momentText(fought, 0).title) : '';
  const make = async (): Promise<void> => {
    if (!fought) return;
    const { from, to } = part === 'whole' ? { from: 0, to: last } : turnAround(fought, count);
    isStopped.current = false;
    setMaking('encoding');
    setDone(0);
    const clip = await encodeClip(fought, filmFrames(fought, from, to), size, (now) => {
      setDone(now);
      return !isStopped.current;
    }).catch(() => 'failed' as const);
    if (clip === null) setMaking('no-encoder');
    else if (clip === 'stopped' || clip === 'failed') setMaking(clip);
    else {
      saveFile(`${name}.${clip.ending}`, clip.file);
      setMaking('made');
    }
  };
  const savePicture = (): void => canvas.current?.toBlob((file) => file && saveFile(`${name}-${count}.png`, file));
  const saveDrawing = (): void => {
    if (!fought) return;
    const map = momentMap(fought, count, { wide: 16, high: 9 });
    const drawing = { ...map, attributes: { xmlns: 'http://www.w3.org/2000/svg', ...map.attributes } };
    saveFile(`${name}-${count}.svg`, toHtml(drawing), 'image/svg+xml');
  };
  const isBusy = making === 'encoding';
  return (
    <Dialog title="Clip or picture" onClose={onClose}>
      <div className="stack gap-3">
        <canvas
          ref={canvas}
          className="border film-picture"
          role="img"
          aria-label={fought ? `The moment: ${momentText(fought, count).when}` : 'The battle is read through'}
          {...size}
        />
        <div className="row gap-3">
          <Segments label="Shape" options={SHAPE_CHOICES} chosen={shape} onChoose={setShape} />
          <Segments label="Part" options={PART_CHOICES} chosen={part} onChoose={setPart} />
        </div>
        {isBusy && (
          <progress className="film-progress" value={done} max={1} aria-label="How much of the clip is made" />
        )}
        <p className="muted" role="status">
          {isBusy ? 'The clip is being made.' : SAID[making]}
        </p>
        <div className="dialog-buttons">
          {isBusy ? (
            <Button
              look="primary"
              onClick={() => {
                isStopped.current = true;
              }}
            >
              Stop
            </Button>
          ) : (
            <Button look="primary" aria-disabled={!fought} onClick={() => void make()}>
              Make the clip
            </Button>
          )}
          <Button aria-disabled={!fought} onClick={savePicture}>
            Picture (PNG)
          </Button>
          <Button aria-disabled={!fought} onClick={saveDrawing}>
            Map (SVG)
          </Button>
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    </Dialog>
  );
}
