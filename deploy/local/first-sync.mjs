import { setTimeout as sleep } from 'node:timers/promises';
import { progressLine, secondsSince } from './say.mjs';
import { readSecrets, writeSecrets } from './secrets.mjs';
import { SetupFault } from './setup-fault.mjs';

const timeoutMs = 60_000;

/** @typedef {{ state: string, progress: { total: number, done: number, successful: number, failed: number } | null }} Job */

/**
 * Imports the CRM's stock unless an earlier start has done it.
 * @param {import('./bring-up.mjs').Site} site
 * @param {import('./say.mjs').Say} say
 */
export async function syncOnce(site, say) {
  const { setup, ...lasting } = readSecrets(site.dataDir);
  const total = await countListed(site.url);
  if (total > 0 && !setup) return say('stock', `${total} objects are listed`);
  if (!site.admin.password) {
    return say(
      'stock',
      'no object is listed yet. Sign in and start a full sync (Vollabgleich) on the dashboard.',
    );
  }
  const token = await signIn(site.url, site.admin.email, site.admin.password);
  const since = performance.now();
  const { successful, failed } = await runJob(site.url, token, { kind: 'full-sync' });
  writeSecrets(site.dataDir, lasting);
  const listed = await countListed(site.url);
  say(
    'stock',
    `${successful} objects imported, ${failed} failed, in ${secondsSince(since)}; ${listed} are listed`,
  );
}

/**
 * A bearer token for scripts, which is answered only to those who ask for it.
 * @param {string} url
 * @param {string} email
 * @param {string} password
 */
export async function signIn(url, email, password) {
  const answer = await post(`${url}/api/auth/sign-in/email`, { email, password }, { 'x-token': 'bearer' });
  const token = answer.headers.get('set-auth-token');
  if (!answer.ok || !token) throw new SetupFault(`${email} could not sign in: ${await problemOf(answer)}`);
  return token;
}

/**
 * Starts a job and shows its progress until it has ended.
 * @param {string} url
 * @param {string} token
 * @param {{ kind: string, importImages?: boolean }} job
 */
export async function runJob(url, token, job) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await post(`${url}/api/admin/jobs`, job, headers);
  if (!answer.ok)
    throw new SetupFault(`The job ${job.kind} could not be started: ${await problemOf(answer)}`);
  const { jobId } = /** @type {{ jobId: string }} */ (await answer.json());
  const line = progressLine('stock');
  try {
    for (;;) {
      const { state, progress } = await readJob(
        `${url}/api/admin/jobs/${encodeURIComponent(jobId)}`,
        headers,
      );
      const { done = 0, total = 0, successful = 0, failed = 0 } = progress ?? {};
      line.show(`${job.kind}: ${done} of ${total} objects, ${failed} failed`);
      if (state === 'completed') return { successful, failed };
      if (state === 'failed' || state === 'cancelled')
        throw new SetupFault(`The job ${job.kind} ended as ${state}.`);
      await sleep(400);
    }
  } finally {
    line.end();
  }
}

/**
 * A service that is just being started again must not end the start: the job goes on once it is back.
 * @param {string} address
 * @param {Record<string, string>} headers
 */
async function readJob(address, headers) {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const answer = await fetch(address, { headers });
    if (answer.ok) return /** @type {Promise<Job>} */ (answer.json());
    const isTemporary = answer.status >= 500 && performance.now() < deadline;
    if (!isTemporary)
      throw new SetupFault(`The job's progress could not be read: ${await problemOf(answer)}`);
    await answer.body?.cancel();
    await sleep(500);
  }
}

/**
 * Objects that the public list shows.
 * @param {string} url
 */
export async function countListed(url) {
  const answer = await fetch(`${url}/api/properties?page_size=1`);
  if (!answer.ok) throw new SetupFault(`The list of objects could not be read: ${await problemOf(answer)}`);
  return /** @type {{ total: number }} */ (await answer.json()).total;
}

/**
 * @param {string} address
 * @param {unknown} body
 * @param {Record<string, string>} [headers]
 */
const post = (address, body, headers = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** @param {Response} answer */
const problemOf = async (answer) => `${answer.status} ${(await answer.text()).slice(0, 500)}`;
