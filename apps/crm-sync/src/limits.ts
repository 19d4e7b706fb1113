/** Bounds towards the CRM, its pictures and a crashed copy. Tests pass shorter ones. */
export const limits = {
  /** A call to the CRM and the transfer of one picture, whole. */
  requestMs: 30_000,
  /** First pause before a repeated request; doubles, with jitter. */
  retryPauseMs: 500,
  tries: 3,
  /** A job whose worker died is taken up again after at most both together. */
  jobLockMs: 12_000,
  stalledCheckMs: 6_000,
  /** Objects a page of a sync; expanded ones are about 30 KB each. */
  pageSize: 100,
};
export type Limits = typeof limits;
