import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Job } from '../src/shared/api/types.ts';

const jobs = new Map<string, Job>();

/** The list of jobs: empty until a spec calls `moveJobs`. */
export const answerJobs = http.get('*/api/admin/jobs', () =>
  HttpResponse.json({ items: [...jobs.values()] }),
);

/** Changes jobs on the mocked server; the page refetches at once, as when its tab becomes visible. */
export function moveJobs(...moved: readonly Job[]): void {
  for (const job of moved) jobs.set(job.id, job);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}

export const forgetJobs = (): void => jobs.clear();
