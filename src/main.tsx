import './ui/theme/layers.css';
import './ui/theme/fonts.css';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import './ui/theme/sides.css';
import './ui/theme/kinds.css';
import './ui/theme/forced.css';
import './ui/elements/controls.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { noteUncaught } from './store/device/last-error.ts';
import { keepProgram } from './store/device/newer-program.ts';
import { App } from './ui/App.tsx';
import { keepUpWithTranslators } from './ui/elements/translated.ts';
import { leaveComposition } from './ui/keys/composition.ts';

noteUncaught();
leaveComposition();
keepUpWithTranslators(document.body);

const place = document.getElementById('root');
if (!place) throw new Error('The page has no element with the id "root".');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// While it is being developed, every file is new; and nothing that is fetched to be kept delays the first screen, which is
// drawn after the page counts as loaded.
if (import.meta.env.PROD && import.meta.env.MODE !== 'single' && 'serviceWorker' in navigator) {
  const keep = () => void keepProgram();
  const later = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(keep) : setTimeout(keep, 2000));
  window.addEventListener('load', later, { once: true });
}
