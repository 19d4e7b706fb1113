import exec from 'k6/execution';
import http from 'k6/http';
import { attacks } from './parts/attacks.js';
import { measureCalm, noteBeside } from './parts/calm.js';
import { base } from './parts/stock.js';
import { visit } from './parts/visit.js';

const seconds = Number(__ENV.SECONDS || 8);
/** Between two attacks, so that what one left open does not count for the next. */
const turn = seconds + 2;
const visitsPerSecond = 5;
const names = Object.keys(attacks);

const scenarioOf = (name, number) => ({
  executor: 'constant-arrival-rate',
  rate: attacks[name].perSecond,
  timeUnit: '1s',
  startTime: `${number * turn}s`,
  duration: `${seconds}s`,
  preAllocatedVUs: 50,
  maxVUs: 50,
  gracefulStop: '0s',
  exec: 'attack',
});

/**
 * What one client can do to the others: each known attack for some seconds, beside five visitors a second. Visitors are
 * answered, and in time; how the site answers the attacker does not matter.
 */
export const options = {
  setupTimeout: '4m',
  scenarios: {
    visitors: {
      executor: 'constant-arrival-rate',
      rate: visitsPerSecond,
      timeUnit: '1s',
      duration: `${names.length * turn}s`,
      preAllocatedVUs: 40,
      maxVUs: 80,
      exec: 'visitor',
    },
    ...Object.fromEntries(names.map((name, number) => [name, scenarioOf(name, number)])),
  },
  thresholds: {
    checks: ['rate==1'],
    'http_req_failed{scenario:visitors}': ['rate==0'],
    ...Object.fromEntries(names.map((name) => [`of_allowed{beside:${name}}`, ['p(95)<=1']])),
  },
};

export const setup = () => measureCalm();

export function visitor(calm) {
  const number = exec.scenario.iterationInTest;
  const beside = names[Math.min(names.length - 1, Math.floor(number / visitsPerSecond / turn))];
  visit(number, { note: noteBeside(calm, { beside }) });
}

export function attack() {
  const { name, iterationInTest: number } = exec.scenario;
  const { path, body } = attacks[name].request(number);
  // A client for each attack, because the limits that one has used up would stop the next.
  const headers = {
    'x-forwarded-for': `203.0.113.${names.indexOf(name) + 1}`,
    'accept-encoding': 'gzip, br',
  };
  const settings = { headers, timeout: '20s', responseType: 'none', tags: { name } };
  if (body === undefined) http.get(base + path, settings);
  else
    http.post(base + path, body, {
      ...settings,
      headers: { ...headers, 'content-type': 'application/json' },
    });
}
