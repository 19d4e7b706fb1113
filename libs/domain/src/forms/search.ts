import { rhythms } from '../search-orders/rhythm.ts';
import { searchLocation } from '../search/search-summary.ts';
import { type Deal, dealVerbs, objectKindLabels, priceUnit } from '../property/vocabulary.ts';
import type { Form, NumberField, Values } from './form.ts';
import * as shared from './person.ts';

const wholeNumber = 'Bitte geben Sie eine ganze Zahl ein.';

const rooms = {
  control: 'number',
  min: 1,
  max: 1_000,
  messages: { invalid: wholeNumber, tooSmall: 'Mindestens 1 Zimmer.', tooLarge: 'Bitte höchstens 1000.' },
  half: 'always',
} as const satisfies Omit<NumberField, 'label'>;

const price = {
  control: 'number',
  min: 0,
  max: 1e10,
  messages: {
    invalid: wholeNumber,
    tooSmall: 'Bitte keine negative Zahl.',
    tooLarge: 'Dieser Betrag ist zu hoch.',
  },
  unit: ({ buyOrRent }: Values): string => priceUnit(buyOrRent as Deal),
  half: 'always',
} as const satisfies Omit<NumberField, 'label'>;

/** Missing if the form was opened with a filter that leaves it open. */
const buyOrRent = { control: 'radio', label: 'Kaufen oder mieten', choices: dealVerbs } as const;
const propertyType = { control: 'radio', label: 'Objektart', choices: objectKindLabels } as const;

/** The maximum is 120, because city and region are sent together as one location, whose length is limited. */
const place = { control: 'line', max: 120, autoComplete: 'off', half: true } as const;

const details = {
  minRooms: { ...rooms, label: 'Zimmer ab' },
  maxRooms: { ...rooms, label: 'Zimmer bis' },
  minPrice: { ...price, label: 'Preis ab' },
  maxPrice: { ...price, label: 'Preis bis' },
  equipment: {
    control: 'area',
    label: 'Ausstattung',
    help: 'Zum Beispiel Balkon, Garten, Aufzug, Stellplatz',
    max: 2_000,
    rows: 3,
  },
  notes: { control: 'area', label: 'Bemerkungen', max: 4_000, rows: 3 },
} as const;

const rhythm = { control: 'radio', label: 'Wie oft möchten Sie von Neuem hören?', choices: rhythms } as const;
/** The filter of the list from which the form was opened; it alone then decides what is found. */
const filter = { control: 'query', label: 'Filter' } as const;

const person = {
  salutation: shared.salutation,
  firstName: { ...shared.firstName, half: true },
  lastName: { ...shared.lastName, half: true },
  email: { ...shared.email, half: true },
  phone: {
    ...shared.optionalPhone,
    label: 'Telefon, wenn wir Sie anrufen dürfen',
    half: true,
  },
  agreeToTerms: shared.consentField,
} as const;

const isNotBelow = (min: unknown, max: unknown) =>
  typeof min !== 'number' || typeof max !== 'number' || min <= max;

/** The form for a search order (visitor-area §3, §5, §8). */
export const search = {
  kind: 'search',
  one: 'Suchauftrag',
  many: 'Suchaufträge',
  slug: 'suchauftrag',
  api: '/api/search-requests',
  rpc: 'fileSearchRequest',
  summary: 'File a search order',
  fields: {
    buyOrRent,
    propertyType,
    location: { control: 'line', label: 'Ort', max: 250, required: 'Ort ist erforderlich' },
    ...details,
    filter,
    rhythm,
    ...person,
  },
  checks: [
    {
      field: 'maxRooms',
      message: 'Die Höchstzahl liegt unter der Mindestzahl.',
      holds: ({ minRooms, maxRooms }) => isNotBelow(minRooms, maxRooms),
    },
    {
      field: 'maxPrice',
      message: 'Der Höchstpreis liegt unter dem Mindestpreis.',
      holds: ({ minPrice, maxPrice }) => isNotBelow(minPrice, maxPrice),
    },
  ],
  controls: {
    buyOrRent: { ...buyOrRent, initial: 'buy' },
    propertyType: { ...propertyType, initial: 'apartment' },
    city: { ...place, label: 'Ort', places: ['city', 'zip'] },
    region: { ...place, label: 'Region oder Stadtteil', places: ['district'] },
    ...details,
    filter,
    rhythm: { ...rhythm, initial: 'daily' },
    ...person,
  },
  written: ({ city = '', region = '', ...others }: Values): Values => ({
    ...others,
    location: searchLocation(String(city), String(region)),
  }),
  groups: { buyOrRent: 'Was suchen Sie?', salutation: 'Wie erreichen wir Sie?' },
  consent: 'search',
  pages: ['/suchauftrag'],
  texts: {
    label: 'Suchauftrag',
    submit: 'Suchauftrag erteilen',
    pending: shared.sendingText,
    failure: {
      title: 'Fehler',
      description: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    },
    note: 'Nach dem Absenden erhalten Sie eine E-Mail mit einem Link, mit dem Sie den Suchauftrag bestätigen. Er ist kostenlos, verpflichtet Sie zu nichts und lässt sich jederzeit ändern und beenden.',
    log: 'Failed to send search order',
    noContract: shared.noContractNotice,
  },
  answerDays: 1,
  goOn: ['listings'],
  mail: {
    subject: 'Suchauftrag: {buyOrRent}, {propertyType}, {location} ({name})',
    intro: 'Über die Website wurde ein Suchauftrag erteilt.',
    heading: 'Gesucht wird',
  },
  about:
    '{buyOrRent} · {propertyType} · {location} · ab {minRooms} Zimmer · bis {maxPrice} · {equipment} · {notes}',
  keptMonths: 12,
} as const satisfies Form;
