import { useMemo } from 'react';
import { type Action, terrainOf, type UnitView } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import type { Choosing } from '../../../store/table/view-store.ts';
import { percentText } from '../../../words/index.ts';
import { isAdvised, mayHint, useAdvice } from '../../play/advice.ts';
import { targetIn } from '../../play/aiming.ts';
import { useGame, useTable, useView } from '../../play/context.ts';
import type { Danger } from '../../play/dangers.ts';
import { isLaunch, isPlacing, meetingOf, unitPlaced } from '../../play/launching.ts';
import { outlookOf, unfinishedOf } from '../../play/outlook.ts';
import { hexNamed, hexOf } from '../../play/placed.ts';
import { type ShownMoment, useMomentLog } from '../../play/useMoment.ts';
import type { MapContents } from '../props.ts';
import type { MapCourse, MapGhost, MapHighlight, MapRangeLine } from '../types.ts';
import { bandsOf } from './bands.ts';
import { dangersOf, highlightsOf, piecesOf, rangeLineOf, tractorsOf } from './contents.ts';
import { coursesOf, ghostOf, placedGhost, tagsOn } from './courses.ts';
import { dangerMarks, useExposure } from './dangers.ts';
import { effectsOf } from './effects.ts';
import { happeningOf } from './events.ts';
import { mapRanges } from './ranges.ts';
import { plumesOf, wrecksOf } from './remains.ts';

/** What an order would lead to: a unit in its place, or a course that begins where the unit is. */
type Foretold = { unit: UnitView; placed: boolean };

/**
 * [9.4, 11.0, R6.1b] The unit an order concerns, as it would be once what is pointed at, or else what is laid, is given; null
 * where that cannot be foretold.
 */
export function foretell(seat: Seat, pointed: Action | null, mode: Choosing | null): Foretold | null {
  const action = pointed ?? mode?.laid ?? null;
  if (!action) return null;
  if (isPlacing(action)) return { unit: unitPlaced(seat, action), placed: true };
  const unit = seat.preview(action);
  return unit ? { unit, placed: false } : null;
}

/** The ground of a scenario, worked out once. */
function useGround() {
  const scenario = useTable((state) => state.scenario);
  return useMemo(() => ({ scenario, danger: dangersOf(scenario), ...terrainOf(scenario) }), [scenario]);
}

/** Where the selected unit goes, or would go after the order that is thought about, and where it ends. */
function useOwnCourse(seat: Seat, selected: string | null, { scenario, danger }: ReturnType<typeof useGround>) {
  const preview = useView((state) => state.preview);
  const interaction = useView((state) => state.interaction);
  return useMemo(() => {
    const { view } = seat;
    const unit = view.units.find(({ id }) => id === selected) ?? null;
    const ahead = foretell(seat, preview, interaction.kind === 'choosing' ? interaction : null);
    const shown = ahead?.unit ?? unit;
    if (!shown) return { courses: [], ghosts: [] };
    if (ahead && !ahead.placed && unit) {
      // As it flies now, and dashed as it would fly after the order.
      const now = coursesOf(view, unit, 'selected', danger).map((course) => ({ ...course, tags: tagsOn(seat, unit) }));
      const then = coursesOf(view, shown, 'hint', danger).map((course) => ({ ...course, id: `${course.id} laid` }));
      const ends = [ghostOf(view, unit, now), ghostOf(view, { ...shown, id: `${shown.id} laid` }, then)];
      return { courses: [...now, ...then], ghosts: ends.flatMap((end) => end ?? []) };
    }
    const from = ahead?.placed ? hexNamed(view, scenario, shown.hex, hexOf(view, selected)) : undefined;
    const tags = tagsOn(seat, shown);
    const courses = coursesOf(view, shown, 'selected', danger, from).map((course) => ({ ...course, tags }));
    const beside = unit && shown.id !== unit.id ? coursesOf(view, unit, 'other', danger) : [];
    const ghost = from ? placedGhost(view, shown, from) : ghostOf(view, shown, courses);
    return { courses: [...beside, ...courses], ghosts: ghost ? [ghost] : [] };
  }, [seat, selected, preview, interaction, scenario, danger]);
}

const NOWHERE = { courses: [], ghosts: [] };

/** Where the units would go if one had done what was better. */
function useBetter(
  { view }: Seat,
  { danger }: ReturnType<typeof useGround>,
): { courses: readonly MapCourse[]; ghosts: readonly MapGhost[] } {
  const better = useView((state) => state.better);
  return useMemo(() => {
    if (!better) return NOWHERE;
    const ways = better.map((unit) => ({ unit, courses: coursesOf(view, unit, 'hint', danger) }));
    return {
      courses: ways.flatMap(({ courses }) => courses.map((course) => ({ ...course, id: `${course.id} hint` }))),
      ghosts: ways.flatMap(({ unit, courses }) => ghostOf(view, { ...unit, id: `${unit.id} hint` }, courses) ?? []),
    };
  }, [view, danger, better]);
}

/** The dangers that stand in words: those that the end of the phase would leave, else the adviser's and the selected unit's. */
function useToldDangers(seat: Seat, selected: string | null, past: boolean): readonly Danger[] {
  const isSpoken = useAdvice(isAdvised);
  const isAsked = useView((state) => state.endAsked);
  return useMemo(() => {
    // What happened has the map to itself.
    if (past) return [];
    if (isAsked) return unfinishedOf(seat).dangers;
    const { dangers } = outlookOf(seat);
    return dangers.filter(({ unit }, nth) => (isSpoken && nth === 0) || unit === selected);
  }, [seat, selected, past, isSpoken, isAsked]);
}

/** The line of the fire that is told as a danger, with its figure. */
function fireLineOf({ view }: Seat, told: readonly Danger[]): MapRangeLine | null {
  const fire = told.find(({ kind }) => kind === 'fire');
  const from = fire && hexOf(view, fire.from);
  return fire && from ? { from, to: fire.hex, label: percentText(fire.probability ?? 0) } : null;
}

/** Where the line of the story lies that is pointed at. */
function useHappening() {
  const { table } = useGame();
  const log = useTable((state) => state.log);
  const pointed = useView((state) => state.pointed);
  return useMemo(
    () => pointed && happeningOf(pointed, log, (count) => table.seatAfter(count)?.view ?? null),
    [table, log, pointed],
  );
}

/** All that lies on the map: what the seat shows, and what its player is thinking about. */
export function useMapContents({ seat, past, told: happened }: ShownMoment): MapContents {
  const ground = useGround();
  const { scenario, danger, planets, asteroids } = ground;
  const selected = useView((state) => state.selected);
  const hovered = useView((state) => state.hovered);
  const interaction = useView((state) => state.interaction);
  const pointed = useView((state) => state.pointed);
  const allCourses = useView((state) => state.allCourses);
  const withRanges = useView((state) => state.ranges);
  const aim = useView((state) => state.aim);
  const target = useView((state) => targetIn(seat, state));
  const { view } = seat;

  const pieces = useMemo(() => piecesOf(view, selected), [view, selected]);
  const happening = useHappening();
  const exposure = useExposure(selected, useAdvice(mayHint));
  const dangers = useMemo(() => dangerMarks(exposure, view, scenario), [exposure, view, scenario]);
  const told = useToldDangers(seat, selected, past);
  // In a Fire Phase all targets are marked, whichever is thought about.
  const marked = seat.stage === 'fire' ? null : target;
  const highlights = useMemo(
    () => [
      ...highlightsOf(seat, scenario, { selected, interaction, target: marked, pointed }),
      ...dangers,
      ...told.flatMap(({ hex, from }): MapHighlight[] =>
        [hex, hexOf(view, from)].flatMap((at) => (at ? [{ hex: at, kind: 'danger' }] : [])),
      ),
      ...(happening?.hexes.map((hex) => ({ hex, kind: 'event' as const })) ?? []),
    ],
    [seat, view, scenario, selected, interaction, marked, pointed, happening, dangers, told],
  );
  const own = useOwnCourse(seat, selected, ground);
  const met = useMemo(() => {
    const laid = interaction.kind === 'choosing' ? interaction.laid : null;
    return laid && isLaunch(laid) ? (meetingOf(seat, laid)?.target ?? null) : null;
  }, [seat, interaction]);
  /** The courses on which a danger in words comes about, with its figure. */
  const flown = useMemo(
    () => new Set(told.flatMap(({ kind, unit, from }) => (kind === 'fire' ? [] : kind === 'comes' ? [from] : [unit]))),
    [told],
  );
  const others = useMemo<MapCourse[]>(
    () =>
      view.units
        .filter(
          ({ id }) => id !== selected && (allCourses || id === hovered || id === target || id === met || flown.has(id)),
        )
        .flatMap((unit) =>
          coursesOf(view, unit, 'other', danger).map((course) =>
            flown.has(unit.id) ? { ...course, tags: tagsOn(seat, unit) } : course,
          ),
        ),
    [seat, view, selected, hovered, target, met, allCourses, danger, flown],
  );
  const better = useBetter(seat, ground);
  const courses = useMemo(() => [...others, ...own.courses, ...better.courses], [others, own, better]);
  const ghosts = useMemo(() => [...own.ghosts, ...better.ghosts], [own, better]);
  const idle = interaction.kind !== 'choosing';
  const rangeLine = useMemo(
    () =>
      happening?.line ??
      (idle && !happening ? (rangeLineOf(seat, { selected, target }) ?? fireLineOf(seat, told)) : null),
    [seat, selected, target, idle, happening, told],
  );
  const effects = useMemo(() => effectsOf(view, happened), [view, happened]);
  const ranges = useMemo(() => {
    if (!withRanges) return [];
    // In a Fire Phase the bands stand for the circles of other phases.
    const bands = bandsOf(seat, selected, target, aim);
    return bands.length > 0 ? bands : mapRanges(seat, selected);
  }, [seat, selected, target, aim, withRanges]);
  const tractors = useMemo(() => tractorsOf(seat), [seat]);
  const log = useMomentLog();
  const remains = useMemo(() => ({ plumes: plumesOf(view, log), wrecks: wrecksOf(view, log) }), [view, log]);
  const { sheets } = view;
  const lines = { rangeLine, ranges, tractors, effects };
  return { sheets, planets, asteroids, pieces, courses, highlights, ghosts, ...lines, ...remains };
}
