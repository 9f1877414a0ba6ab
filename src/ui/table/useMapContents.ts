import { useMemo } from 'react';
import { terrainOf } from '../../engine/index.ts';
import type { Seat } from '../../store/seat.ts';
import type { MapContents } from '../map/props.ts';
import type { MapCourse } from '../map/types.ts';
import { useTable, useView } from './context.ts';
import { dangersOf, effectsOf, highlightsOf, piecesOf, rangeLineOf } from './map-contents.ts';
import { coursesOf, ghostOf } from './map-courses.ts';
import { previewedUnit } from './preview.ts';
import { useMoment } from './useMoment.ts';
import { useTarget } from './useTarget.ts';

/** The ground of a scenario, worked out once. */
function useGround() {
  const scenario = useTable((state) => state.scenario);
  return useMemo(() => ({ scenario, danger: dangersOf(scenario), ...terrainOf(scenario) }), [scenario]);
}

/** Where the selected unit goes, or would go after the order that is thought about, and where it ends. */
function useOwnCourse(seat: Seat, selected: string | null, danger: ReturnType<typeof dangersOf>) {
  const preview = useView((state) => state.preview);
  return useMemo(() => {
    const { view } = seat;
    const unit = view.units.find(({ id }) => id === selected) ?? null;
    const ahead = preview && previewedUnit(seat, preview);
    const shown = ahead ?? unit;
    if (!shown) return { courses: [], ghosts: [] };
    const courses = coursesOf(view, shown, 'selected', danger);
    const beside = ahead && unit && ahead.id !== unit.id ? coursesOf(view, unit, 'other', danger) : [];
    const ghost = ghostOf(view, shown, courses);
    return { courses: [...beside, ...courses], ghosts: ghost ? [ghost] : [] };
  }, [seat, selected, preview, danger]);
}

/** All that lies on the map: what the seat shows, and what its player is thinking about. */
export function useMapContents(present: Seat): MapContents {
  const { scenario, danger, planets, asteroids } = useGround();
  const { seat, recent } = useMoment(present);
  const selected = useView((state) => state.selected);
  const hovered = useView((state) => state.hovered);
  const interaction = useView((state) => state.interaction);
  const pointed = useView((state) => state.pointed);
  const allCourses = useView((state) => state.allCourses);
  const target = useTarget(seat);
  const { view } = seat;

  const pieces = useMemo(() => piecesOf(view, scenario, selected), [view, scenario, selected]);
  const highlights = useMemo(
    () => highlightsOf(seat, scenario, { selected, interaction, target, pointed }),
    [seat, scenario, selected, interaction, target, pointed],
  );
  const own = useOwnCourse(seat, selected, danger);
  const others = useMemo<MapCourse[]>(
    () =>
      view.units
        .filter(({ id }) => id !== selected && (allCourses || id === hovered || id === target))
        .flatMap((unit) => coursesOf(view, unit, 'other', danger)),
    [view, selected, hovered, target, allCourses, danger],
  );
  const courses = useMemo(() => [...others, ...own.courses], [others, own]);
  const idle = interaction.kind === 'idle';
  const rangeLine = useMemo(
    () => (idle ? rangeLineOf(seat, { selected, target }) : null),
    [seat, selected, target, idle],
  );
  const effects = useMemo(() => effectsOf(view, recent), [view, recent]);
  const { sheets } = view;
  return { sheets, planets, asteroids, pieces, courses, highlights, ghosts: own.ghosts, rangeLine, effects };
}
