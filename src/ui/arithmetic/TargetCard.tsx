import './arithmetic.css';
import { useMemo } from 'react';
import type { UnitId, UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { Segments } from '../elements/Segments.tsx';
import { useGame, useView } from '../session/context.ts';
import { fireOf } from '../session/fires.ts';
import { FireCard } from './FireCard.tsx';
import { WeaponChoice } from './WeaponChoice.tsx';

interface TargetCardProps {
  seat: Seat;
  unit: UnitView;
  target: UnitView;
}

const isCraft = ({ kind }: UnitView): boolean => kind === 'spaceship' || kind === 'battlecraft';

const SIDES = [
  { value: false, label: 'Our fire' },
  { value: true, label: 'Their fire' },
];

function Sides({ theirs, onTheirs }: { theirs: boolean; onTheirs: (theirs: boolean) => void }) {
  return <Segments label="Who fires" options={SIDES} chosen={theirs} onChoose={onTheirs} />;
}

/** The other unit, if one of the two could fire at the other. */
export function aimedAt({ view }: Seat, unit: UnitView, target: UnitId | null): UnitView | null {
  const aimed = view.units.find(({ id }) => id === target);
  return aimed && aimed.owner !== unit.owner && (isCraft(unit) || isCraft(aimed)) ? aimed : null;
}

/** What the selected unit could do to another, and the other to it, in any phase. */
export function TargetCard({ seat, unit, target }: TargetCardProps) {
  const { view } = useGame();
  const wished = useView((state) => state.theirFire);
  const aim = useView((state) => state.aim);
  const both = isCraft(unit) && isCraft(target);
  const theirs = isCraft(target) && (wished || !isCraft(unit));
  const [shooter, at] = theirs ? [target, unit] : [unit, target];
  const fire = useMemo(() => fireOf(seat, shooter, at, aim), [seat, shooter, at, aim]);
  return (
    <FireCard
      seat={seat}
      unit={shooter}
      target={at}
      fire={fire}
      side={both ? <Sides theirs={theirs} onTheirs={(theirFire) => view.set({ theirFire })} /> : undefined}
      weapon={<WeaponChoice unit={shooter} fire={fire} />}
    />
  );
}
