import { useState } from 'react';
import { findScenario } from '../../scenarios/index.ts';
import type { CallTrouble } from '../../store/table/calls.ts';
import { sitDown } from '../../store/table/invitations.ts';
import type { LookAnswer } from '../../wire/calls.ts';
import { Button } from '../kit/Button.tsx';
import { comeToTable } from '../pages/pages.ts';
import { callTroubleText } from './call-words.ts';
import { battleTitle } from './sides.ts';

/** One's own seat, carried to another device. */
export function OwnSeat({ table, invitation, look }: { table: string; invitation: string; look: LookAnswer }) {
  const [trouble, setTrouble] = useState<CallTrouble | null>(null);
  const { seat, names, scenario, commitment } = look;
  const title = battleTitle(typeof scenario === 'string' ? findScenario(scenario) : scenario);
  const name = seat === null ? '' : names[seat];
  const take = async () => {
    const seated = await sitDown({ table, invitation, title, commitment }, name);
    if (seated.ok) await comeToTable(table, 'replace');
    else setTrouble(seated.why);
  };
  return (
    <div className="stack gap-3 screens-form">
      <p className="text-title">
        This link is a seat at <strong>{title}</strong>: player {seat}
        {name !== '' && `, ${name}`}. From here on you can play it on this device too.
      </p>
      {trouble && <p role="alert">{callTroubleText(trouble)}</p>}
      <Button look="primary" onClick={() => void take()}>
        Play on this device too
      </Button>
    </div>
  );
}
