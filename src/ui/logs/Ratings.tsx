import './shiplog.css';
import type { LogSheet } from '../../sheet/index.ts';
import { signed } from '../../words/index.ts';
import { Term } from '../play/Term.tsx';

/** [4.0, 10.1] The figures at the head of the booklet's log, as the charts have them. */
export function Ratings({ header }: { header: LogSheet['header'] }) {
  if (!header) return null;
  const { velocityRating, maneuverRating, burster, armor, forceField, targetingProgram, battleCommands, fires } =
    header;
  const figures = [
    ['Velocity Rating', velocityRating],
    ['Maneuver Rating', maneuverRating],
    ['Armor', armor],
    ['Force field class', forceField === 0 ? 'none' : forceField],
    ['Burster class', burster === 0 ? 'none' : burster],
    ['Targeting program', signed(targetingProgram)],
    ['Battle Commands', battleCommands],
    ['Fires', fires],
  ] as const;
  return (
    <div className="stack content-start one-column shiplog-section">
      <h4 className="cap">
        <Term>As built</Term>
      </h4>
      <dl className="stack small shiplog-ratings">
        {figures.map(([name, figure]) => (
          <div className="flex apart gap-1h border-t" key={name}>
            <dt className="muted">
              <Term>{name}</Term>
            </dt>
            <dd className="num">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
