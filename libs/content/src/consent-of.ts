import type { Form } from '@estate/domain/forms/form';
import { type Consent, consents } from './sections/consents.ts';
import { texts } from './texts.ts';

/** Words of a consent that are links, in the text that a visitor reads. */
const linkedWords = [
  { word: 'AGB', to: '/agb' },
  { word: 'Datenschutzerklärung', to: '/datenschutz' },
] as const;

export interface LinkedConsent extends Consent {
  readonly links: readonly (typeof linkedWords)[number][];
}

/** The consent that a visitor of the form reads now. */
export function consentOf({ consent: name }: Pick<Form, 'consent'>): LinkedConsent {
  const isOfForm = ({ form }: Consent) => form === name;
  const consent = texts(consents).consents.find(isOfForm) ?? consents.shipped.consents.find(isOfForm);
  if (!consent) throw new Error(`the consent ${name} has no text`);
  return { ...consent, links: linkedWords.filter(({ word }) => consent.text.includes(word)) };
}

/** The text of a version that is published or was shipped; undefined for any other one. */
export const consentTextOf = (version: string): string | undefined =>
  [...texts(consents).consents, ...consents.shipped.consents].find((one) => one.version === version)?.text;
