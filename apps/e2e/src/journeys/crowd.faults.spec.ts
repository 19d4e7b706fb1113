import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Problem } from '@estate/contracts/problem';
import { type z } from 'zod';
import { expect, test } from '../journey.ts';
import { printFigures, secondsSince } from '../site/fault-figures.ts';
import { readiness } from '../site/readiness.ts';
import { startSite, type TestSite } from '../site/start-site.ts';
import { newClientHeaders, type Statuses } from '../site/visitor-load.ts';

const connections = 10_000;
const bodyBytes = 10_000_000;

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/** The resident memory of the BFF in MB. */
function memory(): number {
  const status = readFileSync(`/proc/${site.processes.get('bff')?.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}

/** Posts a body of 10 MB; returns the answer and the number of bytes sent before the connection was closed. */
async function postLarge(path: string) {
  const outgoing = request(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked', ...newClientHeaders() },
  });
  let answer = { status: 0, connection: '', problem: {} as Partial<z.infer<typeof Problem>> };
  outgoing.on('error', () => undefined);
  outgoing.on('response', (response) => {
    void response.toArray().then((chunks: Buffer[]) => {
      const problem = JSON.parse(Buffer.concat(chunks).toString()) as typeof answer.problem;
      answer = { status: response.statusCode ?? 0, connection: response.headers.connection ?? '', problem };
    });
  });
  const closed = new Promise((resolve) => outgoing.once('close', resolve));
  const piece = Buffer.alloc(64 * 1_024, ' ');
  let sent = 0;
  for (; sent < bodyBytes && !outgoing.destroyed; sent += piece.length)
    if (!outgoing.write(piece))
      await Promise.race([new Promise((resolve) => outgoing.once('drain', resolve)), closed]);
  outgoing.end();
  await closed;
  return { ...answer, sent };
}

test('request bodies of 10 MB are refused in German, their connection is closed, and the memory does not grow', async () => {
  const before = memory();
  const paths = ['/api/contact-messages', '/api/auth/sign-in/email', '/api/valuations'];
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => postLarge(paths[n % paths.length]!)),
  );
  const grown = memory() - before;
  const refusals = answers.filter(({ status }) => status === 413);
  const sentMb = Math.max(...answers.map(({ sent }) => sent)) / 1_000_000;
  printFigures('30 bodies of 10 MB', {
    answered: refusals.length,
    'most sent MB': sentMb,
    'RSS MB': before,
    'RSS grown MB': grown,
  });

  expect(answers.filter(({ status }) => status !== 413 && status !== 0)).toEqual([]);
  expect(refusals.length).toBeGreaterThan(0);
  for (const { connection, problem } of refusals) {
    expect(connection).toBe('close');
    expect(problem).toMatchObject({ code: 'too-large', title: 'Die Anfrage ist zu groß.' });
  }
  expect(grown).toBeLessThan(80);
  expect((await fetch(`${site.url}/robots.txt`)).status).toBe(200);
});

test('10,000 idle connections do not stop visitors from opening the site', async () => {
  await fetch(`${site.url}/robots.txt`);
  const before = memory();
  const script = join(import.meta.dirname, '..', 'site', 'idle-connections.mjs');
  const { port } = new URL(site.url);
  const since = performance.now();
  const run = `ulimit -n ${connections + 1_000} && exec "$0" "$@"`;
  const holder = spawn('sh', ['-c', run, process.execPath, script, port, String(connections)]);
  try {
    const [line] = (await once(createInterface(holder.stdout), 'line')) as [string];
    const opened = secondsSince(since);
    const reads: Statuses = {};
    const slowest = { ms: 0 };
    for (let read = 0; read < 200; read += 1) {
      const start = performance.now();
      const headers = { ...newClientHeaders(), connection: 'close' };
      const { status } = await fetch(`${site.url}/robots.txt`, { headers }).catch(() => ({ status: 'none' }));
      reads[status] = (reads[status] ?? 0) + 1;
      slowest.ms = Math.max(slowest.ms, Math.round(performance.now() - start));
    }
    const held = memory();
    const ready = await readiness(site);
    printFigures('10,000 idle connections', {
      opened: `${opened} s`,
      line,
      reads,
      slowest,
      'RSS MB': before,
      'with them MB': held,
    });
    expect((JSON.parse(line) as { open: number }).open).toBeGreaterThan(0.99 * connections);
    expect(reads).toEqual({ 200: 200 });
    expect(ready).toMatchObject({ status: 200, ready: true });
    expect(held - before).toBeLessThan(250);
  } finally {
    holder.stdin.end();
    await once(holder, 'exit');
  }
});
