import exec from 'k6/execution';
import { findProperties } from './parts/site.js';
import { visit } from './parts/visit.js';

/** Five visitors per second, who pause 1 to 2 s between pages: pages, filtered lists, details, images, forms. */
export const options = {
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
    'http_req_duration{kind:page}': ['p(95)<1000'],
    'http_req_duration{kind:list}': ['p(95)<500'],
    'http_req_duration{kind:detail}': ['p(95)<500'],
  },
};

export const setup = () => findProperties();

export default function visitor(properties) {
  visit(exec.scenario.iterationInTest, properties, { minPause: 1 });
}
