import { viewingTimes } from '@estate/content/office-days';
import { type LeadBody } from '@estate/domain/forms/all-forms';
import { viewing } from '@estate/domain/forms/viewing';

/** Makes the e-mail address of each form unique, unless the test passes an address. */
let number = 0;

export const exposeForm = (fields: Partial<LeadBody<'expose'>> = {}): LeadBody<'expose'> => ({
  propertyId: 1,
  salutation: 'frau',
  firstName: 'Änne',
  lastName: 'Sörensen',
  email: `aenne-${++number}@example.net`,
  phone: '040 12345',
  agreeToTerms: true,
  consentVersion: 'expose-2026-11',
  ...fields,
});

export const orderForm = (fields: Partial<LeadBody<'order'>> = {}): LeadBody<'order'> => ({
  propertyId: 1,
  terms: '',
  salutation: 'frau',
  firstName: 'Änne',
  lastName: 'Sörensen',
  email: `auftrag-${++number}@example.net`,
  startEarly: true,
  loseRight: true,
  agreeToTerms: true,
  consentVersion: 'auftrag-2026-11',
  ...fields,
});

export const searchForm = (fields: Partial<LeadBody<'search'>> = {}): LeadBody<'search'> => ({
  firstName: 'Bo',
  lastName: 'Kröger',
  email: `bo-${++number}@example.net`,
  phone: '0171 555',
  buyOrRent: 'rent',
  propertyType: 'house',
  location: 'Blankenese',
  minRooms: 4,
  maxPrice: 3_000,
  equipment: 'Kamin',
  notes: 'Mit Hund',
  agreeToTerms: true,
  consentVersion: 'suchauftrag-2026-11',
  ...fields,
});

export const valuationForm = (fields: Partial<LeadBody<'valuation'>> = {}): LeadBody<'valuation'> => ({
  property_type: 'wohnung',
  property_subtype: 'studio',
  address_street: 'Elbchaussee',
  address_number: '7b',
  address_postal_code: '22765',
  address_city: 'Hamburg',
  construction_year: 1904,
  room_count: 3,
  floor: 2,
  living_area: 96,
  garden_balcony_area: 8,
  property_condition: 'gut-erhalten',
  property_quality: 'luxurioes',
  evaluation_purpose: 'verkauf-planen',
  wish: 'anruf',
  last_name: 'Voß',
  email: `voss-${++number}@example.net`,
  privacy_accepted: true,
  consentVersion: 'bewertung-2026-11',
  ...fields,
});

export const contactForm = (fields: Partial<LeadBody<'contact'>> = {}): LeadBody<'contact'> => ({
  name: 'Jo Witt',
  email: `jo-${++number}@example.net`,
  message: 'Wann haben Sie Zeit?\n<b>Bitte bald</b>',
  source: '/kontakt',
  privacyAccepted: true,
  consentVersion: 'kontakt-2026-11',
  ...fields,
});

export const callbackForm = (fields: Partial<LeadBody<'callback'>> = {}): LeadBody<'callback'> => ({
  name: 'Uwe Lund',
  phone: '040 99887766',
  time: 'evening',
  email: `uwe-${++number}@example.net`,
  source: '/verkaufen',
  privacyAccepted: true,
  consentVersion: 'rueckruf-2026-11',
  ...fields,
});

export const viewingForm = (fields: Partial<LeadBody<'viewing'>> = {}): LeadBody<'viewing'> => ({
  propertyId: 1,
  times: viewingTimes(viewing, Date.now()).slice(0, 2),
  message: 'Mit Kinderwagen',
  firstName: 'Ida',
  lastName: 'Brandt',
  email: `ida-${++number}@example.net`,
  privacyAccepted: true,
  consentVersion: 'besichtigung-2026-11',
  ...fields,
});

export const questionForm = (fields: Partial<LeadBody<'question'>> = {}): LeadBody<'question'> => ({
  propertyId: 1,
  message: 'Ist der Keller trocken?',
  firstName: 'Ida',
  lastName: 'Brandt',
  email: `frage-${++number}@example.net`,
  privacyAccepted: true,
  consentVersion: 'frage-2026-11',
  ...fields,
});

export const applicationForm = (fields: Partial<LeadBody<'application'>> = {}): LeadBody<'application'> => ({
  propertyId: 1,
  persons: 2,
  moveIn: 'soon',
  pets: 'dog',
  message: '',
  firstName: 'Ida',
  lastName: 'Brandt',
  email: `miete-${++number}@example.net`,
  privacyAccepted: true,
  consentVersion: 'bewerbung-2026-11',
  ...fields,
});

export const withdrawalForm = (fields: Partial<LeadBody<'withdrawal'>> = {}): LeadBody<'withdrawal'> => ({
  name: 'Änne Sörensen',
  contract: 'Maklervertrag vom 3. November 2026\nLindenweg 5',
  email: `widerruf-${++number}@example.net`,
  ...fields,
});
