import { readData } from '../read-data.ts';

/** The labels of the fields that are sent as `{label, value}`. As in the CRM, some are `Translation missing: …`. */
export const labels = readData('labels') as Readonly<Record<string, string>>;
