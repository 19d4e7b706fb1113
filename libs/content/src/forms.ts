import { type PagePath } from './navigation.ts';

/** Text beside the required consent box; the lead stores its id. A changed text needs a new id. */
export interface ConsentText {
  readonly id: string;
  readonly text: string;
  /** Words of the text that are links. */
  readonly links: readonly { readonly word: string; readonly to: PagePath }[];
}

const privacy = { word: 'Datenschutzerklärung', to: '/datenschutz' } as const;
const terms = { word: 'AGB', to: '/agb' } as const;

const contactText =
  'Ich habe die Datenschutzerklärung gelesen. Meine Angaben werden verwendet, um meine Nachricht zu beantworten.';

/** By form. Each form stores its own id, so that a lead tells which page the box stood on. */
export const consentTexts = {
  expose: {
    id: 'expose-2026-11',
    text: 'Ich stimme den AGB zu und habe die Datenschutzerklärung gelesen. Meine Angaben werden verwendet, um mir das Exposé zu senden und Fragen dazu zu beantworten.',
    links: [terms, privacy],
  },
  searchOrder: {
    id: 'suchauftrag-2026-11',
    text: 'Ich stimme den AGB zu und habe die Datenschutzerklärung gelesen. Meine Angaben werden verwendet, um passende Immobilien für mich zu suchen.',
    links: [terms, privacy],
  },
  valuation: {
    id: 'bewertung-2026-11',
    text: 'Ich habe die Datenschutzerklärung gelesen. Meine Angaben werden verwendet, um meine Immobilie zu bewerten und das Ergebnis mit mir zu besprechen.',
    links: [privacy],
  },
  valuationContact: { id: 'bewertung-kontakt-2026-11', text: contactText, links: [privacy] },
  about: { id: 'ueber-uns-2026-11', text: contactText, links: [privacy] },
  contact: { id: 'kontakt-2026-11', text: contactText, links: [privacy] },
  broker: { id: 'makler-2026-11', text: contactText, links: [privacy] },
  appraisal: { id: 'gutachten-2026-11', text: contactText, links: [privacy] },
} as const satisfies Readonly<Record<string, ConsentText>>;

/** The text of a stored id; undefined if no current form uses it. */
export const consentTextById = (id: string): string | undefined =>
  Object.values(consentTexts).find((version) => version.id === id)?.text;

/** Exposé form and its mail (§356a BGB: the site closes no contract). */
export const noContractNote =
  'Mit der Exposé-Anfrage schließen Sie keinen Vertrag. Ein Maklervertrag kommt nur durch eine gesonderte Vereinbarung zustande.';

/** Shown after a form was sent: what happens next, and when. */
export const afterSending = {
  expose:
    'Sie erhalten in Kürze eine Bestätigung per E-Mail. Das Exposé sendet Ihnen die zuständige Person in der Regel am nächsten Werktag.',
  searchOrder:
    'Sie erhalten in Kürze eine Bestätigung per E-Mail. Wir gleichen Ihren Suchauftrag mit unserem Bestand ab und melden uns.',
  valuation:
    'Ihre Angaben sind bei uns angekommen. Wir prüfen sie und melden uns in der Regel innerhalb von zwei Werktagen mit unserer Einschätzung.',
  contact: 'Wir antworten in der Regel am nächsten Werktag.',
} as const;
