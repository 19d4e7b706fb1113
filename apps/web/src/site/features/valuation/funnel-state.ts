import { readGermanAmount } from '@estate/domain/text/german-amount';
import { addressFields } from '@estate/domain/forms/valuation';
import {
  type Condition,
  constructionYears,
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

/** Area in m²: the slider shows `value`, which is also sent; `text` is the text of the input beside the slider. */
export interface Area {
  value: number;
  text: string;
}

/** The address as typed, with the field names of the form. */
export type Address = Record<keyof typeof addressFields, string>;

/** Answers and current step of the funnel. The contact data is only in the state of the last step's form. */
export interface Funnel {
  step: Step;
  /** Time of the first answer in ms; the spam defence needs the duration of all eight steps. */
  startedAt: number | null;
  propertyType: PropertyType | null;
  subtype: PropertySubtype | null;
  /** Year of construction as text of the input. */
  year: string;
  rooms: number;
  /** 0 is the ground floor; used for apartments only. */
  floor: number;
  livingArea: Area;
  gardenArea: Area;
  /** Text of the input, which may be empty; used for houses only. */
  plotArea: string;
  condition: Condition;
  quality: Quality;
  purpose: Purpose | null;
  address: Address;
  /** Id under which the server saved the address; null if the address is not saved. */
  addressId: string | null;
  /** Number of finished items of the calculation, 0 to 3. */
  counter: number;
  isSent: boolean;
  /** The sent answers as German text. */
  summary: readonly string[];
}

const area = (value: number): Area => ({ value, text: String(value) });

/** The state at the start and after a reset (visitor-area §4, Valuation funnel flow). */
export const initialFunnel: Funnel = {
  step: 1,
  startedAt: null,
  propertyType: null,
  subtype: null,
  year: '1970',
  rooms: 3,
  floor: 1,
  livingArea: area(100),
  gardenArea: area(10),
  plotArea: '',
  condition: 'gut-erhalten',
  quality: 'standard',
  purpose: null,
  address: { address_street: '', address_number: '', address_postal_code: '', address_city: '' },
  addressId: null,
  counter: 0,
  isSent: false,
  summary: [],
};

/** Reads a whole number within the limit; null for anything else, also for signs and decimals. */
export function wholeNumber(text: string, { min, max }: NumberRange): number | null {
  const value = readGermanAmount(text) ?? NaN;
  return Number.isInteger(value) && value >= min && value <= max ? value : null;
}

export const constructionYear = ({ year }: Funnel): number | null => wholeNumber(year, constructionYears());

export const plotArea = ({ propertyType, plotArea: text }: Funnel): number | null =>
  propertyType === 'haus' ? wholeNumber(text, valuationLimits.plotArea) : null;

/** Whether the plot area is filled in but invalid. */
export const isPlotAreaWrong = (funnel: Funnel): boolean =>
  funnel.propertyType === 'haus' && trimInvisible(funnel.plotArea) !== '' && plotArea(funnel) === null;

export const addressNames = Object.keys(addressFields) as (keyof Address)[];

export const isAddressFilled = (address: Address): boolean =>
  addressNames.every((name) => trimInvisible(address[name]) !== '');

/** Germany's postcodes have five digits; the server refuses others. */
export const isPostalCode = (text: string): boolean => /^\d{5}$/.test(trimInvisible(text));

/** Whether an area's text is valid. An invalid text must be corrected, because the slider's value would be sent. */
const isAreaValid = ({ text }: Area, limit: NumberRange): boolean => wholeNumber(text, limit) !== null;

/** True if the question of the current step is answered (visitor-area §5, Valuation funnel). */
export function canContinue(funnel: Funnel): boolean {
  switch (funnel.step) {
    case 1:
      return funnel.propertyType !== null;
    case 2:
      return funnel.subtype !== null;
    case 3:
      return (
        constructionYear(funnel) !== null &&
        isAreaValid(funnel.livingArea, valuationLimits.livingArea) &&
        isAreaValid(funnel.gardenArea, valuationLimits.gardenArea) &&
        !isPlotAreaWrong(funnel)
      );
    case 4:
      return true;
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
