import './adviser.css';
import { percentText } from '../../words/index.ts';
import { DEADLY, STRIKING, UNSAFE } from '../map/scene/dangers.ts';
import { useView } from '../play/context.ts';

/** What the marks on the hexes mean, for a unit that ends its next move there. */
export function DangerLegend() {
  const selected = useView((state) => state.selected);
  if (selected === null) return null;
  return (
    <ul
      className="row gap-4 gap-y-0 small danger-legend"
      data-part="map-legend"
      aria-label={`Where ${selected} may end its next move`}
    >
      <li className="line gap-1h">
        <span className="danger-swatch danger-unsafe" /> unsafe: a missile meets {selected}: {percentText(UNSAFE)} and
        more
      </li>
      <li className="line gap-1h">
        <span className="danger-swatch danger-deadly" /> {percentText(DEADLY)} and more
      </li>
      <li className="line gap-1h">
        <span className="danger-swatch danger-striking" /> striking: a launch of {selected} meets an enemy:{' '}
        {percentText(STRIKING)} and more
      </li>
    </ul>
  );
}
