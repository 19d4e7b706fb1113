import { http, HttpResponse } from 'msw';
import type { Job } from '../src/api/types.ts';

const ada = { id: 'u1', email: 'ada@example.org', name: 'Ada' };

/** Answers the session route with a signed-in user of this role. */
export const signedIn = (role: 'admin' | 'staff' | null = 'admin', user: Partial<typeof ada> = {}) =>
  http.get('*/api/admin/me', () => HttpResponse.json({ user: { ...ada, ...user }, role }));

export const buildJob = (part: Partial<Job> = {}): Job => ({
  id: 'job-1',
  kind: 'import-property',
  state: 'active',
  progress: { total: 0, done: 0, successful: 0, failed: 0 },
  result: null,
  started_by: 'u1',
  created_at: '2026-11-01T08:00:00.000Z',
  finished_at: null,
  ...part,
});
