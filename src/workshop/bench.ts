import { run } from './call.ts';
import { BENCH } from './commands.ts';

process.exitCode = await run('bench', BENCH, process.argv.slice(2));
