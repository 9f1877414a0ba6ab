import { run } from './call.ts';
import { WORKSHOP } from './commands.ts';

process.exitCode = await run('workshop', WORKSHOP, process.argv.slice(2));
