/** Just below Node's limit for request headers (16 KB). */
const maxLength = 15_000;
/** Just below the BFF's limit for addresses. */
const longestAddress = 3_900;

const repeated = `?${'a&'.repeat(maxLength / 2)}`;
const withoutVersion = (image) => image.replace(/&v=.*$/, '');

/** The worst input for a pattern such as text@text.text, which backtracks over every dot. */
const worstEmail = (length) => `a@${'.'.repeat(length - 3)}@`;

const name = { firstName: 'Anna', lastName: 'Muster' };
const forms = [
  ['/api/expose-requests', (email) => ({ ...name, propertyId: 1, email, agreeToTerms: true })],
  ['/api/search-requests', (email) => ({ ...name, email })],
  ['/api/valuations', (email) => ({ name: 'Anna Muster', email })],
  ['/api/contact-messages', (email) => ({ name: 'Anna Muster', email, message: 'Guten Tag' })],
];
const postEmail = (length) => (number) => {
  const [path, form] = forms[number % forms.length];
  return { path, body: JSON.stringify(form(worstEmail(length))) };
};

/** A filter value that is different in each request, even after rounding. */
const uncachedFilter = (number) => `area_min=${number + 1}.001${String(number).padStart(9, '0')}`;

/**
 * The attacks by name: requests per second, and the n-th request; `image` is the address of an image of the site.
 */
export const attacks = {
  repeated_fields_list: { perSecond: 50, request: () => ({ path: `/api/properties${repeated}` }) },
  repeated_fields_page: { perSecond: 50, request: () => ({ path: `/immobilien${repeated}` }) },
  repeated_fields_image: {
    perSecond: 50,
    request: (_number, image) => ({ path: image.split('?')[0] + repeated }),
  },
  slashes: {
    perSecond: 50,
    request: (number) => ({ path: `/${number}${'/'.repeat(number % 2 ? longestAddress : maxLength)}x` }),
  },
  email_12_kb: { perSecond: 10, request: postEmail(12_000) },
  email_98_kb: { perSecond: 10, request: postEmail(98_000) },
  uncached_lists: {
    perSecond: 100,
    request: (number) => ({ path: `/api/properties?${uncachedFilter(number)}` }),
  },
  uncached_pages: {
    perSecond: 100,
    request: (number) => ({ path: `/immobilien?${uncachedFilter(number)}` }),
  },
  unknown_ids: {
    perSecond: 100,
    request: (number) => ({
      path: `${number % 2 ? '/immobilie/haus-' : '/api/properties/'}${900_000_000 + number}`,
    }),
  },
  made_up_image_addresses: {
    perSecond: 150,
    request: (number, image) => {
      const made = String(number).padStart(8, '0');
      if (number % 4 === 1) return { path: `${withoutVersion(image)}&v=${made.padEnd(100, 'v')}` };
      return {
        path: `${image}&x=${made.padEnd((number % 4 ? maxLength : longestAddress) - image.length, 'x')}`,
      };
    },
  },
  guessed_image_keys: {
    perSecond: 100,
    request: (number, image) => {
      // Every second request is for a property that does not exist.
      const id = number % 2 ? `${900_000_000 + number}` : '$1';
      const address = withoutVersion(image).replace(/property-images\/(\d+)/, `property-images/${id}`);
      return { path: `${address}&v=${String(number).padStart(16, 'k')}.1` };
    },
  },
};
