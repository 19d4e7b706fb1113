import exec from 'k6/execution';
import { Counter } from 'k6/metrics';
import { findProperties } from './parts/site.js';
import { runJob } from './parts/staff.js';
import { visit } from './parts/visit.js';

const jobs = new Counter('jobs');

/**
 * A full sync and a batch update of about 2,000 properties, repeated in turn for a minute, while three visitors
 * arrive per second.
 */
export const options = {
  scenarios: {
    staff: { executor: 'constant-vus', vus: 1, duration: '60s', gracefulStop: '120s', exec: 'staff' },
    visitors: {
      executor: 'constant-arrival-rate',
      rate: 3,
      timeUnit: '1s',
      duration: '60s',
      preAllocatedVUs: 20,
      maxVUs: 60,
      exec: 'visitor',
    },
  },
  thresholds: {
    checks: ['rate==1'],
    http_req_failed: ['rate==0'],
    jobs: ['count>=2'],
    'http_req_duration{scenario:visitors,kind:page}': ['p(95)<1500'],
    'http_req_duration{scenario:visitors,kind:list}': ['p(95)<1000'],
  },
};

export const setup = () => findProperties();

export function staff() {
  for (const kind of ['full-sync', 'update-optional-fields']) {
    runJob(kind);
    jobs.add(1);
  }
}

export function visitor(properties) {
  visit(exec.scenario.iterationInTest, properties);
}
