import type { PublicProperty } from '../../api/types.ts';

/** What the calculator reads of a property. */
export type CalculatedProperty = Pick<PublicProperty, 'region' | 'city' | 'zip_code' | 'courtage'> & {
  /** In euros. */
  price: number;
};
