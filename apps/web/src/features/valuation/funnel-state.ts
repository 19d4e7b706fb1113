import {
  type Condition,
  valuationLimits,
  type PropertySubtype,
  type PropertyType,
  type Purpose,
  type Quality,
} from '@estate/contracts/valuation-values';
import type { Limit } from './value-sets.ts';

export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export const lastStep = 8;

/** Area in m²: `value` is what the slider shows and what is sent, `text` what was typed beside it. */
export interface Area {
  value: number;
  text: string;
}

export interface Address {
  street: string;
  number: string;
  postalCode: string;
  city: string;
}

/** Answers and place within the funnel. Contact data is not part of it: it never leaves the last form. */
export interface Funnel {
  step: Step;
  /** When the first answer was given, in ms; the spam defence asks how long all eight steps took. */
  startedAt: number | null;
  propertyType: PropertyType | null;
  subtype: PropertySubtype | null;
  /** As typed. */
  year: string;
  rooms: number;
  /** 0 is the ground floor; counts for apartments only. */
  floor: number;
  livingArea: Area;
  gardenArea: Area;
  condition: Condition;
  quality: Quality;
  purpose: Purpose | null;
  address: Address;
  /** Receipt of the saved address. */
  addressId: string | null;
  /** How many of the three items of the calculation are done. */
  counter: number;
  isSent: boolean;
}

const area = (value: number): Area => ({ value, text: String(value) });

/** Where everybody starts and what a reset restores (visitor-area §4, Valuation funnel flow). */
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
  condition: 'gut-erhalten',
  quality: 'standard',
  purpose: null,
  address: { street: '', number: '', postalCode: '', city: '' },
  addressId: null,
  counter: 0,
  isSent: false,
};

/** The whole number that a text is, if it lies within the limit; signs, commas and units are not taken. */
export function wholeNumber(text: string, { min, max }: Limit): number | null {
  const value = /^\s*\d+\s*$/.test(text) ? Number(text) : NaN;
  return value >= min && value <= max ? value : null;
}

export const constructionYear = ({ year }: Funnel): number | null => wholeNumber(year, valuationLimits.year);

export const addressFields = ['street', 'number', 'postalCode', 'city'] as const;

export const isAddressFilled = (address: Address): boolean =>
  addressFields.every((field) => address[field].trim() !== '');

/** Germany's postcodes have five digits; the server refuses others. */
export const isPostalCode = (text: string): boolean => /^\s*\d{5}\s*$/.test(text);

/** Whether the question of the present step is answered (visitor-area §5, Valuation funnel). */
export function canContinue(funnel: Funnel): boolean {
  switch (funnel.step) {
    case 1:
      return funnel.propertyType !== null;
    case 2:
      return funnel.subtype !== null;
    case 3:
      return (
        constructionYear(funnel) !== null && (funnel.livingArea.value > 0 || funnel.livingArea.text !== '')
      );
    case 4:
      return true;
    case 5:
      return funnel.purpose !== null;
    case 6:
      return isAddressFilled(funnel.address) && isPostalCode(funnel.address.postalCode);
    case 7:
      return funnel.counter === 3;
    case 8:
      return false;
  }
}
