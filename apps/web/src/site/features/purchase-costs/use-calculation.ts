import { useState } from 'react';
import { calculate, parseCommission, type Typed } from '../../purchase-costs/calculate.ts';
import { type CalculatedProperty, firstTyped, isSumOf } from '../../purchase-costs/first-calculation.ts';

/** The calculator's fields and what they come to. The record of the property fills them in at first. */
export function useCalculation(property: CalculatedProperty) {
  const [read] = useState(() => parseCommission(property.courtage));
  const [typed, setTyped] = useState(() => firstTyped(property, read));
  const isSum = isSumOf(read);
  return {
    typed,
    isSum,
    change: (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part })),
    calculation: calculate(Math.round(property.price * 100), typed, isSum),
  };
}
