import { createHmac, timingSafeEqual } from 'node:crypto';
import { GetDraftWords } from '@estate/contracts/content/words';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { subkey } from '@estate/server-kit/process/auth-secrets';
import { type Express } from 'express';
import { type ReadResolver } from '../cache/response-cache.ts';
import { type RateLimits } from '../limits/rate-limits.ts';
import { plainLink, plainPage } from '../pages/plain-page.ts';
import { readCaller, splitUrl } from '../routing/request-head.ts';
import { withDraftWords } from './page-words.ts';

/** The field of the query by which a page is shown with the words of drafts. */
const field = 'entwurf';
const validMs = 7 * 24 * 3_600_000;

/** Whether the address of a page asks for its preview. */
export const isPreviewAddress = (url: string): boolean => /[?&]entwurf=/.test(url);

const signature = (secret: string, expires: string): string =>
  createHmac('sha256', subkey(secret, 'previews')).update(expires).digest('base64url');

/** The address of a page with the words of all drafts; valid for seven days without a sign-in. */
export function previewAddress(secret: string, path: string, now = Date.now()): string {
  const expires = (now + validMs).toString(36);
  return `${path}?${field}=${expires}.${signature(secret, expires)}`;
}

function isValid(secret: string, token: string, now = Date.now()): boolean {
  const [expires = '', given = ''] = token.split('.');
  const expected = Buffer.from(signature(secret, expires));
  const received = Buffer.from(given);
  return (
    received.length === expected.length && timingSafeEqual(received, expected) && parseInt(expires, 36) > now
  );
}

/** The policy of a preview differs in one point: the editor of staff shows it in a frame. */
const inOwnFrame = (policy: unknown): string =>
  String(policy).replace("frame-ancestors 'none'", "frame-ancestors 'self'");

/**
 * Serves every page with the words of drafts at its address with a signed token. A preview is made by the same renderer,
 * is never cached or indexed, and counts for its client like a cache miss.
 */
export function mountPreviews(
  app: Express,
  {
    content,
    limits,
    pages,
    secret,
  }: { content: RpcClient; limits: RateLimits; pages: ReadResolver; secret: string },
): void {
  // One at a time: the list of contents asks for many at once, and the renderer would be too late for most of them.
  let last: Promise<unknown> = Promise.resolve();
  app.use(async (request, response, next) => {
    const { path, search } = splitUrl(request.url);
    const query = new URLSearchParams(search);
    const token = query.get(field);
    query.delete(field);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const read = isRead && token !== null ? pages(path, query.toString()) : undefined;
    if (!read || token === null) {
      next();
      return;
    }
    await limits.count('miss', readCaller(request).client);
    response.set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    if (!isValid(secret, token)) {
      response
        .status(410)
        .type('html')
        .send(
          plainPage({
            title: 'Vorschau abgelaufen',
            heading: 'Diese Vorschau ist abgelaufen',
            text: 'Ein Link zu einer Vorschau gilt sieben Tage. Bitte lassen Sie sich einen neuen schicken.',
            end: plainLink('Zur Website', path),
          }),
        );
      return;
    }
    const { words } = await content.call(GetDraftWords, {});
    const turn = last.then(() => withDraftWords(words, () => read.load()));
    last = turn.catch(() => undefined);
    const page = await turn;
    response.removeHeader('x-frame-options');
    response.set('content-security-policy', inOwnFrame(response.get('content-security-policy')));
    if (page.location !== undefined) {
      response.redirect(302, `${page.location}?${field}=${token}`);
      return;
    }
    response.status(page.status).type(page.type).send(page.body);
  });
}
