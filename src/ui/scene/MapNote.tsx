import './scene.css';
import { parseHexId, type Scenario, type Snapshot, sameHex, terrainOf } from '../../engine/index.ts';
import { Icon } from '../elements/Icon.tsx';
import { Rule } from '../elements/Rules.tsx';
import type { MapCourse } from '../map/types.ts';

interface MapNoteProps {
  view: Snapshot;
  scenario: Scenario;
  selected: string | null;
  courses: readonly MapCourse[];
}

/** [6.5, 6.6] What waits on the course that is drawn out, in words: a sign alone does not tell which rule it means. */
export function MapNote({ view, scenario, selected, courses }: MapNoteProps) {
  const course = courses.find(({ style, warnings }) => style === 'selected' && (warnings?.length ?? 0) > 0);
  const [nth] = course?.warnings ?? [];
  const hex = nth === undefined ? undefined : course?.stops[nth];
  const unit = view.units.find(({ id }) => id === selected);
  if (!hex || !unit) return null;
  const here = unit.hex === null ? undefined : parseHexId(view.sheets, unit.hex);
  const whose = here && sameHex(here, course?.stops[0] ?? null) ? `${unit.id}’s course` : 'the course';
  const { planets } = terrainOf(scenario);
  const planet = planets.some((other) => sameHex(other, hex));
  const what = planet ? 'the planet' : 'asteroids: a check on entering';
  return (
    <p className="scene-note">
      <Icon name="warning" size={18} />
      <span>
        Hex {nth} of {whose} is {what} <Rule id={planet ? '6.5' : '6.6'} />
      </span>
    </p>
  );
}
