import { check } from 'k6';
import exec from 'k6/execution';
import http from 'k6/http';
import { Counter } from 'k6/metrics';
import { fillExpose, sendExpose } from './parts/expose.js';
import { readAsStaff } from './parts/staff.js';
import { base, clientOf, findProperties } from './parts/site.js';

const forms = 200;

const accepted = new Counter('accepted');

/**
 * 200 visitors submit the filled exposé form, 40 at the same time, as after a newsletter. Every third form is sent
 * twice, as after a lost response.
 */
export const options = {
  setupTimeout: '4m',
  scenarios: { burst: { executor: 'shared-iterations', vus: 40, iterations: forms, maxDuration: '2m' } },
  thresholds: {
    checks: ['rate==1'],
    http_req_failed: ['rate==0'],
    accepted: [`count==${forms}`],
  },
};

/** Solves the challenges in advance, because solving takes more CPU than the site needs for the forms. */
export function setup() {
  const properties = findProperties();
  return Array.from({ length: forms }, (_, number) => fillExpose('burst', number, properties));
}

export default function send(filled) {
  const number = exec.scenario.iterationInTest;
  const receipt = sendExpose(filled[number]);
  if (check(receipt, { 'the form is accepted': ({ status }) => status === 202 })) accepted.add(1);
  if (number % 3 > 0) return;
  check(sendExpose(filled[number]), {
    'a repeat gets the same receipt': ({ status, body }) => status === 202 && body === receipt.body,
  });
  check(http.get(`${base}/api/properties/latest`, { headers: clientOf(number), tags: { kind: 'list' } }), {
    'the site goes on': ({ status }) => status === 200,
  });
}

/** Checks that every accepted form is stored exactly once. */
export function teardown() {
  const { total } = readAsStaff('/api/admin/leads?page_size=1').json();
  check(total, { 'each form is stored once': (count) => count === forms });
}
