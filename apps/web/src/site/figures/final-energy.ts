import { isGiven } from '@estate/domain/property/is-given';
import type { PublicProperty } from '../../shared/api/types.ts';
import { formatNumber } from '../../shared/ui/format.ts';

/** A value of an energy certificate with its unit. */
export const perArea = (value: number | null | undefined): string | null =>
  isGiven(value) ? `${formatNumber(value)} kWh/(m²·a)` : null;

/** The final energy value of a home with its unit; null if the certificate has none. */
export const finalEnergy = (
  property: Pick<PublicProperty, 'energy_efficiency_value' | 'thermal_characteristic'>,
): string | null => perArea(property.energy_efficiency_value) ?? perArea(property.thermal_characteristic);
