import { type BatchResult, type ImportResult, type JobKind, type StartJob } from '@estate/contracts/jobs';
import { type Job } from 'bullmq';

/** The job data in Redis: ids only, no personal data. */
export interface CrmJobData {
  job: StartJob;
  /** User id; null if a schedule started it. */
  startedBy: string | null;
}
export type CrmJobResult = ImportResult | BatchResult;
export type CrmJob = Job<CrmJobData, CrmJobResult, JobKind>;
/** The payload of a job of this kind. */
export type JobOf<Kind extends JobKind> = Extract<StartJob, { kind: Kind }>;

export const isSingleImport = (job: StartJob): boolean =>
  job.kind === 'import-property' && job.propertyId !== undefined;
