import { setTimeout as sleep } from 'node:timers/promises';
import { progressLine, secondsSince } from './say.mjs';
import { readSecrets, writeSecrets } from './secrets.mjs';
import { SetupFault } from './setup-fault.mjs';

/** A service that is just being started again must not end the start: the job goes on once it is back. */
const patience = { tries: 120, pauseMs: 500 };

/** @typedef {{ state: string, progress: { total: number, done: number, successful: number, failed: number } | null }} Job */

/**
 * Imports the CRM's stock unless an earlier start has done it.
 * @param {import('./bring-up.mjs').Site} site
 * @param {import('./say.mjs').Say} say
 */
export async function syncOnce({ url, dataDir, admin: { email, password } }, say) {
  const { setup, ...lasting } = readSecrets(dataDir);
  const total = await countListed(url);
  if (total > 0 && !setup) return say('stock', `${total} objects are listed`);
  const advice = 'Sign in and start a full sync (Vollabgleich) on the dashboard.';
  if (!password) return say('stock', `no object is listed yet. ${advice}`);
  const since = performance.now();
  const job = await runJob(url, await signIn(url, email, password), { kind: 'full-sync' });
  writeSecrets(dataDir, lasting);
  const imported = `${job.successful} objects imported, ${job.failed} failed, in ${secondsSince(since)}`;
  say('stock', `${imported}; ${await countListed(url)} are listed`);
}

/**
 * A bearer token for scripts, which is answered only to those who ask for it.
 * @param {string} url
 * @param {string} email
 * @param {string} password
 */
export async function signIn(url, email, password) {
  const call = { body: { email, password }, headers: { 'x-token': 'bearer' } };
  const answer = await ask(`${url}/api/auth/sign-in/email`, `${email} could not sign in`, call);
  const token = answer.headers.get('set-auth-token');
  if (!token) throw new SetupFault(`${email} could not sign in: there is no token in the answer`);
  return token;
}

/**
 * Starts a job and shows its progress until it has ended.
 * @param {string} url
 * @param {string} token
 * @param {{ kind: string, importImages?: boolean }} body
 */
export async function runJob(url, token, body) {
  const headers = { authorization: `Bearer ${token}` };
  const fault = `The job ${body.kind} could not be started`;
  const started = await ask(`${url}/api/admin/jobs`, fault, { body, headers });
  const { jobId } = /** @type {{ jobId: string }} */ (await started.json());
  const address = `${url}/api/admin/jobs/${encodeURIComponent(jobId)}`;
  const line = progressLine('stock');
  try {
    for (;;) {
      const answer = await ask(address, "The job's progress could not be read", { headers, ...patience });
      const { state, progress } = /** @type {Job} */ (await answer.json());
      const { done = 0, total = 0, successful = 0, failed = 0 } = progress ?? {};
      line.show(`${body.kind}: ${done} of ${total} objects, ${failed} failed`);
      if (state === 'completed') return { successful, failed };
      if (state === 'failed' || state === 'cancelled')
        throw new SetupFault(`The job ${body.kind} ended as ${state}.`);
      await sleep(400);
    }
  } finally {
    line.end();
  }
}

/** Objects that the public list shows. @param {string} url */
async function countListed(url) {
  const answer = await ask(`${url}/api/properties?page_size=1`, 'The list of objects could not be read');
  return /** @type {{ total: number }} */ (await answer.json()).total;
}

/**
 * An answer of the site; throws a SetupFault that begins with `fault` if it is a refusal.
 * @param {string} address
 * @param {string} fault
 * @param {{ headers?: Record<string, string>, body?: object, tries?: number, pauseMs?: number }} [call]
 */
async function ask(address, fault, { headers = {}, body, tries = 1, pauseMs = 0 } = {}) {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const all = { 'content-type': 'application/json', ...headers };
  for (let number = 1; ; number++) {
    const answer = await fetch(address, { headers: all, ...init });
    if (answer.ok) return answer;
    const problem = `${fault}: ${answer.status} ${(await answer.text()).slice(0, 500)}`;
    if (answer.status < 500 || number >= tries) throw new SetupFault(problem);
    await sleep(pauseMs);
  }
}
