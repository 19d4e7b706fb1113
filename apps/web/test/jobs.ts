import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Job } from '../src/shared/api/types.ts';

const jobs = new Map<string, Job>();

/** The list of jobs: empty until a spec calls `moveJobs`. */
export const answerJobs = http.get('*/api/admin/jobs', () =>
  HttpResponse.json({ items: [...jobs.values()] }),
);

/** The server's jobs move; the page reads them at once, as it does when its tab comes to the front. */
export function moveJobs(...moved: readonly Job[]): void {
  for (const job of moved) jobs.set(job.id, job);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}

export const forgetJobs = (): void => jobs.clear();
