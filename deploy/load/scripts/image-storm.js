import { check } from 'k6';
import exec from 'k6/execution';
import http from 'k6/http';
import { Rate } from 'k6/metrics';
import { base, clientOf, findProperties, imagesIn, pickInTurn } from './parts/site.js';

/**
 * Share of images that were rendered for the request. The test needs a high share, because stored renditions cause no
 * load.
 */
const rendered = new Rate('rendered');

/** Eight browsers request unrendered images of properties in all sizes, beside three lists a second. */
export const options = {
  setupTimeout: '4m',
  scenarios: {
    images: { executor: 'shared-iterations', vus: 8, iterations: 200, maxDuration: '60s', exec: 'image' },
    lists: {
      executor: 'constant-arrival-rate',
      rate: 3,
      timeUnit: '1s',
      duration: '30s',
      preAllocatedVUs: 10,
      maxVUs: 30,
      exec: 'list',
    },
  },
  thresholds: {
    checks: ['rate==1'],
    http_req_failed: ['rate==0'],
    rendered: ['rate>=0.9'],
    'http_req_duration{kind:kept}': ['p(95)<500'],
    'http_req_duration{kind:searched}': ['p(95)<1000'],
  },
};

export const setup = () =>
  findProperties()
    .slice(-90)
    .flatMap(({ page }) => imagesIn(http.get(base + page).body).slice(0, 4));

export function image(images) {
  const number = exec.scenario.iterationInTest;
  const headers = { ...clientOf(number), accept: 'image/webp,*/*' };
  const answer = http.get(base + pickInTurn(images, number), {
    headers,
    responseType: 'none',
    tags: { kind: 'image' },
  });
  check(answer, { 'images are 200': ({ status }) => status === 200 });
  rendered.add(answer.headers['X-Rendition'] === 'rendered');
}

/** Requests a cached list and one with a search text, which is never cached. */
export function list() {
  const number = exec.scenario.iterationInTest;
  const headers = clientOf(1_000_000 + number);
  for (const [kind, query] of [
    ['kept', 'deal=buy'],
    ['searched', `q=haus&page_size=${10 + (number % 20)}`],
  ]) {
    const answer = http.get(`${base}/api/properties?${query}`, { headers, tags: { kind } });
    check(answer, { 'lists are 200': ({ status }) => status === 200 });
  }
}
