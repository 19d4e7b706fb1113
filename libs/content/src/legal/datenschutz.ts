import { type LegalDocument } from '../legal-document.ts';
import { privacyForms } from './datenschutz-formulare.ts';
import { privacyBasics } from './datenschutz-grundlagen.ts';
import { privacyRights } from './datenschutz-rechte.ts';
import { privacyThirdParties } from './datenschutz-dienste.ts';

/** GDPR, sections 1-14, dated as staff-area §9 says. */
export const datenschutz: LegalDocument = {
  title: 'Datenschutzerklärung',
  dated: 'Stand: 01.02.2025',
  intro:
    'Hier erfahren Sie, welche personenbezogenen Daten wir beim Besuch dieser Website verarbeiten, zu welchem Zweck und auf welcher Grundlage.',
  sections: [...privacyBasics, ...privacyForms, ...privacyThirdParties, ...privacyRights],
};
