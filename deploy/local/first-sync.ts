import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
  print('stock', `${await countListedProperties(url, print)} objects are listed`);
}

const maxTries = 8;

/**
 * The number of objects on the website. Retries after a temporary refusal (429, 5xx) as jobs do: after the time in
 * `Retry-After`, else with growing pauses.
 */
export async function countListedProperties(
  url: string,
  print: Print,
  firstPauseMs = 2_000,
): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${url}/api/properties?page_size=1`);
    if (answer.ok) return ((await answer.json()) as { total: number }).total;
    await answer.body?.cancel();
    const { status } = answer;
    if ((status !== 429 && status < 500) || tries === maxTries)
      throw new SetupFault(`The list of objects could not be read: ${status}`);
    const named = Number(answer.headers.get('retry-after') ?? NaN) * 1_000;
    const pauseMs = Number.isFinite(named) ? named : firstPauseMs * 2 ** (tries - 1);
    print('stock', `the list answers ${status}, next attempt in ${Math.ceil(pauseMs / 1_000)} s`);
    await sleep(pauseMs);
  }
}
