import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// What is waited for comes, however busy the machine is.
configure({ asyncUtilTimeout: 300_000 });

// The library cleans up by itself only where the test functions are global, which they are not here.
afterEach(() => {
  cleanup();
  // Nor does what one test has read count as read in the next one.
  sessionStorage.clear();
});

// A part that is still being loaded when its file ends would be missing in every later file of the same process.
afterAll(() => vi.dynamicImportSettled());
