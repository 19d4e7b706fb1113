import { problem } from '@estate/contracts/problem';
import type { Page } from '@playwright/test';

/** The replacement for the server's response: none, a refusal, or this body. */
export type Answer = 'none' | 'refusal' | object;

/**
 * Mocks API calls of the staff area by path and replaces earlier mocks. Calls without a mock and the session call go
 * to the server.
 */
export async function answerStaff(
  page: Page,
  answers: Readonly<Record<string, Answer>> | ((path: string) => Answer | undefined),
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/admin/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const answer = typeof answers === 'function' ? answers(pathname) : answers[pathname];
    if (pathname === '/api/admin/me' || answer === undefined) return route.fallback();
    if (answer === 'none') return undefined;
    if (answer !== 'refusal') return route.fulfill({ json: answer });
    const body = problem('no-permission');
    return route.fulfill({ status: body.status, contentType: 'application/problem+json', json: body });
  });
}

/** The mocked responses of the job lists: these running and these ended jobs. */
export const showJobs = (running: readonly object[], ended: readonly object[] = []) => ({
  '/api/admin/jobs': { items: running },
  '/api/admin/jobs/history': { items: ended },
});
