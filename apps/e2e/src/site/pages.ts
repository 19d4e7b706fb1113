import { type TestSite } from './start-site.ts';

/** The server's HTML without any script executed; redirects are not followed. */
export async function fetchPage(
  site: TestSite,
  path: string,
): Promise<{ status: number; to: string | null; html: string }> {
  const answer = await fetch(`${site.url}${path}`, { redirect: 'manual' });
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
}
