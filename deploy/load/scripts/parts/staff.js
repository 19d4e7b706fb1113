import { check, sleep } from 'k6';
import http from 'k6/http';
import { base } from './site.js';

const headers = { authorization: `Bearer ${__ENV.TOKEN}`, 'content-type': 'application/json' };
const tags = { kind: 'staff' };

/** Reads a path of the staff area. */
export function readAsStaff(path) {
  const answer = http.get(base + path, { headers, tags });
  check(answer, { 'staff are answered': ({ status }) => status === 200 });
  return answer;
}

/** Starts a job and waits for its end; an unsuccessful end fails a check. */
export function runJob(kind) {
  const started = http.post(`${base}/api/admin/jobs`, JSON.stringify({ kind, importImages: false }), {
    headers,
    tags,
  });
  if (!check(started, { [`${kind} is started`]: ({ status }) => status === 202 })) return;
  const path = `/api/admin/jobs/${encodeURIComponent(started.json('jobId'))}`;
  for (;;) {
    const state = readAsStaff(path).json('state');
    if (['completed', 'failed', 'cancelled'].includes(state)) {
      check(state, { [`${kind} completes`]: (it) => it === 'completed' });
      return;
    }
    sleep(0.5);
  }
}
