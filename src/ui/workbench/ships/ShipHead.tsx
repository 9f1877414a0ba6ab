import './yard.css';
import { HULLS, RECORD_LIMITS } from '../../../engine/index.ts';
import { FAMILIES, type HullFamily } from '../../../sheet/index.ts';
import { hullKind, hullName, signed } from '../../../words/index.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { figuresOf } from '../../../workbench/ships/figures.ts';
import { Term } from '../../play/Term.tsx';
import { HullMark } from './HullMark.tsx';

const MAKERS: Record<HullFamily, string> = {
  blades: 'Blades RI',
  harmonics: 'Harmonics Inc',
  corco: 'Corco Group',
  terwillicker: 'Terwillicker',
  lander: 'Lander',
};

interface ShipHeadProps {
  design: ShipDesign;
  onName: (name: string) => void;
}

/** The ship's name and kind. */
export function ShipHead({ design: { name, hull }, onName }: ShipHeadProps) {
  return (
    <header className="line gap-3 yard-ship">
      <HullMark hull={hull} size={56} />
      <div className="flex-1 min-w-0">
        <label>
          <span className="visually-hidden">Name of the ship</span>
          <input
            className="w-full px-1 head-tight text-phase yard-name"
            type="text"
            value={name}
            maxLength={RECORD_LIMITS.name}
            autoComplete="off"
            spellCheck={false}
            placeholder="Name of the ship"
            onChange={({ target }) => onName(target.value)}
          />
        </label>
        <p className="muted">
          <Term>{hullName(hull)}</Term>, {MAKERS[FAMILIES[hull]]}, {hullKind(hull)}
        </p>
      </div>
    </header>
  );
}

const JUMP = { none: 'none', standard: 'standard', augmented: 'augm.' } as const;

/** [4.0, 5.0] The figures that follow from hull and pods; those that a pod on trial changes are marked. */
export function ShipSummary({ design, before }: { design: ShipDesign; before: ShipDesign }) {
  const rows = [design, before].map((one) => {
    const { velocityRating, maneuverRating, burnRate, performance } = HULLS[one.hull];
    const { units, program, commands, fires, jump, crew, passengers, cargo } = figuresOf(one);
    return [
      { term: 'Velocity Rating', words: 'velocity', figure: velocityRating },
      { term: 'Maneuver Rating', words: 'maneuver', figure: maneuverRating },
      { term: 'Burn Rate', words: 'burn rate', figure: burnRate },
      { term: 'Energy Capacity', words: 'units', figure: units.hull + units.pods },
      { term: 'Targeting Program', words: 'program', figure: signed(program) },
      { term: 'Fires', words: 'fires', figure: fires },
      { term: 'Battle Commands', words: 'commands', figure: commands },
      { term: 'Jump', words: 'jump', figure: JUMP[jump] },
      { term: 'crew required', words: 'crew', figure: crew },
      { term: 'passenger capacity', words: 'passengers', figure: passengers },
      { term: 'cargo capacity', words: 'cargo', figure: cargo },
      {
        term: 'performance modifier',
        words: 'performance',
        figure: performance > 0 ? `+${performance}` : signed(performance),
      },
    ];
  });
  const [now = [], then = []] = rows;
  return (
    <dl className="grid yard-figures">
      {now.map(({ term, words, figure }, index) => (
        <div key={term} className={figure === then[index]?.figure ? undefined : 'is-tried'}>
          <dt className="small muted">
            <Term name={term}>{words}</Term>
          </dt>
          <dd className="text-title num">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
