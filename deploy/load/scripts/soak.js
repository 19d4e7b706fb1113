import { check } from 'k6';
import exec from 'k6/execution';
import { fillExpose, sendExpose } from './parts/expose.js';
import { findProperties } from './parts/site.js';
import { readAsStaff } from './parts/staff.js';
import { visit } from './parts/visit.js';

const duration = `${__ENV.MINUTES || 30}m`;
const steady = { executor: 'constant-arrival-rate', timeUnit: '10s', duration };

/**
 * VISITS visits per ten seconds for MINUTES minutes, plus one exposé request and four staff reads per ten seconds.
 * The harness prints the memory of each process before and after.
 */
export const options = {
  scenarios: {
    visitors: {
      ...steady,
      rate: Number(__ENV.VISITS || 30),
      preAllocatedVUs: 20,
      maxVUs: 80,
      exec: 'visitor',
    },
    forms: { ...steady, rate: 1, preAllocatedVUs: 1, maxVUs: 5, exec: 'form' },
    staff: { ...steady, rate: 4, preAllocatedVUs: 2, maxVUs: 10, exec: 'staff' },
  },
  thresholds: { checks: ['rate==1'], http_req_failed: ['rate==0'] },
};

export const setup = () => findProperties();

export function visitor(properties) {
  visit(exec.scenario.iterationInTest, properties);
}

export function form(properties) {
  const receipt = sendExpose(fillExpose('soak', exec.scenario.iterationInTest, properties));
  check(receipt, { 'the form is accepted': ({ status }) => status === 202 });
}

export function staff() {
  const pages = ['overview', 'properties?page_size=50', 'leads', 'jobs', 'propstack/logs'];
  readAsStaff(`/api/admin/${pages[exec.scenario.iterationInTest % pages.length]}`);
}
