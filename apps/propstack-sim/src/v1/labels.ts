import { readData } from '../read-data.ts';

/** The labels of the fields that are `{label, value}` in the expanded shape. Some labels have no translation. */
export const labels = readData('labels') as Readonly<Record<string, string>>;
