import { type LegalDocument } from '../legal-document.ts';
import { privacyForms } from './datenschutz-formulare.ts';
import { privacyBasics } from './datenschutz-grundlagen.ts';
import { privacyRights } from './datenschutz-rechte.ts';
import { privacyThirdParties } from './datenschutz-dienste.ts';

/** Privacy policy of /datenschutz under the GDPR: sections 1 to 14, with the date that staff-area §9 requires. */
export const datenschutz: LegalDocument = {
  title: 'Datenschutzerklärung',
  dated: 'Stand: 01.02.2025',
  intro:
    'Hier erfahren Sie, welche personenbezogenen Daten wir beim Besuch dieser Website verarbeiten, zu welchem Zweck und auf welcher Grundlage.',
  sections: [...privacyBasics, ...privacyForms, ...privacyThirdParties, ...privacyRights],
};
