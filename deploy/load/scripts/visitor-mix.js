import exec from 'k6/execution';
import { measureCalm, noteBeside } from './parts/calm.js';
import { findProperties } from './parts/site.js';
import { visit } from './parts/visit.js';

/** Five visitors a second, who read, think for 1 to 2 s and go on: pages, lists with filters, details, images, forms. */
export const options = {
  setupTimeout: '4m',
  scenarios: {
    visitors: {
      executor: 'constant-arrival-rate',
      rate: 5,
      timeUnit: '1s',
      duration: '45s',
      preAllocatedVUs: 40,
      maxVUs: 60,
    },
  },
  thresholds: {
    checks: ['rate==1'],
    http_req_failed: ['rate==0'],
    of_allowed: ['p(95)<=1'],
  },
};

export function setup() {
  const properties = findProperties();
  return { properties, calm: measureCalm(properties) };
}

export default function visitor({ properties, calm }) {
  visit(exec.scenario.iterationInTest, properties, { thinks: 1, note: noteBeside(calm) });
}
