import { useState } from 'react';
import { setOwnFinancing, useOwnFinancing } from '../../purchase-costs/own-financing.ts';
import { parseCommission } from '@estate/domain/property/read-commission';
import { calculate, financingLabels, type CalculatorFields } from '../../purchase-costs/calculate.ts';
import {
  type CalculatedProperty,
  initialCalculatorFields,
  isFixedAmount,
} from '../../purchase-costs/initial-calculation.ts';

/** The fields of a loan among the texts. */
const pickFinancing = (texts: Partial<CalculatorFields>) =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => name in financingLabels));

const filled = (texts: Partial<CalculatorFields>): Partial<CalculatorFields> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/**
 * The inputs of the calculator and their result. They start with the property's values and with the amounts that the
 * visitor had stored; `changed` are those of this visit.
 */
export function useCalculation(property: CalculatedProperty) {
  const [commission] = useState(() => parseCommission(property.courtage));
  const [initial] = useState(() => initialCalculatorFields(property, commission));
  const [changed, setChanged] = useState<Partial<CalculatorFields>>({});
  const own = useOwnFinancing();
  const { isOn, ...stored } = own;
  const typed: CalculatorFields = { ...initial, ...filled(stored), ...changed };
  const isSum = isFixedAmount(commission);
  return {
    typed,
    isSum,
    /** The amounts for a loan that the visitor typed. */
    own: { ...stored, ...pickFinancing(changed) },
    change: (part: Partial<CalculatorFields>) => {
      setChanged((current) => ({ ...current, ...part }));
      if (isOn) setOwnFinancing({ ...own, ...pickFinancing(part) });
    },
    calculation: calculate(Math.round(property.price * 100), typed, isSum),
  };
}
