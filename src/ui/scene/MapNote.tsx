import './scene.css';
import { parseHexId, type Scenario, type Snapshot, sameHex, terrainOf } from '../../engine/index.ts';
import { Icon } from '../elements/Icon.tsx';
import { Rule } from '../elements/Rules.tsx';
import type { MapCourse } from '../map/types.ts';

/** One thing that waits, and the case that says what comes of it. */
interface Line {
  text: string;
  rule: string;
}

interface MapNoteProps {
  view: Snapshot;
  scenario: Scenario;
  selected: string | null;
  courses: readonly MapCourse[];
}

/** No more lines than leave the map in sight. */
const MOST = 4;

/** [6.5, 6.6] The first hex of a course that is no empty space, in words: a sign alone does not tell which rule it means. */
function terrainLine({ view, scenario, selected }: MapNoteProps, course: MapCourse): Line[] {
  const [nth] = course.warnings ?? [];
  const hex = nth === undefined ? undefined : course.stops[nth];
  const unit = view.units.find(({ id }) => id === selected);
  if (!hex || !unit) return [];
  const here = unit.hex === null ? undefined : parseHexId(view.sheets, unit.hex);
  const whose = here && sameHex(here, course.stops[0] ?? null) ? `${unit.id}’s course` : 'the course';
  const { planets } = terrainOf(scenario);
  const planet = planets.some((other) => sameHex(other, hex));
  const what = planet ? 'the planet' : 'asteroids: a check on entering';
  return [{ text: `Hex ${nth} of ${whose} is ${what}`, rule: planet ? '6.5' : '6.6' }];
}

/** [9.6, 9.7] The interceptions that would be tried on it. */
const attemptLines = ({ tags = [] }: MapCourse): Line[] =>
  tags.map(({ nth, text }) => ({ text: `${nth === 0 ? 'Here' : `Hex ${nth}`}, interception: ${text}`, rule: '9.7' }));

/** What waits on the course that is drawn out, in words. */
export function MapNote(props: MapNoteProps) {
  const course = props.courses.find(({ style }) => style === 'selected');
  if (!course) return null;
  const lines = [...terrainLine(props, course), ...attemptLines(course)];
  if (lines.length === 0) return null;
  return (
    <div className="line scene-note" data-part="map-note">
      <Icon name="warning" size={18} />
      <ul>
        {lines.slice(0, MOST).map(({ text, rule }) => (
          <li key={text}>
            {text} <Rule id={rule} />
          </li>
        ))}
        {lines.length > MOST && <li>and {lines.length - MOST} more</li>}
      </ul>
    </div>
  );
}
