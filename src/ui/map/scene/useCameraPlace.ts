import { type PointerEvent, useRef, useState } from 'react';
import type { Seat } from '../../../store/seat/seat.ts';
import type { CameraPlace } from '../../../store/table/view-store.ts';
import { selectParts } from '../../kit/part.ts';
import { useGame } from '../../play/context.ts';

/** Whatever a hand does to the map: from then on it stays where it was put, also over a hand-over. */
export function useCameraPlace(seat: Seat) {
  const { view } = useGame();
  const who = seat.player ?? 0;
  const [initialCamera] = useState(() => view.state.getState().cameras[who]);
  const touched = useRef(initialCamera !== undefined);
  const touch = () => {
    touched.current = true;
  };
  const onCameraChange = (place: CameraPlace) => {
    if (touched.current) view.set({ cameras: { ...view.state.getState().cameras, [who]: place } });
  };
  const held = useRef(false);
  /** A hand that drags what lies on the map leaves the map where it is. */
  const dragsHead = useRef(false);
  const hold = ({ target }: PointerEvent) => {
    held.current = true;
    if (target instanceof Element && target.closest(selectParts('tools'))) touch();
  };
  /** A press on a piece leaves the map where it is; a drag moves it. */
  const drag = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons > 0 && !dragsHead.current && Math.hypot(movementX, movementY) > 2) touch();
  };
  const letGo = () => {
    held.current = false;
  };
  const hands = {
    onPointerDown: hold,
    onPointerMove: drag,
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onWheel: touch,
    onKeyDown: touch,
  };
  return { initialCamera, onCameraChange, hands, isHeld: () => held.current, dragsHead };
}
