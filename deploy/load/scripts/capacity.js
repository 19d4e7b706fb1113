import exec from 'k6/execution';
import { visit } from './parts/visit.js';

/** As many visits as the machine can serve to eight visitors who never think; the soak runs at half of it. */
export const options = {
  vus: 8,
  duration: '40s',
  thresholds: { checks: ['rate==1'], http_req_failed: ['rate==0'] },
};

export default function visitor() {
  visit(exec.scenario.iterationInTest);
}
