import { type BatchResult, type ImportResult, type JobKind, type StartJob } from '@estate/contracts/jobs';
import { type Job } from 'bullmq';

/** What stands in Redis for a job: ids only, no personal data. */
export interface CrmJobData {
  job: StartJob;
  /** User id. */
  startedBy: string;
}
export type CrmJobResult = ImportResult | BatchResult;
export type CrmJob = Job<CrmJobData, CrmJobResult, JobKind>;
/** What the handler of a kind of job gets. */
export type JobOf<Kind extends JobKind> = Extract<StartJob, { kind: Kind }>;

export const isSingleImport = (job: StartJob): boolean =>
  job.kind === 'import-property' && job.propertyId !== undefined;
