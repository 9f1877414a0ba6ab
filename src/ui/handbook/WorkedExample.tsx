import '../map/map.css';
import '../map/marks.css';
import '../map/pieces.css';
import { useMemo } from 'react';
import { answerText, type Example, exampleAnswer } from '../../handbook/index.ts';
import { MapDrawing } from '../map/MapDrawing.tsx';
import { stacksOf } from '../map/stacks.ts';
import { exampleCamera, exampleContents } from './example-map.ts';

/** The window of an example, in pixels. */
const SIZE = { width: 280, height: 180 };

/** A position drawn as on the table, and what the engine makes of it. */
export function WorkedExample({ example }: { example: Example }) {
  const contents = useMemo(() => exampleContents(example), [example]);
  const camera = useMemo(() => exampleCamera(contents, SIZE), [contents]);
  const stacks = useMemo(() => stacksOf(contents.pieces, null), [contents]);
  return (
    <figure className="stack items-center gap-4 handbook-example">
      <div className="clip handbook-example-map" aria-hidden="true">
        <MapDrawing
          {...contents}
          camera={camera}
          size={SIZE}
          gliding={false}
          stacks={stacks}
          reachable={null}
          cursor={contents.pieces[0]?.hex ?? { q: 0, r: 0 }}
          pointed={null}
          unnamed
        />
      </div>
      <figcaption className="stack gap-1h">
        <b>{example.title}</b>
        <ul className="bullets">
          {contents.pieces.map(({ id, counter }) => (
            <li className="text-base muted" key={id}>
              {counter.title}
            </li>
          ))}
        </ul>
        <p>{answerText(exampleAnswer(example))}</p>
      </figcaption>
    </figure>
  );
}
