import { check, sleep } from 'k6';
import http from 'k6/http';
import { base, cardImages, cities, clientOf, homeImages, inTurn, properties } from './stock.js';

const imagesAtOnce = 6;

/** Questions to the list as visitors ask them; amounts and towns vary, so that some of them are in no cache. */
const filters = [
  () => 'deal=buy',
  () => 'deal=rent',
  () => 'deal=buy&page=2',
  (number) => `deal=buy&type=house&price_max=${300_000 + 50_000 * (number % 30)}`,
  (number) => `deal=rent&rooms_min=${1 + (number % 5)}&sort=price_asc`,
  (number) => `city=${encodeURIComponent(inTurn(cities, number))}`,
  (number) => `deal=buy&type=apartment&area_min=${40 + 10 * (number % 12)}&sort=area_desc`,
  () => 'sort=price_desc&page=3',
];

/** The pages of ten visitors, in turn: what is read after what. */
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
 * One visitor from the first page to the last. `thinks` is the pause between two pages in seconds, at least; `note` is
 * told the time of each answer that is no image, in ms.
 */
export function visit(number, { thinks = 0, note = () => undefined } = {}) {
  const headers = clientOf(number);
  const get = (path, kind) => {
    const answer = http.get(base + path, { headers, tags: { kind } });
    check(answer, { [`${kind} is 200`]: ({ status }) => status === 200 });
    note(answer.timings.duration);
    return answer;
  };
  const look = (images) => {
    const asked = images.slice(0, imagesAtOnce).map((path) => ({
      method: 'GET',
      url: base + path,
      params: {
        headers: { ...headers, accept: 'image/webp,*/*' },
        responseType: 'none',
        tags: { kind: 'image' },
      },
    }));
    if (asked.length === 0) return;
    check(http.batch(asked), { 'images are 200': (all) => all.every(({ status }) => status === 200) });
  };
  const query = (step) => inTurn(filters, number + step)(number);
  const property = (step) => inTurn(properties, number * 7 + step);
  const pages = {
    home() {
      const { body } = get('/', 'page');
      check(body, { 'the home page has its data': (html) => html.includes('application/json') });
      look(homeImages);
    },
    listing: (step) => get(`/immobilien?${query(step)}`, 'page'),
    list(step) {
      const { items } = get(`/api/properties?${query(step)}`, 'list').json();
      look(cardImages(items.map(({ id }) => id)));
    },
    property(step) {
      const { page, main, thumbnails } = property(step);
      get(page, 'page');
      look([...main, ...thumbnails]);
    },
    detail(step) {
      const { id, main, thumbnails } = property(step);
      const answer = get(`/api/properties/${id}`, 'detail');
      check(answer, { 'the detail is the one asked for': (it) => it.json('id') === id });
      look([...main, ...thumbnails]);
    },
    form: () => get('/api/challenge', 'challenge'),
  };
  inTurn(ways, number).forEach((page, step) => {
    if (step > 0 && thinks > 0) sleep(thinks * (1 + Math.random()));
    pages[page](step);
  });
}
