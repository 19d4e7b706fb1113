import { readGermanAmount } from '@estate/domain/text/german-amount';
import { addressFields, appliesTo, type homeFields } from '@estate/domain/forms/valuation';
import {
  type Condition,
  constructionYears,
  modernisationYears,
  valuationLimits,
  type PropertySubtype,
  type PropertyType,
  type Purpose,
  type Quality,
} from '@estate/domain/forms/valuation-values';
import { trimInvisible } from '@estate/domain/text/visible-text';
import type { NumberRange } from './value-sets.ts';

export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export const lastStep = 8;

/** Area in m²: the slider stands at `value`; `text` is what the visitor gave, empty if nothing was. */
export interface Area {
  value: number;
  text: string;
}

/** The address as typed, with the field names of the form. */
export type Address = Record<keyof typeof addressFields, string>;

/** Answers that make the range narrower, as texts of their controls: choices or numbers; empty if not given. */
export const detailNames = [
  'has_lift',
  'dwellings',
  'modernised_year',
  'occupancy',
  'monthly_rent',
  'land_tenure',
  'special_feature',
] as const satisfies readonly (keyof typeof homeFields)[];
export type DetailName = (typeof detailNames)[number];
export type Details = Readonly<Record<DetailName, string>>;

/** Where the home lies, in WGS 84. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Answers and current step of the funnel. The contact data is only in the state of the last step's form. */
export interface Funnel {
  step: Step;
  /** Time of the first answer in ms; the spam defence needs the duration of all eight steps. */
  startedAt: number | null;
  propertyType: PropertyType | null;
  subtype: PropertySubtype | null;
  /** Year of construction as text of the input. */
  year: string;
  /** Null until the visitor says it, as the answers below. */
  rooms: number | null;
  /** 0 is the ground floor; used for apartments only. */
  floor: number | null;
  livingArea: Area;
  gardenArea: Area;
  /** Text of the input, which may be empty; not used for apartments. */
  plotArea: string;
  condition: Condition | null;
  quality: Quality | null;
  details: Details;
  purpose: Purpose | null;
  address: Address;
  /** The chosen Stadtteil, which comes before that of the point; empty if none was chosen. */
  district: string;
  /** Where a map that the visitor allowed found the address exactly; null otherwise. */
  point: Point | null;
  /** Id under which the server saved the address; null if the address is not saved. */
  addressId: string | null;
  /** Id of the price range of these answers; null while there is none. */
  rangeId: string | null;
  /** Number of finished items of the calculation, 0 to 3. */
  counter: number;
  isSent: boolean;
  /** The sent answers as German text. */
  summary: readonly string[];
}

const noArea = (value: number): Area => ({ value, text: '' });

/** Where sliders and buttons start (visitor-area §4, Valuation funnel flow); the visitor has answered nothing yet. */
export const starts = { rooms: 3, floor: 1 } as const;

/** The state at the start and after a reset. */
export const initialFunnel: Funnel = {
  step: 1,
  startedAt: null,
  propertyType: null,
  subtype: null,
  year: '',
  rooms: null,
  floor: null,
  livingArea: noArea(100),
  gardenArea: noArea(10),
  plotArea: '',
  condition: null,
  quality: null,
  details: {
    has_lift: '',
    dwellings: '',
    modernised_year: '',
    occupancy: '',
    monthly_rent: '',
    land_tenure: '',
    special_feature: '',
  },
  purpose: null,
  address: { address_street: '', address_number: '', address_postal_code: '', address_city: '' },
  district: '',
  point: null,
  addressId: null,
  rangeId: null,
  counter: 0,
  isSent: false,
  summary: [],
};

/** Reads a whole number within the limit; null for anything else, also for signs and decimals. */
export function wholeNumber(text: string, { min, max }: NumberRange): number | null {
  const value = readGermanAmount(text) ?? NaN;
  return Number.isInteger(value) && value >= min && value <= max ? value : null;
}

/** Whether a text is filled in but no whole number within the limit. An empty text is no answer. */
export const isNumberWrong = (text: string, limit: NumberRange): boolean =>
  trimInvisible(text) !== '' && wholeNumber(text, limit) === null;

export const constructionYear = ({ year }: Funnel): number | null => wholeNumber(year, constructionYears());

/** Whether the chosen type of home has this answer. */
export const isAsked = (
  { propertyType }: Pick<Funnel, 'propertyType'>,
  name: keyof typeof homeFields,
): boolean => propertyType !== null && appliesTo(name, propertyType);

export const plotArea = (funnel: Funnel): number | null =>
  isAsked(funnel, 'plot_area') ? wholeNumber(funnel.plotArea, valuationLimits.plotArea) : null;

/** The details that apply to the home: a lift to apartments, a rent to let ones. */
export const detailsOf = (funnel: Funnel): DetailName[] =>
  detailNames.filter(
    (name) => isAsked(funnel, name) && (name !== 'monthly_rent' || funnel.details.occupancy === 'vermietet'),
  );

/** Whether a detail has this choice for the type of home: a shell is a building. */
export const isChoice = ({ propertyType }: Pick<Funnel, 'propertyType'>, value: string): boolean =>
  propertyType !== 'grundstueck' || value !== 'rohbau';

/** The limits of a detail that is a number; undefined for a choice. */
export function detailLimit(name: DetailName): NumberRange | undefined {
  if (name === 'modernised_year') return modernisationYears();
  return name === 'monthly_rent' ? valuationLimits.monthlyRent : undefined;
}

/** Whether a detail that applies is filled in but wrong. */
export function isDetailWrong({ details }: Pick<Funnel, 'details'>, name: DetailName): boolean {
  const limit = detailLimit(name);
  return limit !== undefined && isNumberWrong(details[name], limit);
}

export const addressNames = Object.keys(addressFields) as (keyof Address)[];

export const isAddressFilled = (address: Address): boolean =>
  addressNames.every((name) => trimInvisible(address[name]) !== '');

/** Germany's postcodes have five digits; the server refuses others. */
export const isPostalCode = (text: string): boolean => /^\d{5}$/.test(trimInvisible(text));

/** True if nothing wrong stands in the current step, and its required question is answered (visitor-area §5). */
export function canContinue(funnel: Funnel): boolean {
  switch (funnel.step) {
    case 1:
      return funnel.propertyType !== null;
    case 2:
      return funnel.subtype !== null;
    case 3:
      if (funnel.propertyType === 'grundstueck') return plotArea(funnel) !== null;
      return !(
        isNumberWrong(funnel.year, constructionYears()) ||
        isNumberWrong(funnel.livingArea.text, valuationLimits.livingArea) ||
        isNumberWrong(funnel.gardenArea.text, valuationLimits.gardenArea) ||
        (isAsked(funnel, 'plot_area') && isNumberWrong(funnel.plotArea, valuationLimits.plotArea))
      );
    case 4:
      return !detailsOf(funnel).some((name) => isDetailWrong(funnel, name));
    case 5:
      return funnel.purpose !== null;
    case 6:
      return isAddressFilled(funnel.address) && isPostalCode(funnel.address.address_postal_code);
    case 7:
      return funnel.counter === 3;
    case 8:
      return false;
  }
}

/** The step `wanted`, or the first unanswered step before it, because a stored record may be outdated or edited. */
export function reachableStep(funnel: Funnel, wanted: number): Step {
  let step: Step = 1;
  while (step < wanted && step < 7 && canContinue({ ...funnel, step })) step = (step + 1) as Step;
  return step === 7 && wanted === 8 ? 8 : step;
}
