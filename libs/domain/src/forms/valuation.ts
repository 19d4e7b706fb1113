import {
  apartmentLabels,
  areaInvalid,
  conditionLabels,
  constructionYearInvalid,
  constructionYears,
  houseLabels,
  postalCodeInvalid,
  propertyTypeLabels,
  purposeLabels,
  qualityLabels,
  subtypeLabels,
  valuationIncomplete as incomplete,
  valuationLimits as limits,
} from './valuation-values.ts';
import type { Form } from './form.ts';
import * as shared from './person.ts';

const plotAreaInvalid = areaInvalid(limits.plotArea);

const required = { required: true } as const;
const always = (message: string) => ({ invalid: message, tooSmall: message, tooLarge: message });
const number = { control: 'number', required: true, messages: always(incomplete) } as const;

/**
 * Fields of the address, which is saved after step 6 of the funnel, and deleted after 7 days if no lead follows
 * (visitor-area §3.35).
 */
export const addressFields = {
  address_street: {
    control: 'line',
    label: 'Straße',
    max: 200,
    required: 'Straße ist erforderlich',
    autoComplete: 'address-line1',
  },
  address_number: {
    control: 'line',
    label: 'Hausnummer',
    max: 20,
    required: 'Hausnummer ist erforderlich',
    autoComplete: 'off',
  },
  address_postal_code: {
    control: 'line',
    label: 'Postleitzahl',
    max: 10,
    required: postalCodeInvalid,
    pattern: { is: /^\d{5}$/, message: postalCodeInvalid },
    autoComplete: 'postal-code',
  },
  address_city: {
    control: 'line',
    label: 'Ort',
    max: 100,
    required: 'Ort ist erforderlich',
    autoComplete: 'address-level2',
  },
} as const;

/** The valuation funnel (visitor-area §3, §5, §8). The server adds `user_ip`, shortened. */
export const valuation = {
  kind: 'valuation',
  one: 'Bewertung',
  many: 'Bewertungen',
  slug: 'bewertung',
  api: '/api/valuations',
  rpc: 'submitValuation',
  summary: 'Send the valuation funnel',
  fields: {
    property_type: { control: 'radio', label: 'Immobilie', choices: propertyTypeLabels, ...required },
    property_subtype: { control: 'radio', label: 'Art', choices: subtypeLabels, ...required },
    construction_year: {
      control: 'number',
      label: 'Baujahr',
      ...required,
      isYear: true,
      min: constructionYears().min,
      // The bounds are getters, because they change with the year.
      get max() {
        return constructionYears().max;
      },
      get messages() {
        return always(constructionYearInvalid());
      },
    },
    room_count: { ...number, label: 'Zimmer', ...limits.rooms },
    floor: { ...number, label: 'Etage', ...limits.floor, nullable: true },
    living_area: { ...number, label: 'Wohnfläche', ...limits.livingArea, unit: 'm²' },
    garden_balcony_area: { ...number, label: 'Garten oder Balkon', ...limits.gardenArea, unit: 'm²' },
    plot_area: {
      control: 'number',
      label: 'Grundstück',
      ...limits.plotArea,
      unit: 'm²',
      messages: always(plotAreaInvalid),
    },
    property_condition: { control: 'radio', label: 'Zustand', choices: conditionLabels, ...required },
    property_quality: { control: 'radio', label: 'Qualität', choices: qualityLabels, ...required },
    evaluation_purpose: { control: 'radio', label: 'Anlass', choices: purposeLabels, ...required },
    ...addressFields,
    /** Id of the address that was saved after step 6, so that it is not stored twice. */
    valuation_address_id: { control: 'receipt', label: 'Gespeicherte Adresse' },
    first_name: {
      control: 'line',
      label: shared.firstName.label,
      max: 100,
      autoComplete: shared.firstName.autoComplete,
    },
    last_name: shared.lastName,
    email: { ...shared.email, invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
    phone: shared.optionalPhone,
    privacy_accepted: shared.consentField,
  },
  checks: [
    {
      field: 'property_subtype',
      message: incomplete,
      holds: ({ property_type, property_subtype }) =>
        String(property_subtype) in (property_type === 'haus' ? houseLabels : apartmentLabels),
    },
    {
      field: 'floor',
      message: incomplete,
      holds: ({ property_type, floor }) => (property_type === 'wohnung') === (floor !== null),
    },
    {
      field: 'plot_area',
      message: 'Eine Grundstücksfläche gehört nur zu einem Haus.',
      holds: ({ property_type, plot_area }) => property_type === 'haus' || plot_area === undefined,
    },
  ],
  consent: 'valuation',
  pages: ['/bewertung', '/verkaufen'],
  isStepwise: true,
  texts: {
    label: 'Kontaktdaten',
    submit: 'Bewertung anfordern',
    pending: 'Wird gespeichert...',
    incomplete,
    success: {
      title: 'Vielen Dank für Ihre Anfrage!',
      description: 'Ihre Angaben sind bei uns angekommen.',
    },
    failure: {
      title: 'Fehler',
      description: 'Es gab einen technischen Fehler. Bitte versuchen Sie es erneut.',
    },
    log: 'Failed to send valuation',
    noContract: shared.noContractNotice,
  },
  answer: '{who} prüft Ihre Angaben und meldet sich in der Regel bis {day} mit unserer Einschätzung.',
  answerDays: 2,
  goOn: ['listings'],
  mail: {
    subject: 'Bewertung: {property_subtype} in {address_postal_code} {address_city} ({name})',
    intro: 'Über die Website wurde eine Bewertung angefragt.',
    heading: 'Immobilie',
  },
  about:
    '{address_street} {address_number}, {address_postal_code} {address_city} · {living_area} · {property_subtype}',
  keptMonths: 12,
} as const satisfies Form;
