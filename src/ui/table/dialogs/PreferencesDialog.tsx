import './preferences.css';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { PAPER_SIZES, paperName } from '../../../sheet/paper/index.ts';
import {
  type AskedQuestion,
  forgetChoices,
  leaveUnasked,
  type Pace,
  preferences,
  type Theme,
} from '../../../store/device/preferences.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { Tick } from '../../kit/Tick.tsx';
import { paceNow } from '../../play/comfort.ts';
import { playSounds } from '../../play/sound.ts';
import { usePaper } from '../../play/usePaper.ts';
import { KeyChoices } from './KeyChoices.tsx';

const THEMES: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'space', label: 'Space' },
  { value: 'paper', label: 'Paper' },
];

/** The look of the page. */
function ThemeChoice() {
  const chosen = useStore(preferences, (state) => state.theme);
  return (
    <Segments label="Look" options={THEMES} chosen={chosen} onChoose={(theme) => preferences.setState({ theme })} />
  );
}

const PACES: readonly { value: Pace; label: string }[] = [
  { value: 'calm', label: 'Calm' },
  { value: 'steady', label: 'Steady' },
  { value: 'quick', label: 'Quick' },
];

/** How what happens is shown. */
function PaceChoice() {
  const chosen = useStore(preferences, paceNow);
  return (
    <Segments
      label="How what happens is shown"
      options={PACES}
      chosen={chosen}
      onChoose={(pace) => preferences.setState({ pace })}
    />
  );
}

const CONTRASTS = [
  { value: 'system', label: 'As the system' },
  { value: 'high', label: 'High' },
] as const;

const MOTIONS = [
  { value: false, label: 'As the system' },
  { value: true, label: 'Still' },
] as const;

const DICE = [
  { value: 'rolled', label: 'Rolled here' },
  { value: 'typed', label: 'Your own' },
] as const;

const VOLUMES = [
  { value: 'quiet', label: 'Quiet' },
  { value: 'normal', label: 'Normal' },
  { value: 'loud', label: 'Loud' },
] as const;

const IDLE_PLAYS = [
  { value: 'program', label: 'Play themselves against the program' },
  { value: 'always', label: 'Always' },
  { value: 'never', label: 'Never' },
] as const;

const VOICES = [
  { value: 'terse', label: 'What concerns you' },
  { value: 'usual', label: 'And count the rest' },
  { value: 'full', label: 'Everything' },
] as const;

const WHEELS = [
  { value: 'apart', label: 'Wheel zooms, two fingers move' },
  { value: 'zooms', label: 'Both zoom' },
  { value: 'moves', label: 'Both move' },
] as const;

const INKS = [
  { value: false, label: 'Black' },
  { value: true, label: 'Colour' },
] as const;

const QUESTIONS: readonly { question: AskedQuestion; label: string }[] = [
  { question: 'command', label: 'Ask before a Command Phase ends while a missile is about to meet a unit' },
  { question: 'fire', label: 'Ask before a Fire Phase ends that leaves a shot worth having' },
];

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="row line apart gap-3 gap-y-1 py-1">
      <span>{name}</span>
      {children}
    </div>
  );
}

function Look() {
  const { contrast, still } = useStore(preferences);
  return (
    <section aria-label="Look and motion">
      <h3 className="cap">Look and motion</h3>
      <Line name="Look">
        <ThemeChoice />
      </Line>
      <Line name="Contrast">
        <Segments
          label="Contrast"
          options={CONTRASTS}
          chosen={contrast}
          onChoose={(chosen) => preferences.setState({ contrast: chosen })}
        />
      </Line>
      <Line name="Motion">
        <Segments
          label="Motion"
          options={MOTIONS}
          chosen={still}
          onChoose={(chosen) => preferences.setState({ still: chosen })}
        />
      </Line>
      <Line name="What happens">
        <PaceChoice />
      </Line>
    </section>
  );
}

function Playing() {
  const { sound, volume, idlePlay, unasked, dice, wheel, voice } = useStore(preferences);
  const ring = (on: boolean) => {
    preferences.setState({ sound: on });
    if (on) playSounds('turn');
  };
  return (
    <section aria-label="Playing">
      <h3 className="cap">Playing</h3>
      <Tick checked={sound} onChange={ring}>
        Short sounds for orders, thrust, shots, losses, alarms and your turn
      </Tick>
      {sound && (
        <Line name="Volume">
          <Segments
            label="Volume"
            options={VOLUMES}
            chosen={volume}
            onChoose={(chosen) => {
              preferences.setState({ volume: chosen });
              playSounds('turn');
            }}
          />
        </Line>
      )}
      <Line name="What a screen reader says of events">
        <Segments
          label="What a screen reader says of events"
          options={VOICES}
          chosen={voice}
          onChoose={(chosen) => preferences.setState({ voice: chosen })}
        />
      </Line>
      {QUESTIONS.map(({ question, label }) => (
        <Tick key={question} checked={!unasked.includes(question)} onChange={(asked) => leaveUnasked(question, !asked)}>
          {label}
        </Tick>
      ))}
      <Line name="Wheel and trackpad over a map">
        <Segments
          label="Wheel and trackpad over a map"
          options={WHEELS}
          chosen={wheel}
          onChoose={(chosen) => preferences.setState({ wheel: chosen })}
        />
      </Line>
      <Line name="Phases without a decision">
        <Segments
          label="Phases without a decision"
          options={IDLE_PLAYS}
          chosen={idlePlay}
          onChoose={(chosen) => preferences.setState({ idlePlay: chosen })}
        />
      </Line>
      <Line name="Dice of a new game">
        <Segments
          label="Dice of a new game"
          options={DICE}
          chosen={dice}
          onChoose={(chosen) => preferences.setState({ dice: chosen })}
        />
      </Line>
    </section>
  );
}

function Printing() {
  const [paper, choosePaper] = usePaper();
  return (
    <section aria-label="Printing">
      <h3 className="cap">Printing</h3>
      <Line name="Paper">
        <Segments
          label="Paper"
          options={PAPER_SIZES.map((value) => ({ value, label: paperName(value) }))}
          chosen={paper.size}
          onChoose={(size) => choosePaper({ ...paper, size })}
        />
      </Line>
      <Line name="Ink">
        <Segments
          label="Ink"
          options={INKS}
          chosen={paper.colour}
          onChoose={(colour) => choosePaper({ ...paper, colour })}
        />
      </Line>
    </section>
  );
}

/** All that can be chosen about the program on this device, in one place; every choice counts at once. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Preferences" onClose={onClose} wide>
      <p className="muted">Remembered on this device, for every game. Each choice counts at once.</p>
      <div className="stack mt-4 preferences">
        <Look />
        <Playing />
        <Printing />
        <KeyChoices />
      </div>
      <div className="dialog-buttons">
        <Button onClick={forgetChoices}>All as it was at first</Button>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
