import { openingHoursText } from './opening-hours.ts';
import { agency, type AgencyWords } from './sections/agency.ts';
import { texts } from './texts.ts';

/** The facts that texts may name in curly brackets, such as `{Telefon}`. */
const facts: Readonly<Record<string, (words: AgencyWords) => string>> = {
  Name: ({ name }) => name,
  Firma: ({ legalName }) => legalName,
  Anschrift: ({ address }) => `${address.street}, ${address.zipCode} ${address.city}`,
  Straße: ({ address }) => address.street,
  Ort: ({ address }) => `${address.zipCode} ${address.city}`,
  Land: ({ address }) => address.countryName,
  Telefon: ({ phone }) => phone,
  'E-Mail': ({ email }) => email,
  'E-Mail Datenschutz': ({ privacyEmail }) => privacyEmail,
  Öffnungszeiten: ({ openingHours }) => openingHours.map(openingHoursText).join(', '),
  Geschäftsführung: ({ managingDirector }) => managingDirector,
  Registergericht: ({ register }) => register.court,
  Registereintrag: ({ register }) => register.status,
  'USt-IdNr.': ({ vatId }) => vatId,
  Erlaubnis: ({ supervisoryAuthority }) => supervisoryAuthority.licence,
  Aufsichtsbehörde: ({ supervisoryAuthority }) => supervisoryAuthority.name,
};

/** The names that may stand in curly brackets. */
export const factNames: readonly string[] = /* @__PURE__ */ Object.keys(facts);

const inBrackets = /\{([^{}\n]{1,40})\}/g;

/** The text with the agency's facts in place of their names in curly brackets. Unknown names stay as they are. */
export const withFacts = (text: string): string =>
  text.replace(inBrackets, (whole, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name]?.(texts(agency)) ?? whole) : whole,
  );

/** The names in curly brackets that are no fact of the agency, so that visitors would read the brackets. */
export const unknownFacts = (text: string): string[] =>
  [...text.matchAll(inBrackets)].map(([, name = '']) => name).filter((name) => !Object.hasOwn(facts, name));
