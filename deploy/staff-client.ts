import { setTimeout as sleep } from 'node:timers/promises';
import { SetupFault } from './local/setup-fault.mjs';

/** A client of the public API for staff, for journeys, benches and checks. */

interface Job {
  state: string;
  progress: { successful: number; failed: number } | null;
}

interface Call {
  headers?: Record<string, string>;
  body?: object;
  /** How often a request is repeated after a 5xx response, each time after half a second. */
  retries?: number;
}

/** Returns a bearer token, which the site issues only to requests with the header `x-token`. */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const fault = `${email} could not sign in`;
  const call = { body: { email, password }, headers: { 'x-token': 'bearer' } };
  const token = (await request(`${url}/api/auth/sign-in/email`, fault, call)).headers.get('set-auth-token');
  if (!token) throw new SetupFault(`${fault}: there is no token in the answer`);
  return token;
}

/** Starts a job and waits at most ten minutes for its end; throws if it does not complete. */
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
  const deadline = performance.now() + 600_000;
  while (performance.now() < deadline) {
    // Retries, because a service may restart during the wait and the job continues afterwards.
    const answer = await request(address, "The job's state could not be read", { headers, retries: 120 });
    const { state, progress } = (await answer.json()) as Job;
    if (state === 'completed') return { successful: 0, failed: 0, ...progress };
    if (state === 'failed' || state === 'cancelled')
      throw new SetupFault(`The job ${body.kind} ended as ${state}.`);
    await sleep(400);
  }
  throw new SetupFault(`The job ${body.kind} did not end within ten minutes.`);
}

/** Sends a request; throws an error that begins with `fault` unless the response is a success. */
async function request(address: string, fault: string, call: Call): Promise<Response> {
  const { headers, body, retries = 0 } = call;
  const answer = await fetch(address, {
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(30_000),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (answer.ok) return answer;
  const problem = (await answer.text()).slice(0, 500);
  if (answer.status < 500 || retries === 0) throw new SetupFault(`${fault}: ${answer.status} ${problem}`);
  await sleep(500);
  return request(address, fault, { ...call, retries: retries - 1 });
}
