import { unwrapped } from './plain-values.ts';
import { type Unit } from './unit.ts';
import { flag } from './values.ts';

/** Whether the CRM has archived the object; its lists leave such an object out. */
export const isArchived = (unit: Unit): boolean => flag(unwrapped(unit['archived'])) === true;
