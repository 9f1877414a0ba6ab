import './ui/theme/fonts.css';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import './ui/theme/sides.css';
import './ui/theme/forced.css';
import './ui/elements/controls.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { noteUncaught } from './store/last-error.ts';
import { keepProgram } from './store/newer-program.ts';
import { App } from './ui/App.tsx';

noteUncaught();

const place = document.getElementById('root');
if (!place) throw new Error('The page has no element with the id "root".');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// While it is being developed, every file is new; and nothing that is fetched to be kept delays the first screen.
if (import.meta.env.PROD && import.meta.env.MODE !== 'single' && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => void keepProgram(), { once: true });
}
