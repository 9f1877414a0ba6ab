import fc from 'fast-check';
import { ALL } from './all.ts';

// What decides about landing tries the same in every run; a counterexample found otherwise is printed with its seed.
if (!ALL) fc.configureGlobal({ seed: 2026 });
