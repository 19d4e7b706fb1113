import exec from 'k6/execution';
import http from 'k6/http';
import { attacks } from './parts/attacks.js';
import { base, findProperties } from './parts/site.js';
import { visit } from './parts/visit.js';

const seconds = Number(__ENV.SECONDS || 6);
/**
 * Seconds from one attack to the next; two seconds longer than an attack, so that its open connections do not affect
 * the next.
 */
const turn = seconds + 2;
const visitsPerSecond = 5;
/**
 * Number of the first visitor before the attacks. It is far above the numbers of the visitors during the attacks, so
 * that no client address is used twice.
 */
const firstBefore = 5_000_000;
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
 * Measures the effect of one hostile client on others: each attack runs for some seconds beside five visitors a
 * second. All visitors must get a response, 95 % of them within three seconds, which is generous for a busy machine.
 * Responses to the attacker are not checked.
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
    ...Object.fromEntries(
      names.map((name) => [`http_req_duration{scenario:visitors,beside:${name}}`, ['p(95)<3000']]),
    ),
  },
};

/** Selects a few properties and visits them once, so that the first rendering of their images is not measured. */
export function setup() {
  const properties = findProperties().slice(0, 10);
  for (let number = 0; number < 30; number++) visit(firstBefore + number, properties);
  const { storage_path, access_key, change_mark } = http
    .get(`${base}/api/properties/latest`)
    .json()
    .items.find((item) => item.image).image;
  const query = `width=600&height=384&quality=75&resize=cover&v=${access_key}.${change_mark}`;
  return { properties, image: `/media/render/property-images/${storage_path}?${query}` };
}

export function visitor({ properties }) {
  const number = exec.scenario.iterationInTest;
  const beside = Math.floor(number / visitsPerSecond / turn);
  exec.vu.metrics.tags.beside = names[Math.min(names.length - 1, beside)];
  visit(number, properties);
}

export function attack({ image }) {
  const { name, iterationInTest: number } = exec.scenario;
  const { path, body } = attacks[name].request(number, image);
  // Each attack has its own client address, because it would otherwise be stopped by the limits that an earlier
  // attack has used up.
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
