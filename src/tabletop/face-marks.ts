import type { Mark } from '../sheet/paper/marks.ts';
import type { PaperFace } from './counter.ts';
import { drawingAt } from './drawing.ts';
import type { PagePoint } from './hex-grid.ts';
import { chitFace, energyFace, jumpFace, reminderFace, velocityFace } from './marker-faces.ts';
import { asteroidMarks, planetMarks } from './terrain-art.ts';
import { battlecraftFace, blankFace, faceDownFace, missileFace, spaceshipFace } from './unit-faces.ts';

/** [2.7] The face of any counter, in a square of this edge about its middle, in millimetres. */
export function faceMarks(face: PaperFace, middle: PagePoint, edge: number): Mark[] {
  const drawing = drawingAt(middle, edge);
  switch (face.kind) {
    case 'spaceship':
      return spaceshipFace(drawing, face);
    case 'battlecraft':
      return battlecraftFace(drawing, face);
    case 'missile':
      return missileFace(drawing, face);
    case 'face-down':
      return faceDownFace(drawing, face);
    case 'blank':
      return blankFace(drawing, face);
    case 'velocity':
      return velocityFace(drawing, face);
    case 'reminder':
      return reminderFace(drawing, face);
    case 'jump':
      return jumpFace(drawing, face);
    case 'energy':
      return energyFace(drawing, face);
    case 'chit':
      return chitFace(drawing, face);
    case 'planet':
      return planetMarks(middle, edge * 0.6);
    case 'asteroids':
      return asteroidMarks(middle, edge * 0.76);
  }
}
