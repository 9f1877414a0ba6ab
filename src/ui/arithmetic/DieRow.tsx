import './arithmetic.css';
import type { HitChance, InterceptionChance } from '../../engine/index.ts';
import { chanceText, percentText, probabilityOf } from '../../words/index.ts';

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The ten faces of the die, those that hit filled, and the chance in words. */
export function DieRow({ chance }: { chance: HitChance | InterceptionChance }) {
  const most = chance === 'A' ? 10 : chance === '-' ? 0 : chance;
  return (
    <div className="arithmetic-chance">
      <div className="arithmetic-die" aria-hidden="true">
        {FACES.map((face) => (
          <i key={face} className={face <= most ? 'arithmetic-face arithmetic-hit' : 'arithmetic-face'}>
            {face}
          </i>
        ))}
      </div>
      <b className="num arithmetic-needs">
        {chanceText(chance)}, {percentText(probabilityOf(chance))}
      </b>
    </div>
  );
}
