import { readData } from '../read-data.ts';

/** The fields that become `{label, value}` when expanded; some labels lack their translation. */
export const labels = readData('labels') as Readonly<Record<string, string>>;
