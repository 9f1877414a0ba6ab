import { useEffect, useState } from 'react';
import { otherPlayer } from '../../engine/index.ts';
import { askAboutProgram } from '../../store/table/calls.ts';
import { letProgramPlay } from '../../store/table/invitations.ts';
import type { MyTable } from '../../store/table/my-tables.ts';
import type { ScreensState } from '../../store/table/table-state.ts';
import { Button } from '../kit/Button.tsx';
import { Invitation, invitationOf } from './Invitation.tsx';
import { RankChoice, USUAL_RANK } from './RankChoice.tsx';

/** Somebody to play while a table waits: the program, until one who has the link comes. */
export function AskStandIn({ mine }: { mine: MyTable }) {
  const [isThere, setThere] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [rank, setRank] = useState(USUAL_RANK);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    void askAboutProgram().then(({ ok }) => setThere(ok));
  }, []);
  if (!isThere) return null;
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Play the program until somebody comes</Button>;
  return (
    <div className="stack gap-3">
      <RankChoice rank={rank} onChoose={setRank} />
      <p className="muted">Your link stays good: anybody who takes the seat by it plays on from there.</p>
      {failed && <p role="alert">The server has not done it. Try again in a moment.</p>}
      <Button look="primary" onClick={() => void letProgramPlay(mine, rank).then((done) => setFailed(!done))}>
        Begin against the program
      </Button>
    </div>
  );
}

/** At a table with the program: the link by which somebody takes its side over. */
export function StandIn({ mine, screens: { seat, people } }: { mine: MyTable; screens: ScreensState }) {
  const [isShown, setShown] = useState(false);
  const words = invitationOf(mine);
  if (seat === null || !words || !people[otherPlayer(seat)].program) return null;
  return (
    <>
      <Button look="plain" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide the invitation' : 'Invite somebody to take its side'}
      </Button>
      {isShown && <Invitation words={words} commitment={mine.commitment} isChoice={false} isStandIn />}
    </>
  );
}
