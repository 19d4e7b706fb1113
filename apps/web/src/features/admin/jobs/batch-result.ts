import type { BatchResult, Job } from '../../../api/types.ts';

/** The result of a job over many properties; null while there is none, and for the import of a single one. */
export const batchResultOf = ({ result }: Pick<Job, 'result'>): BatchResult | null =>
  result && 'errors' in result ? result : null;
