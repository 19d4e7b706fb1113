import { check, sleep } from 'k6';
import http from 'k6/http';
import { base, clientOf, imagesIn, pickInTurn } from './site.js';

const imagesAtOnce = 6;
const cities = ['Hamburg', 'Ahrensburg', 'Wedel', 'Timmendorfer Strand'];

/** Typical filters of the list; amounts and towns vary, so that some responses are not cached. */
const filters = [
  () => 'deal=buy',
  () => 'deal=rent',
  () => 'deal=buy&page=2',
  (number) => `deal=buy&type=house&price_max=${300_000 + 50_000 * (number % 30)}`,
  (number) => `deal=rent&rooms_min=${1 + (number % 5)}&sort=price_asc`,
  (number) => `city=${encodeURIComponent(pickInTurn(cities, number))}`,
  (number) => `deal=buy&type=apartment&area_min=${40 + 10 * (number % 12)}&sort=area_desc`,
  () => 'sort=price_desc&page=3',
];

/** The page sequences of ten visitors, used in turn. */
const ways = [
  ['home', 'list', 'detail'],
  ['home'],
  ['listing', 'detail', 'detail'],
  ['property'],
  ['home', 'list', 'list', 'detail'],
  ['listing', 'list'],
  ['property', 'form'],
  ['home', 'list', 'detail', 'form'],
  ['listing', 'list', 'detail'],
  ['property', 'detail'],
];

/**
 * Simulates one visitor, who opens several pages and reads some of `properties` (site.js). `minPause` is the minimum
 * pause between two pages in seconds.
 */
export function visit(number, properties, { minPause = 0 } = {}) {
  const headers = clientOf(number);
  const get = (path, kind) => {
    const answer = http.get(base + path, { headers, tags: { kind } });
    check(answer, { [`${kind} is 200`]: ({ status }) => status === 200 });
    return answer;
  };
  const open = (path) => {
    const { body } = get(path, 'page');
    check(body, { 'the page has its data': (html) => html.includes('application/json') });
    const params = {
      headers: { ...headers, accept: 'image/webp,*/*' },
      responseType: 'none',
      tags: { kind: 'image' },
    };
    const images = imagesIn(body)
      .slice(0, imagesAtOnce)
      .map((image) => ({ method: 'GET', url: base + image, params }));
    if (images.length === 0) return;
    check(http.batch(images), { 'images are 200': (all) => all.every(({ status }) => status === 200) });
  };
  const query = (step) => pickInTurn(filters, number + step)(number);
  const property = (step) => pickInTurn(properties, number * 7 + step);
  const pages = {
    home: () => open('/'),
    listing: (step) => open(`/immobilien?${query(step)}`),
    list: (step) => get(`/api/properties?${query(step)}`, 'list'),
    property: (step) => open(property(step).page),
    detail(step) {
      const { id } = property(step);
      const answer = get(`/api/properties/${id}`, 'detail');
      check(answer, { 'the detail is the one asked for': (it) => it.json('id') === id });
    },
    form: () => get('/api/challenge', 'challenge'),
  };
  pickInTurn(ways, number).forEach((page, step) => {
    if (step > 0 && minPause > 0) sleep(minPause * (1 + Math.random()));
    pages[page](step);
  });
}
