import { join } from 'node:path';
import { execa } from 'execa';
import { root } from './places.mjs';
import { type Print } from './print.mjs';
import { SetupFault } from './setup-fault.mjs';

/** Imports the CRM's stock by crm-sync's command, as the containers do, unless a sync has run before. */
export async function syncOnce(
  { url, firstSync }: { url: string; firstSync: NodeJS.ProcessEnv },
  print: Print,
): Promise<void> {
  const command = execa(process.execPath, ['dist/first-sync.js'], {
    all: true,
    reject: false,
    stdin: 'ignore',
    cwd: join(root, 'apps', 'crm-sync'),
    env: { NODE_ENV: 'development', ...firstSync, LOG_LEVEL: 'silent' },
  });
  for await (const line of command.iterable({ from: 'all' })) print('stock', line);
  if ((await command).failed) throw new SetupFault('The stock could not be imported.');
  const answer = await fetch(`${url}/api/properties?page_size=1`);
  if (!answer.ok) throw new SetupFault(`The list of objects could not be read: ${answer.status}`);
  print('stock', `${((await answer.json()) as { total: number }).total} objects are listed`);
}
