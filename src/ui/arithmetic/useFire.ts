import { useMemo, useState } from 'react';
import { FIRE_TYPES, type FireType, type Offer, type Part, type UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat.ts';
import { type FireRow, fireOffer, fireRows, type Weapon, type WeaponLine, weaponsOf } from './fires.ts';

/** The weapon and the type of fire that are looked at, and what they come to at a target. */
export interface Fire {
  offer: Offer | null;
  weapons: readonly (WeaponLine & { state: string })[];
  from: Weapon;
  setFrom: (from: Weapon) => void;
  type: FireType;
  setType: (type: FireType) => void;
  rows: readonly FireRow[];
  /** The row of the present type, if the weapon has it at all. */
  row: FireRow | null;
}

const isOpen = ({ odds, refusal }: FireRow): boolean => odds !== null && refusal === null;

/** What was wished for as long as that can be had; else the first that can. */
function typeFor(rows: readonly FireRow[], wanted: FireType | null): FireType {
  const kept = rows.find(({ type, odds }) => type === wanted && odds !== null);
  return (kept ?? rows.find(isOpen) ?? rows.find(({ odds }) => odds !== null))?.type ?? FIRE_TYPES[0] ?? 'laser-burst';
}

/** How many types of fire a weapon may make now. */
const typesOpen = (offer: Offer | null, from: Weapon): number =>
  new Set(
    (offer?.actions ?? []).flatMap((action) => (action.do === 'fire' && action.from === from ? [action.type] : [])),
  ).size;

/** [8.1, 8.9] Why nothing more comes from a weapon in this phase, in a word. */
function stateOf(unit: UnitView, from: Weapon, offer: Offer | null): string {
  const status = typeof from === 'number' ? unit.parts?.[`pod-${from}` as Part]?.status : undefined;
  if (status === 'destroyed') return 'destroyed';
  const over = offer !== null && (offer.refusal === null || offer.refusal.code === 'no-fires-left');
  return over && typesOpen(offer, from) === 0 ? 'spent' : '';
}

/** The weapon with the best chance that can still fire, or could if it were time; without a target, the one that can most. */
function bestWeapon(
  seat: Seat,
  unit: UnitView,
  target: UnitView | null,
  weapons: readonly WeaponLine[],
  offer: Offer | null,
): Weapon {
  const best = weapons.map(({ from }) => {
    if (!target) return { from, worth: typesOpen(offer, from) };
    const open = fireRows(seat, unit.id, from, target.id, offer).filter(isOpen);
    return { from, worth: Math.max(-1, ...open.map(({ odds }) => odds?.probability ?? 0)) };
  });
  best.sort((a, b) => b.worth - a.worth);
  return best[0]?.from ?? 'burster';
}

/** Keeps the choice of a weapon and a type of fire for a craft. */
export function useFire(seat: Seat, unit: UnitView, target: UnitView | null): Fire {
  const [weapon, setWeapon] = useState<{ unit: string; from: Weapon } | null>(null);
  const [wanted, setType] = useState<FireType | null>(null);
  const offer = useMemo(() => fireOffer(seat, unit.id), [seat, unit.id]);
  const weapons = useMemo(
    () => weaponsOf(unit).map((line) => ({ ...line, state: stateOf(unit, line.from, offer) })),
    [unit, offer],
  );
  const best = useMemo(() => bestWeapon(seat, unit, target, weapons, offer), [seat, unit, target, weapons, offer]);
  const from = weapon?.unit === unit.id ? weapon.from : best;
  const rows = useMemo(
    () => (target ? fireRows(seat, unit.id, from, target.id, offer) : []),
    [seat, unit.id, from, target, offer],
  );
  const type = typeFor(rows, wanted);
  return {
    offer,
    weapons,
    from,
    setFrom: (next) => setWeapon({ unit: unit.id, from: next }),
    type,
    setType,
    rows,
    row: rows.find((row) => row.type === type) ?? null,
  };
}
