import exec from 'k6/execution';
import { findProperties } from './parts/site.js';
import { visit } from './parts/visit.js';

/** Five visitors for 15 s: every kind of page is returned with its data and images. */
export const options = {
  vus: 5,
  duration: '15s',
  thresholds: { checks: ['rate==1'], http_req_failed: ['rate==0'] },
};

export const setup = () => findProperties();

export default function visitor(properties) {
  visit(exec.scenario.iterationInTest, properties);
}
