import { type TestSite } from './start-site.ts';

/** What the site answers before a browser has run any script; redirects are not followed. */
export async function fetchPage(
  site: TestSite,
  path: string,
): Promise<{ status: number; to: string | null; html: string }> {
  const answer = await fetch(`${site.url}${path}`, { redirect: 'manual' });
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
}
