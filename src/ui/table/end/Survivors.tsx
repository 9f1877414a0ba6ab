import './survivors.css';
import { useMemo, useState } from 'react';
import { boxOf, isPodPart, type Scenario, shipId } from '../../../engine/index.ts';
import type { LoggedEvent } from '../../../game/log.ts';
import { launchesOf } from '../../../sheet/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { keepShips } from '../../../store/workbench/ships.ts';
import { capital, count, hullName, podName } from '../../../words/index.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { type AfterBattle, asItIs, hasSurvived, repaired } from '../../../workbench/ships/survivors.ts';
import { SideMark } from '../../counters/SideMark.tsx';
import { printAddress } from '../../kit/address.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { refusedText } from '../../kit/refused-text.ts';
import { Segments } from '../../kit/Segments.tsx';

type Choice = 'as-it-is' | 'repaired' | 'left';

const CHOICES = [
  { value: 'as-it-is' as const, label: 'As it is' },
  { value: 'repaired' as const, label: 'Repaired' },
  { value: 'left' as const, label: 'Left behind' },
];

interface SurvivorsProps {
  seat: Seat;
  scenario: Scenario;
  log: readonly LoggedEvent[];
  onClose: () => void;
}

/** The ships that have come out of a battle, as far as this seat may see their logs. */
function listSurvivors({ seat, scenario, log }: Pick<SurvivorsProps, 'seat' | 'scenario' | 'log'>): AfterBattle[] {
  const { units } = seat.view;
  const launches = launchesOf(log.map(({ event }) => event));
  const isPrepared = (id: string): boolean => units.some((unit) => unit.id === id && unit.status === 'prepared');
  return scenario.ships.flatMap((line) => {
    const id = shipId(line);
    const ship = units.find((unit) => unit.id === id);
    if (!ship || !hasSurvived(ship)) return [];
    const craft = units.filter((unit) => unit.kind === 'battlecraft' && unit.id.replace(/\d+$/, '') === id);
    const prepared = launches.filter(({ ship: from, missile }) => from === id && isPrepared(missile));
    return [{ line, ship, craft, prepared }];
  });
}

/** `bridge vulnerable, pod 2 heavy weapon destroyed; 12 blocks spent`: what a battle has left of a ship. */
function wearText({ damage = {}, pods, spentBlocks = 0 }: ShipDesign): string {
  const hits = Object.entries(damage).map(([part, status]) => {
    const pod = isPodPart(part) ? pods[boxOf(part) - 1] : undefined;
    return `${pod ? `${podName(pod.type, pod.count)} pod` : part.replace('-', ' ')} ${status}`;
  });
  const lost = pods.filter((pod) => pod.lost).length;
  const parts = [
    hits.length === 0 ? 'no hits' : hits.join(', '),
    ...(spentBlocks > 0 ? [`${count(spentBlocks, 'block')} spent`] : []),
    ...(lost > 0 ? [`${lost} battlecraft lost`] : []),
  ];
  return capital(parts.join('; '));
}

/** Carries what a battle has left of the ships into the hangar: each as it is, repaired, or not at all. */
export function Survivors({ seat, scenario, log, onClose }: SurvivorsProps) {
  const survivors = useMemo(
    () =>
      listSurvivors({ seat, scenario, log }).map((after) => {
        const name = after.line.name ?? `${hullName(after.line.hull)} ${after.ship.id}`;
        return { after, name, worn: asItIs(after, name) };
      }),
    [seat, scenario, log],
  );
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [done, setDone] = useState<number | { refused: string } | null>(null);
  const choiceOf = (id: string): Choice => choices[id] ?? 'as-it-is';
  const taken = survivors.filter(({ after }) => choiceOf(after.ship.id) !== 'left');

  async function carryOn(): Promise<void> {
    try {
      await keepShips(
        taken.map(({ after, name, worn }) => (choiceOf(after.ship.id) === 'repaired' ? repaired(after, name) : worn)),
      );
      setDone(taken.length);
    } catch (error) {
      setDone({ refused: refusedText('ships could not be saved', error) });
    }
  }

  if (typeof done === 'number') {
    return (
      <Dialog title="Carried on" onClose={onClose}>
        <p>{count(done, 'ship')} in the hangar, ready for another battle.</p>
        <div className="row">
          <a
            className="button button-primary"
            href={printAddress({ place: { at: 'workbench', part: 'ship', id: null }, rules: null })}
          >
            To the hangar
          </a>
          <Button onClick={onClose}>Close</Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title="Carry on with the survivors" onClose={onClose}>
      <p>
        Their logs become ships of your hangar. As it is, a ship keeps its hits, and neither the energy nor the missiles
        it spent come back.
      </p>
      {survivors.length === 0 && <p>No ship has survived.</p>}
      <ul className="stack my-3 survivors">
        {survivors.map(({ after, name, worn }) => (
          <li className="row items-center gap-3 gap-y-1 pb-2 border-b" key={after.ship.id}>
            <SideMark side={after.ship.owner} />
            <div className="min-w-0">
              <b>{name}</b>
              <small className="block muted">{wearText(worn)}</small>
            </div>
            <Segments
              label={`What becomes of ${name}`}
              options={CHOICES}
              chosen={choiceOf(after.ship.id)}
              onChoose={(choice) => setChoices({ ...choices, [after.ship.id]: choice })}
            />
          </li>
        ))}
      </ul>
      {done && <p role="alert">{done.refused}</p>}
      <div className="row">
        <Button look="primary" aria-disabled={taken.length === 0} onClick={() => taken.length > 0 && void carryOn()}>
          Into the hangar
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}
