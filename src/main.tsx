import './ui/kit/layers.css';
import './ui/kit/fonts.css';
import './ui/kit/tokens.css';
import './ui/kit/base.css';
import './ui/kit/sides.css';
import './ui/kit/kinds.css';
import './ui/kit/forced.css';
import './ui/kit/controls.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { noteUncaught } from './store/device/last-error.ts';
import { keepProgram } from './store/device/newer-program.ts';
import { App } from './ui/App.tsx';

noteUncaught();

// For one who reads or writes another language: it comes before a translator begins and before anything is typed.
import('./ui/languages.ts').catch(() => undefined);

const place = document.getElementById('root');
if (!place) throw new Error('The page has no element with the id "root".');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// While it is being developed, every file is new; and nothing that is fetched to be kept delays the first screen, which is
// drawn after the page counts as loaded.
if (import.meta.env.PROD && import.meta.env.MODE !== 'single') {
  const keep = () => void keepProgram();
  const later = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(keep) : setTimeout(keep, 2000));
  window.addEventListener('load', later, { once: true });
}
