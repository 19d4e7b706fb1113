import { setTimeout as sleep } from 'node:timers/promises';
import { type Admin } from './admin.ts';
import { progressLine, type Say, secondsSince } from './say.mjs';
import { readSecrets, writeSecrets } from './secrets.ts';
import { SetupFault } from './setup-fault.mjs';

interface Job {
  state: string;
  progress: { total: number; done: number; successful: number; failed: number } | null;
}

interface Call {
  headers?: Record<string, string>;
  body?: object;
  /** How often an answer of 5xx is asked for again, after half a second each. */
  retries?: number;
}

/** Imports the CRM's stock unless an earlier start has done it. */
export async function syncOnce(
  { url, dataDir, admin }: { url: string; dataDir: string; admin: Admin },
  say: Say,
): Promise<void> {
  const { setup, ...lasting } = readSecrets(dataDir);
  const total = await countListed(url);
  if (total > 0 && !setup) {
    say('stock', `${total} objects are listed`);
    return;
  }
  if (!admin.password) {
    const advice = 'Sign in and start a full sync (Vollabgleich) on the dashboard.';
    say('stock', `no object is listed yet. ${advice}`);
    return;
  }
  const since = performance.now();
  const job = await runJob(url, await signIn(url, admin.email, admin.password), { kind: 'full-sync' });
  writeSecrets(dataDir, lasting);
  const imported = `${job.successful} objects imported, ${job.failed} failed, in ${secondsSince(since)}`;
  say('stock', `${imported}; ${await countListed(url)} are listed`);
}

/** A bearer token for scripts, which is answered only to those who ask for it. */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const fault = `${email} could not sign in`;
  const call = { body: { email, password }, headers: { 'x-token': 'bearer' } };
  const token = (await ask(`${url}/api/auth/sign-in/email`, fault, call)).headers.get('set-auth-token');
  if (!token) throw new SetupFault(`${fault}: there is no token in the answer`);
  return token;
}

/** Starts a job and shows its progress until it has ended. */
export async function runJob(
  url: string,
  token: string,
  body: { kind: string; importImages?: boolean },
): Promise<{ successful: number; failed: number }> {
  const headers = { authorization: `Bearer ${token}` };
  const fault = `The job ${body.kind} could not be started`;
  const started = await ask(`${url}/api/admin/jobs`, fault, { body, headers });
  const { jobId } = (await started.json()) as { jobId: string };
  const address = `${url}/api/admin/jobs/${encodeURIComponent(jobId)}`;
  const line = progressLine('stock');
  try {
    for (;;) {
      // A service that is just being started again must not end the start: the job goes on once it is back.
      const call = { headers, retries: 120 };
      const answer = await ask(address, "The job's progress could not be read", call);
      const { state, progress } = (await answer.json()) as Job;
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

/** Objects that the public list shows. */
async function countListed(url: string): Promise<number> {
  const answer = await ask(`${url}/api/properties?page_size=1`, 'The list of objects could not be read');
  return ((await answer.json()) as { total: number }).total;
}

/** An answer of the site; throws a SetupFault that begins with `fault` if it is a refusal. */
async function ask(address: string, fault: string, call: Call = {}): Promise<Response> {
  const { headers, body, retries = 0 } = call;
  const answer = await fetch(address, {
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (answer.ok) return answer;
  const problem = (await answer.text()).slice(0, 500);
  if (answer.status < 500 || retries === 0) throw new SetupFault(`${fault}: ${answer.status} ${problem}`);
  await sleep(500);
  return ask(address, fault, { ...call, retries: retries - 1 });
}
