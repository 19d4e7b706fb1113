/**
 * Everything in this library is invented: agency, people, numbers, customer voices, partners, legal facts.
 *
 * How an agency replaces it:
 * 1. `sections/agency.ts`: name, address, numbers, mailbox, register, supervisory authority. All other files read them there.
 *    `brand-colors.ts`: the colours of browser frame, offline page and mails.
 * 2. `sections/people.ts` and `sections/profiles.ts`: the people, and who answers for what. A new name needs a new
 *    slug, which is the address of the page. Their portraits are the files
 *    `website-images/portraits/{slug}.jpg` beside `src`: JPEG, 3:4, at least 900x1200. Replace a file, then run
 *    `node libs/content/build/website-images.mjs`; media stores the changed files at its next start.
 * 3. `sections/`: the words of the pages; real customers and partners only, and a true `reviewNote` (§5b(3) UWG).
 * 4. `sections/impressum.ts`, `datenschutz.ts`, `agb.ts`, `accessibility.ts`: have them checked by a lawyer, together
 *    with `sections/consents.ts`. A changed consent text needs a new version, because each lead stores the version that
 *    its sender saw.
 * 5. `listing-exclusions.ts`, `old-slugs.ts`: titles and addresses of the agency's own stock, or empty lists.
 * 6. Search `src` for remaining 'Brookfleet' and '.example', run the specs of this library, set this to `false`.
 *
 * Production does not start with demo content unless `ALLOW_DEMO_CONTENT` is set.
 */
export const isDemoContent: boolean = true;
