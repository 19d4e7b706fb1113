import { problemText } from '../../shared/api/problem-text.ts';
import { ApiError } from '../../shared/api/problem.ts';
import type { Job } from '../../shared/api/types.ts';
import type { JobOutcome } from '../jobs/job-outcome.ts';
import { batchResultOf } from '../jobs/job-runs.ts';
import type { BatchTool } from './batch-tools.ts';

export function batchOutcomeOf(tool: BatchTool, job: Job): JobOutcome {
  const result = batchResultOf(job);
  if (job.state === 'cancelled') {
    const { successful = 0, total = 0 } = result ?? {};
    return {
      tone: 'warning',
      title: 'Update abgebrochen',
      text: `${successful} von ${total} Immobilien wurden noch aktualisiert, die übrigen blieben unverändert.`,
    };
  }
  if (job.state !== 'completed' || !result) return { tone: 'error', ...tool.failedText(result?.error) };
  return { tone: result.failed > 0 ? 'warning' : 'success', title: tool.doneText(result) };
}

/**
 * The message if the server refuses to start a batch update. An expired session (401) has a different title (staff-area
 * §5.9).
 */
export const refusedOutcome = (tool: BatchTool, error: Error): JobOutcome =>
  error instanceof ApiError && error.status === 401
    ? { tone: 'error', title: 'Not authenticated' }
    : { tone: 'error', ...tool.refusedText(problemText(error)) };
