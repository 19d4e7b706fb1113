import { readData } from '../read-data.ts';

/**
 * The labels of the fields that are sent as `{label, value}`. Some, as in the CRM, are texts of a missing translation.
 */
export const labels = readData('labels') as Readonly<Record<string, string>>;
