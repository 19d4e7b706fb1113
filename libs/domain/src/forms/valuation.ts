import {
  apartmentLabels,
  conditionLabels,
  constructionYearInvalid,
  constructionYears,
  dwellingLabels,
  houseLabels,
  landTenureLabels,
  liftLabels,
  modernisationYearInvalid,
  modernisationYears,
  occupancyLabels,
  plotAreaMissing,
  plotLabels,
  postalCodeInvalid,
  propertyTypeLabels,
  type PropertyType,
  purposeLabels,
  qualityLabels,
  specialFeatureLabels,
  subtypeLabels,
  valuationIncomplete as incomplete,
  valuationLimits as limits,
  wholeNumberInvalid,
} from './valuation-values.ts';
import type { Form, FormCheck, Values } from './form.ts';
import * as shared from './person.ts';

export const subtypeLabelsOf = {
  haus: houseLabels,
  wohnung: apartmentLabels,
  grundstueck: plotLabels,
} as const;

const always = (message: string) => ({ invalid: message, tooSmall: message, tooLarge: message });
const numberWithin = (limit: { min: number; max: number }) =>
  ({ control: 'number', ...limit, messages: always(wholeNumberInvalid(limit)) }) as const;
/**
 * What an owner knows about the home. Only type and kind are required: what is not answered is missing, never a preset,
 * because the price range is the wider, the less is known.
 */
export const homeFields = {
  property_type: { control: 'radio', label: 'Immobilie', choices: propertyTypeLabels, required: true },
  property_subtype: { control: 'select', label: 'Art', choices: subtypeLabels, required: true },
  construction_year: {
    control: 'number',
    label: 'Baujahr',
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
  room_count: { ...numberWithin(limits.rooms), label: 'Zimmer' },
  floor: { ...numberWithin(limits.floor), label: 'Etage' },
  has_lift: { control: 'select', label: 'Aufzug', choices: liftLabels },
  living_area: { ...numberWithin(limits.livingArea), label: 'Wohnfläche', unit: 'm²' },
  garden_balcony_area: { ...numberWithin(limits.gardenArea), label: 'Garten oder Balkon', unit: 'm²' },
  plot_area: { ...numberWithin(limits.plotArea), label: 'Grundstück', unit: 'm²' },
  dwellings: { control: 'select', label: 'Wohnungen im Haus', choices: dwellingLabels },
  property_condition: { control: 'select', label: 'Zustand', choices: conditionLabels },
  modernised_year: {
    control: 'number',
    label: 'Zuletzt modernisiert',
    isYear: true,
    min: modernisationYears().min,
    get max() {
      return modernisationYears().max;
    },
    get messages() {
      return always(modernisationYearInvalid());
    },
  },
  property_quality: { control: 'select', label: 'Qualität', choices: qualityLabels },
  occupancy: { control: 'select', label: 'Vermietet oder frei', choices: occupancyLabels },
  monthly_rent: { ...numberWithin(limits.monthlyRent), label: 'Nettokaltmiete im Monat', unit: '€' },
  land_tenure: { control: 'select', label: 'Grund und Boden', choices: landTenureLabels },
  special_feature: { control: 'select', label: 'Besonderheit', choices: specialFeatureLabels },
  district: { control: 'line', label: 'Stadtteil', max: 60 },
} as const;

type HomeField = keyof typeof homeFields;
const buildings: readonly PropertyType[] = ['haus', 'wohnung'];

/** The types of home that have an answer which not every type has. */
const onlyOf: Partial<Record<HomeField, readonly PropertyType[]>> = {
  construction_year: buildings,
  room_count: buildings,
  floor: ['wohnung'],
  has_lift: ['wohnung'],
  living_area: buildings,
  garden_balcony_area: buildings,
  plot_area: ['haus', 'grundstueck'],
  dwellings: ['haus'],
  property_condition: buildings,
  modernised_year: buildings,
  property_quality: buildings,
  occupancy: buildings,
  monthly_rent: ['wohnung'],
};
const withArticle = {
  haus: 'einem Haus',
  wohnung: 'einer Wohnung',
  grundstueck: 'einem Grundstück',
} as const;

/** Whether a type of home has this answer. */
export const appliesTo = (name: HomeField, type: PropertyType): boolean =>
  onlyOf[name]?.includes(type) ?? true;

/** Whether the answers belong to the chosen type of home. */
export const homeChecks: readonly FormCheck[] = [
  {
    field: 'property_subtype',
    message: 'Bitte wählen Sie eine Art, die zur Immobilie passt.',
    holds: ({ property_type, property_subtype }) =>
      String(property_subtype) in subtypeLabelsOf[property_type as PropertyType],
  },
  {
    field: 'plot_area',
    message: plotAreaMissing,
    holds: ({ property_type, plot_area }) => property_type !== 'grundstueck' || plot_area !== undefined,
  },
  {
    field: 'special_feature',
    message: 'Ein Rohbau ist kein Grundstück. Bitte wählen Sie Haus oder Wohnung.',
    holds: ({ property_type, special_feature }) =>
      property_type !== 'grundstueck' || special_feature !== 'rohbau',
  },
  ...Object.entries(onlyOf).map(([field, types]) => ({
    field,
    message: `Diese Angabe gehört nur zu ${types.map((type) => withArticle[type]).join(' oder ')}.`,
    holds: (values: Values) =>
      values[field] === undefined || types.includes(values['property_type'] as PropertyType),
  })),
];

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
    ...homeFields,
    evaluation_purpose: { control: 'radio', label: 'Anlass', choices: purposeLabels, required: true },
    ...addressFields,
    /** Id of the address that was saved after step 6, so that it is not stored twice. */
    valuation_address_id: { control: 'receipt', label: 'Gespeicherte Adresse' },
    /** Id of the price range that the visitor saw. */
    price_range_id: { control: 'receipt', label: 'Preisspanne' },
    wish: {
      control: 'radio',
      label: 'Wunsch',
      choices: { anruf: 'Anrufen, etwa 10 Minuten', termin: 'Die Immobilie ansehen, kostenlos' },
      initial: 'anruf',
      required: true,
    },
    times: {
      control: 'half-days',
      label: 'Wunschzeiten',
      help: 'Wählen Sie bis zu drei. Die genaue Zeit stimmen wir mit Ihnen ab.',
      max: 3,
      tooMany: 'Bitte wählen Sie höchstens drei Zeiten.',
      gone: 'Bitte wählen Sie nur Zeiten ab morgen.',
    },
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
  checks: homeChecks,
  consent: 'valuation',
  pages: ['/bewertung', '/verkaufen', '/bewertung/preisspanne/{id}'],
  isStepwise: true,
  texts: {
    label: 'Kontaktdaten',
    submit: 'Bewertung anfordern',
    pending: 'Wird gespeichert...',
    incomplete,
    failure: {
      title: 'Fehler',
      description: 'Es gab einen technischen Fehler. Bitte versuchen Sie es erneut.',
    },
    log: 'Failed to send valuation',
    noContract: shared.noContractNotice,
  },
  answerDays: 2,
  goOn: ['papers'],
  mail: {
    subject: 'Bewertung: {property_subtype} in {address_postal_code} {address_city} ({name})',
    intro: 'Über die Website wurde eine Bewertung angefragt.',
    heading: 'Immobilie',
  },
  about:
    '{address_street} {address_number}, {address_postal_code} {address_city} · {living_area} · {plot_area} Grundstück · {property_subtype}',
  keptMonths: 12,
} as const satisfies Form;
