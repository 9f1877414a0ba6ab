import { useState } from 'react';
import { useStore } from 'zustand';
import { PAPER_SIZES, type Paper } from '../../sheet/paper/index.ts';
import { preferences } from '../../store/device/preferences.ts';

/** Letter where people measure in inches, as far as the browser's language tells. */
const usualSize = () => (/-(US|CA|MX|PH|CL|CO)$/.test(navigator.language) ? 'letter' : 'a4');

/** The paper that is printed on. Its size and the ink are remembered; two logs on a page are asked for each time. */
export function usePaper(): [Paper, (paper: Paper) => void] {
  const { paper: chosen, colour } = useStore(preferences);
  const [twoUp, setTwoUp] = useState(false);
  const size = PAPER_SIZES.find((one) => one === chosen) ?? usualSize();
  const choose = (next: Paper) => {
    preferences.setState({ paper: next.size, colour: next.colour });
    setTwoUp(next.twoUp ?? false);
  };
  return [{ size, colour, twoUp }, choose];
}
