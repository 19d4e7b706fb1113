/**
 * @typedef {object} Attack what one client does, again and again
 * @property {string} name
 * @property {number} aSecond
 * @property {(number: number, image: string) => import('./ask.mjs').Question} question `number` counts from 0;
 *   `image` is the address of one that is there
 */

/** Just below what Node takes as a request's head (16 KB). */
const maxLength = 15_000;
/** Below what a server that refuses long addresses would refuse. */
const unsuspicious = 3_900;

const repeated = `?${'a&'.repeat(maxLength / 2)}`;
const pathOf = (/** @type {string} */ address) => address.split('?', 1)[0] ?? address;

/**
 * The worst input for a pattern of text, at sign, text, dot, text: it backtracks over every dot.
 * @param {number} length
 */
const worstEmail = (length) => `a@${'.'.repeat(length - 3)}@`;

const name = { firstName: 'Anna', lastName: 'Muster' };
/** @type {[path: string, form: (email: string) => object][]} */
const forms = [
  ['/api/expose-requests', (email) => ({ ...name, propertyId: 1, email, agreeToTerms: true })],
  ['/api/search-requests', (email) => ({ ...name, email })],
  ['/api/valuations', (email) => ({ name: 'Anna Muster', email })],
  ['/api/contact-messages', (email) => ({ name: 'Anna Muster', email, message: 'Guten Tag' })],
];

/**
 * @param {number} length
 * @returns {Attack['question']}
 */
const postEmail = (length) => (number) => {
  const [path, form] = /** @type {typeof forms[number]} */ (forms[number % forms.length]);
  return { method: 'POST', path, body: JSON.stringify(form(worstEmail(length))) };
};

/** Rises by more than any rounding takes away. @param {number} number */
const neverAsked = (number) => `area_min=${number + 1}.001${String(number).padStart(9, '0')}`;

/** @type {Attack[]} */
export const attacks = [
  {
    name: 'repeated query fields, listing',
    aSecond: 50,
    question: () => ({ path: `/api/properties${repeated}` }),
  },
  { name: 'repeated query fields, page', aSecond: 50, question: () => ({ path: `/immobilien${repeated}` }) },
  {
    name: 'repeated query fields, image',
    aSecond: 50,
    question: (_number, image) => ({ path: `${pathOf(image)}${repeated}` }),
  },
  {
    name: 'slashes',
    aSecond: 50,
    question: (number) => ({ path: `/${number}${'/'.repeat(number % 2 === 0 ? maxLength : unsuspicious)}x` }),
  },
  { name: 'e-mail addresses of 12 KB', aSecond: 10, question: postEmail(12_000) },
  { name: 'e-mail addresses of 98 KB', aSecond: 10, question: postEmail(98_000) },
  {
    name: 'listings that nobody asked for, JSON',
    aSecond: 100,
    question: (number) => ({ path: `/api/properties?${neverAsked(number)}` }),
  },
  {
    name: 'listings that nobody asked for, page',
    aSecond: 100,
    question: (number) => ({ path: `/immobilien?${neverAsked(number)}` }),
  },
  {
    name: 'unknown ids',
    aSecond: 100,
    question: (number) => ({
      path:
        number % 2 === 0
          ? `/api/properties/${900_000_000 + number}`
          : `/immobilie/haus-${900_000_000 + number}`,
    }),
  },
  {
    name: 'made-up addresses of an image',
    aSecond: 150,
    question: (number, image) => {
      const made = String(number).padStart(8, '0');
      const length = number % 4 === 0 ? unsuspicious : maxLength;
      return {
        path:
          number % 4 === 1
            ? `${image.replace(/&v=.*$/, '')}&v=${made.padEnd(100, 'v')}`
            : `${image}&x=${made.padEnd(length - image.length, 'x')}`,
      };
    },
  },
  {
    name: 'guessed keys of images',
    aSecond: 100,
    question: (number, image) => {
      // Every other one is of a property that does not exist.
      const other = image.replace(/property-images\/\d+/, `property-images/${900_000_000 + number}`);
      const address = number % 2 === 0 ? image : other;
      return { path: address.replace(/&v=.*$/, `&v=${String(number).padStart(16, 'k')}.1`) };
    },
  },
];
