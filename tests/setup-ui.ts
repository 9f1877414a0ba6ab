import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// The library cleans up by itself only where the test functions are global, which they are not here.
afterEach(cleanup);
