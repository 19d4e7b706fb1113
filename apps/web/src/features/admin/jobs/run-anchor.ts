/** The fragment that opens a run in the list of earlier runs of its tool. */
export const runAnchor = (jobId: string): string => `lauf-${jobId}`;
