import {
  type Condition,
  valuationLimits,
  type PropertySubtype,
  type PropertyType,
  type Purpose,
  type Quality,
} from '@estate/domain/forms/valuation-values';
import {
  type Address,
  type Area,
  canContinue,
  type DetailName,
  type Funnel,
  initialFunnel,
  type Point,
  reachableStep,
  starts,
  type Step,
  wholeNumber,
} from './funnel-state.ts';
import { valuationSummary } from './summary.ts';
import type { NumberRange } from './value-sets.ts';

export type FunnelAction =
  | { kind: 'choose-type'; propertyType: PropertyType; at: number }
  | { kind: 'choose-subtype'; subtype: PropertySubtype }
  | { kind: 'type-year' | 'type-plot-area'; text: string }
  | { kind: 'step-rooms' | 'step-floor'; by: 1 | -1 }
  | { kind: 'slide-living-area' | 'slide-garden-area'; value: number }
  | { kind: 'type-living-area' | 'type-garden-area'; text: string }
  | { kind: 'choose-condition'; condition: Condition }
  | { kind: 'choose-quality'; quality: Quality }
  | { kind: 'answer'; name: DetailName; text: string }
  | { kind: 'choose-district'; district: string }
  | { kind: 'choose-purpose'; purpose: Purpose }
  | { kind: 'fill-address'; part: Partial<Address> }
  | { kind: 'locate'; point: Point }
  | { kind: 'address-saved'; id: string }
  | { kind: 'estimated'; id: string }
  | { kind: 'go-to'; step: number }
  | { kind: 'continue' | 'back' | 'count' | 'end-calculation' | 'sent' | 'reset' };

const within = (value: number, { min, max }: NumberRange): number => Math.min(max, Math.max(min, value));

/** The first press of a button gives the start, each further one a step. */
const stepped = (value: number | null, start: number, by: number, limit: NumberRange): number =>
  within(value === null ? start : value + by, limit);

const areaOfSlider = (value: number, limit: NumberRange): Area => {
  const whole = within(Math.round(value), limit);
  return { value: whole, text: String(whole) };
};

/** Keeps the typed text for correction; the slider follows only if the text is a whole number within the limit. */
const areaOfText = (area: Area, text: string, limit: NumberRange): Area => ({
  value: wholeNumber(text, limit) ?? area.value,
  text,
});

/** Step 8 goes back to step 6, the last question, because step 7 would continue to step 8 by itself. */
function back(funnel: Funnel): Funnel {
  switch (funnel.step) {
    case 1:
      return funnel;
    case 2:
      return { ...funnel, step: 1, subtype: null };
    case 7:
    case 8:
      return { ...funnel, step: 6, counter: 0 };
    default:
      return { ...funnel, step: (funnel.step - 1) as Step };
  }
}

/** Goes to a step, for Back and Forward of the browser. A finished calculation is not repeated. */
function goTo(funnel: Funnel, step: number): Funnel {
  // Sending clears the answers, so there is no other step to show.
  if (funnel.isSent) return funnel;
  let current = funnel;
  while (current.step > step && current.step > 1) current = back(current);
  return current.step < step
    ? { ...current, step: reachableStep(current, step), counter: step === 8 ? 3 : 0 }
    : current;
}

/** The state machine of visitor-area §4. An action that is not allowed in the current step changes nothing. */
export function reduceFunnel(funnel: Funnel, action: FunnelAction): Funnel {
  switch (action.kind) {
    case 'choose-type':
      return {
        ...funnel,
        step: 2,
        startedAt: funnel.startedAt ?? action.at,
        propertyType: action.propertyType,
        subtype: null,
      };
    case 'choose-subtype':
      return { ...funnel, step: 3, subtype: action.subtype };
    case 'type-year':
      return { ...funnel, year: action.text };
    case 'type-plot-area':
      return { ...funnel, plotArea: action.text };
    case 'step-rooms':
      return { ...funnel, rooms: stepped(funnel.rooms, starts.rooms, action.by, valuationLimits.rooms) };
    case 'step-floor':
      return { ...funnel, floor: stepped(funnel.floor, starts.floor, action.by, valuationLimits.floor) };
    case 'slide-living-area':
      return { ...funnel, livingArea: areaOfSlider(action.value, valuationLimits.livingArea) };
    case 'slide-garden-area':
      return { ...funnel, gardenArea: areaOfSlider(action.value, valuationLimits.gardenArea) };
    case 'type-living-area':
      return {
        ...funnel,
        livingArea: areaOfText(funnel.livingArea, action.text, valuationLimits.livingArea),
      };
    case 'type-garden-area':
      return {
        ...funnel,
        gardenArea: areaOfText(funnel.gardenArea, action.text, valuationLimits.gardenArea),
      };
    case 'choose-condition':
      return { ...funnel, condition: action.condition };
    case 'choose-quality':
      return { ...funnel, quality: action.quality };
    case 'answer':
      return { ...funnel, details: { ...funnel.details, [action.name]: action.text } };
    case 'choose-district':
      return { ...funnel, district: action.district };
    case 'choose-purpose':
      return { ...funnel, purpose: action.purpose };
    case 'fill-address':
      return { ...funnel, address: { ...funnel.address, ...action.part }, addressId: null, point: null };
    case 'locate':
      return { ...funnel, point: action.point };
    case 'address-saved':
      // Before step 7 the visitor may be changing the address, so a late response for the old address is ignored.
      return funnel.step < 7 ? funnel : { ...funnel, addressId: action.id };
    case 'estimated':
      return funnel.step < 7 ? funnel : { ...funnel, rangeId: action.id };
    case 'continue':
      return funnel.step >= 3 && funnel.step <= 6 && canContinue(funnel)
        ? { ...funnel, step: (funnel.step + 1) as Step, counter: 0 }
        : funnel;
    case 'count':
      return funnel.step === 7 ? { ...funnel, counter: Math.min(3, funnel.counter + 1) } : funnel;
    case 'end-calculation':
      return funnel.step === 7 && canContinue(funnel) ? { ...funnel, step: 8 } : funnel;
    case 'back':
      return back(funnel);
    case 'go-to':
      return goTo(funnel, action.step);
    case 'sent':
      return {
        ...initialFunnel,
        isSent: true,
        summary: valuationSummary(funnel),
        rangeId: funnel.rangeId,
      };
    case 'reset':
      return initialFunnel;
  }
}
