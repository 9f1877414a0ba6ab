import './arithmetic.css';
import type { HitChance, InterceptionChance } from '../../../engine/index.ts';
import { chanceText, mostOf, percentText, probabilityOf } from '../../../words/index.ts';
import { DieFaces } from '../DieFaces.tsx';
import { Term } from '../Term.tsx';

/** The ten faces of the die, those that hit filled, and the chance in words. */
export function DieRow({ chance }: { chance: HitChance | InterceptionChance }) {
  return (
    <div className="row line gap-2h gap-y-1">
      <DieFaces most={mostOf(chance)} />
      <b className="text-lead nowrap num">
        {chance === '-' ? <Term>{chanceText(chance)}</Term> : chanceText(chance)}, {percentText(probabilityOf(chance))}
      </b>
    </div>
  );
}
