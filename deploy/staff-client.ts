import { setTimeout as sleep } from 'node:timers/promises';
import { SetupFault } from './local/setup-fault.mjs';

/** What journeys, benches and checks do as staff on a running site, by its public API. */

interface Job {
  state: string;
  progress: { successful: number; failed: number } | null;
}

interface Call {
  headers?: Record<string, string>;
  body?: object;
  /** How often an answer of 5xx is asked for again, after half a second each. */
  retries?: number;
}

/** A bearer token for scripts, which is answered only to those who ask for it. */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const fault = `${email} could not sign in`;
  const call = { body: { email, password }, headers: { 'x-token': 'bearer' } };
  const token = (await request(`${url}/api/auth/sign-in/email`, fault, call)).headers.get('set-auth-token');
  if (!token) throw new SetupFault(`${fault}: there is no token in the answer`);
  return token;
}

/** Starts a job and waits for its end; throws if it does not complete. */
export async function runJob(
  url: string,
  token: string,
  body: { kind: string; importImages?: boolean; propertyIds?: number[] },
): Promise<{ successful: number; failed: number }> {
  const headers = { authorization: `Bearer ${token}` };
  const started = await request(`${url}/api/admin/jobs`, `The job ${body.kind} could not be started`, {
    body,
    headers,
  });
  const { jobId } = (await started.json()) as { jobId: string };
  const address = `${url}/api/admin/jobs/${encodeURIComponent(jobId)}`;
  for (;;) {
    // A service that is just being started again must not end the wait: the job goes on once it is back.
    const answer = await request(address, "The job's state could not be read", { headers, retries: 120 });
    const { state, progress } = (await answer.json()) as Job;
    if (state === 'completed') return { successful: 0, failed: 0, ...progress };
    if (state === 'failed' || state === 'cancelled')
      throw new SetupFault(`The job ${body.kind} ended as ${state}.`);
    await sleep(400);
  }
}

/** An answer of the site; throws an error that begins with `fault` if it is a refusal. */
async function request(address: string, fault: string, call: Call): Promise<Response> {
  const { headers, body, retries = 0 } = call;
  const answer = await fetch(address, {
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (answer.ok) return answer;
  const problem = (await answer.text()).slice(0, 500);
  if (answer.status < 500 || retries === 0) throw new SetupFault(`${fault}: ${answer.status} ${problem}`);
  await sleep(500);
  return request(address, fault, { ...call, retries: retries - 1 });
}
