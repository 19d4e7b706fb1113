import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into a process that is measured (`--import`): each SIGUSR2 collects its garbage and writes its memory in bytes to
 * the file that HEAP_REPORT names.
 */
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collectGarbage();
  writeFileSync(process.env['HEAP_REPORT'] ?? '', JSON.stringify(process.memoryUsage()));
});
