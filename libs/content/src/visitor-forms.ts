import { contactTexts, exposeTexts, searchOrderTexts } from './form-texts.ts';

/** The label of each control, by its name. */
export const fieldLabels = {
  salutation: 'Anrede',
  name: 'Name',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  message: 'Nachricht',
  buyOrRent: 'Kaufen oder mieten',
  propertyType: 'Objektart',
  city: 'Ort',
  region: 'Region oder Stadtteil',
  minRooms: 'Zimmer ab',
  maxRooms: 'Zimmer bis',
  minPrice: 'Preis ab',
  maxPrice: 'Preis bis',
  equipment: 'Ausstattung',
  notes: 'Bemerkungen',
  privacyAccepted: 'Einwilligung',
  agreeToTerms: 'Einwilligung',
} as const;

export type FieldName = keyof typeof fieldLabels;

/** Each page holds at most one of these forms, so its element has the same id everywhere. */
export const visitorFormId = 'formular';

/** Id of a control in such a form. */
export const fieldId = (name: string): string => `${visitorFormId}-${name}`;

const contact = (...names: readonly FieldName[]) => ({
  api: '/api/contact-messages',
  thanks: 'nachricht',
  texts: contactTexts,
  fields: [...names, 'email', 'phone', 'message', 'privacyAccepted'] satisfies readonly FieldName[],
});

const contactByFullName = contact('name');
const contactByTwoNames = contact('firstName', 'lastName');

/** The forms of visitors that work without a script: the route that takes each, and its fields in reading order. */
export const visitorForms = {
  expose: {
    api: '/api/expose-requests',
    thanks: 'expose',
    texts: exposeTexts,
    fields: ['salutation', 'firstName', 'lastName', 'email', 'phone', 'agreeToTerms'],
  },
  searchOrder: {
    api: '/api/search-requests',
    thanks: 'suchauftrag',
    texts: searchOrderTexts,
    fields: [
      'buyOrRent',
      'propertyType',
      'city',
      'region',
      'minRooms',
      'maxRooms',
      'minPrice',
      'maxPrice',
      'equipment',
      'notes',
      'salutation',
      'firstName',
      'lastName',
      'email',
      'phone',
      'agreeToTerms',
    ],
  },
  about: contactByTwoNames,
  contact: contact('firstName'),
  valuation: contactByTwoNames,
  broker: contactByFullName,
  appraisal: contactByFullName,
} as const;
