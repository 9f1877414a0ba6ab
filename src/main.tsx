import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no element with the id "root".');
createRoot(place).render(
  <StrictMode>
    <h1>DeltaVee</h1>
  </StrictMode>,
);
