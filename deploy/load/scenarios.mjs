import { createConnection } from 'mongoose';

/** @typedef {import('../local/bring-up.ts').Site} Site */

/**
 * @typedef {object} Scenario
 * @property {string} name of its script
 * @property {NonNullable<import('../local/bring-up.ts').BringUpOptions['env']>} [env] of a site of its own
 * @property {(site: Site, result: import('./k6.mjs').LoadResult) => Promise<string[]>} [faults] what the stores say
 *   afterwards, one line for each fault
 */

/** Each belongs to a script of the same name, which says what happens. Those without `env` share a site with the demo stock. */
/** @type {Scenario[]} */
export const scenarios = [
  { name: 'visitor-mix' },
  { name: 'expose-burst', faults: faultsOfBurst },
  { name: 'image-storm' },
  {
    name: 'staff-job',
    env: {
      crm: { SIM_PROPERTIES: '2000', SIM_MAX_IMAGES: '0' },
      'crm-sync': { PROPSTACK_REQUESTS_PER_SECOND: '50' },
    },
  },
];

/**
 * Every accepted form is stored, and each once.
 * @param {Site} site
 * @param {import('./k6.mjs').LoadResult} result
 */
async function faultsOfBurst({ mongodbUrl }, { metrics }) {
  const accepted = metrics['accepted']?.['count'] ?? 0;
  const store = await createConnection(mongodbUrl).asPromise();
  try {
    const emails = await store
      .collection('leads')
      .find({ 'form.email': /^burst-\d+@load\.example\.org$/ })
      .map(({ form }) => String(form.email))
      .toArray();
    const different = new Set(emails).size;
    console.log(`accepted ${accepted} forms, stored ${emails.length} of ${different} senders`);
    return emails.length === accepted && different === accepted
      ? []
      : [`${accepted} forms were accepted, ${emails.length} stored, of ${different} senders`];
  } finally {
    await store.close();
  }
}
