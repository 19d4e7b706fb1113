import { valuationLimits } from '@estate/domain/forms/valuation-values';
import { storedJson, storeText } from '../../../shared/storage/browser-store.ts';
import {
  type Area,
  type Details,
  detailNames,
  type Funnel,
  initialFunnel,
  type Point,
  reachableStep,
  wholeNumber,
} from './funnel-state.ts';
import {
  type Choice,
  conditions,
  type NumberRange,
  propertyTypes,
  purposes,
  qualities,
  subtypesOf,
} from './value-sets.ts';

const storageKey = 'bewertung';

type Raw = Record<string, unknown>;
const recordOf = (raw: unknown): Raw => (typeof raw === 'object' && raw !== null ? (raw as Raw) : {});

const chosen = <Value extends string>(choices: readonly Choice<Value>[], raw: unknown): Value | null =>
  choices.find(({ value }) => value === raw)?.value ?? null;

const text = (raw: unknown, otherwise: string): string =>
  typeof raw === 'string' ? raw.slice(0, 200) : otherwise;

const number = <Otherwise>(
  raw: unknown,
  { min, max }: NumberRange,
  otherwise: Otherwise,
): number | Otherwise =>
  Number.isInteger(raw) && (raw as number) >= min && (raw as number) <= max ? (raw as number) : otherwise;

function area(raw: unknown, limit: NumberRange, otherwise: Area): Area {
  const stored = recordOf(raw);
  const value = number(stored['value'], limit, otherwise.value);
  const typed = text(stored['text'], '');
  return { value: wholeNumber(typed, limit) ?? value, text: typed };
}

function pointOf(raw: unknown): Point | null {
  const { lat, lng } = recordOf(raw);
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}

function readFunnel(stored: unknown): Funnel {
  const raw = recordOf(stored);
  const address = recordOf(raw['address']);
  const details = recordOf(raw['details']);
  const propertyType = chosen(propertyTypes, raw['propertyType']);
  const funnel: Funnel = {
    ...initialFunnel,
    startedAt: number(raw['startedAt'], { min: 0, max: Date.now() }, initialFunnel.startedAt),
    propertyType,
    subtype: propertyType && chosen(subtypesOf[propertyType], raw['subtype']),
    year: text(raw['year'], initialFunnel.year),
    rooms: number(raw['rooms'], valuationLimits.rooms, initialFunnel.rooms),
    floor: number(raw['floor'], valuationLimits.floor, initialFunnel.floor),
    livingArea: area(raw['livingArea'], valuationLimits.livingArea, initialFunnel.livingArea),
    gardenArea: area(raw['gardenArea'], valuationLimits.gardenArea, initialFunnel.gardenArea),
    plotArea: text(raw['plotArea'], initialFunnel.plotArea),
    condition: chosen(conditions, raw['condition']),
    quality: chosen(qualities, raw['quality']),
    details: Object.fromEntries(detailNames.map((name) => [name, text(details[name], '')])) as Details,
    purpose: chosen(purposes, raw['purpose']),
    address: {
      address_street: text(address['address_street'], ''),
      address_number: text(address['address_number'], ''),
      address_postal_code: text(address['address_postal_code'], ''),
      address_city: text(address['address_city'], ''),
    },
    district: text(raw['district'], ''),
    point: pointOf(raw['point']),
    rangeId: text(raw['rangeId'], '').slice(0, 100) || null,
    addressId: text(raw['addressId'], '').slice(0, 60) || null,
  };
  const step = reachableStep(funnel, Number(raw['step']));
  // An interrupted calculation starts over; a finished calculation is not shown again.
  return { ...funnel, step, counter: step === 8 ? 3 : 0 };
}

/** The answers stored in this tab's session; the initial state if there are none or storage is blocked. */
export function restoreFunnel(): Funnel {
  const stored = storedJson(storageKey, 'sessionStorage');
  return stored === null ? initialFunnel : readFunnel(stored);
}

/** Stores the answers in this tab's session, so that they survive leaving the page. */
export function rememberFunnel(funnel: Funnel): void {
  storeText(storageKey, funnel.isSent ? null : JSON.stringify(funnel), 'sessionStorage');
}
