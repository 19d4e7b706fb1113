import { SharedArray } from 'k6/data';

/** Where the site answers; the harness is the one proxy that it trusts. */
export const base = __ENV.BASE_URL || 'http://127.0.0.1:3000';

/** What the harness wrote of the site's stock (deploy/load/stock.mjs), one copy for all visitors. */
const part = (name) => new SharedArray(name, () => JSON.parse(open(__ENV.STOCK))[name]);

/** `{ id, page, main, thumbnails }` of single properties: addresses of the page and of its images. */
export const properties = part('properties');
/** Images of the cards on the home page. */
export const homeImages = part('homeImages');
/** Towns with properties. */
export const cities = part('cities');
/** Renditions that no page asks for, one address each. */
export const rareRenditions = part('rareRenditions');

const cards = new SharedArray('cards', () => JSON.parse(open(__ENV.STOCK)).cards);
const cardOf = new Map(cards.map(({ id, image }) => [id, image]));

/** The images on the cards of these properties. */
export const cardImages = (ids) => ids.map((id) => cardOf.get(id)).filter(Boolean);

/** Request headers of one visitor. Each is a client of its own, because limits count per address. */
export const clientOf = (number) => ({
  'accept-encoding': 'gzip, br',
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
});

/** The entry of a list for this number, in turn. */
export const inTurn = (list, number) => list[number % list.length];
