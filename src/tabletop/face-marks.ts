import type { Mark } from '../sheet/paper/marks.ts';
import type { PaperFace } from './counter.ts';
import { drawingAt } from './drawing.ts';
import type { PagePoint } from './hex-grid.ts';
import { chit, energy, jump, reminder, velocity } from './marker-faces.ts';
import { asteroidMarks, planetMarks } from './terrain-art.ts';
import { battlecraft, blank, faceDown, missile, spaceship } from './unit-faces.ts';

/** [2.7] The face of any counter, in a square of this edge about its middle, in millimetres. */
export function faceMarks(face: PaperFace, middle: PagePoint, edge: number): Mark[] {
  const drawing = drawingAt(middle, edge);
  switch (face.kind) {
    case 'spaceship':
      return spaceship(drawing, face);
    case 'battlecraft':
      return battlecraft(drawing, face);
    case 'missile':
      return missile(drawing, face);
    case 'face-down':
      return faceDown(drawing, face);
    case 'blank':
      return blank(drawing, face);
    case 'velocity':
      return velocity(drawing, face);
    case 'reminder':
      return reminder(drawing, face);
    case 'jump':
      return jump(drawing, face);
    case 'energy':
      return energy(drawing, face);
    case 'chit':
      return chit(drawing, face);
    case 'planet':
      return planetMarks(middle, edge * 0.6);
    case 'asteroids':
      return asteroidMarks(middle, edge * 0.76);
  }
}
