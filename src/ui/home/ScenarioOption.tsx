import type { Scenario } from '../../engine/index.ts';
import { briefingOf } from '../../words/briefings.ts';

interface OptionProps {
  value: string;
  title: string;
  note: string;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A battle in the list of those that can be begun. */
export function ScenarioOption({ value, title, note, name, isChosen, onChoose }: OptionProps) {
  return (
    <label className="scenario-option">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} value={value} />
      <span>
        <strong className="num">{title}</strong>
        <span className="muted">{note}</span>
      </span>
    </label>
  );
}

/** What is said there of a scenario, after its number in the booklet if it has one. */
export function scenarioOptionOf(scenario: Scenario, nth: number | '') {
  const { title, difficulty, length } = briefingOf(scenario);
  return { value: scenario.id, title: `${nth} ${title}`, note: `${difficulty}. ${length.split(',')[0]}.` };
}
