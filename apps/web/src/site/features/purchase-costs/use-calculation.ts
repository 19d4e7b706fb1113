import { useState } from 'react';
import { calculate, parseCommission, type CalculatorFields } from '../../purchase-costs/calculate.ts';
import {
  type CalculatedProperty,
  initialCalculatorFields,
  isFixedAmount,
} from '../../purchase-costs/initial-calculation.ts';

/** The inputs of the calculator, which start with the property's values, and their result. */
export function useCalculation(property: CalculatedProperty) {
  const [commission] = useState(() => parseCommission(property.courtage));
  const [typed, setTyped] = useState(() => initialCalculatorFields(property, commission));
  const isSum = isFixedAmount(commission);
  return {
    typed,
    isSum,
    change: (part: Partial<CalculatorFields>) => setTyped((current) => ({ ...current, ...part })),
    calculation: calculate(Math.round(property.price * 100), typed, isSum),
  };
}
