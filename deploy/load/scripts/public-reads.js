import { check } from 'k6';
import http from 'k6/http';

/**
 * What visitors read most: home list, listing page and one detail page, in the mix of a normal visit.
 *   k6 run -e BASE_URL=http://127.0.0.1:3000 deploy/load/public-reads.js
 */
const base = __ENV.BASE_URL || 'http://127.0.0.1:3000';

export const options = {
  vus: 10,
  duration: '15s',
  thresholds: {
    checks: ['rate==1'],
    http_req_failed: ['rate==0'],
  },
};

/** Ids to read, taken from the stock itself. */
export function setup() {
  const page = http.get(`${base}/api/properties?page_size=50`).json();
  if (!page.items || page.items.length === 0) throw new Error(`${base} has no properties to read`);
  return page.items.map(({ id }) => id);
}

export default function visit(ids) {
  const id = ids[Math.floor(Math.random() * ids.length)];
  const answers = http.batch([
    ['GET', `${base}/api/properties/latest`],
    ['GET', `${base}/api/properties?deal=buy`],
    ['GET', `${base}/api/properties/${id}`],
  ]);
  check(answers, {
    'all are 200': (all) => all.every(({ status }) => status === 200),
    'the home list has items': ([latest]) => latest.json('items').length > 0,
    'the detail is the one asked for': ([, , detail]) => detail.json('id') === id,
  });
}
