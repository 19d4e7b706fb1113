import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { buildCard } from '../../test/properties.ts';
import { renderPage } from '../../test/render-page.tsx';
import { refused, server } from '../../test/server.ts';
import { signedIn } from '../../test/staff.ts';
import { seedFirstData } from '../shared/api/first-data.ts';
import { latestQuery, listingQuery } from '../site/api/queries.ts';
import { ApiError } from '../shared/api/problem.ts';
import { createQueryClient } from '../shared/api/query-client.ts';
import { Submission } from '../site/api/submission.ts';

const credentials = ['authorization', 'apikey', 'x-api-key'];

let sent: Request[] = [];

const entriesOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map(
    (name) => [name, storage.getItem(name)] as const,
  );

const namesOf = (storage: Storage) => entriesOf(storage).map(([name]) => name);

const sentCredentials = () => sent.flatMap(({ headers }) => credentials.filter((name) => headers.has(name)));

/* Staff have an HttpOnly cookie (architecture.md) in place of the key and the stored session of visitor-area §6. */
describe('calls to the server', () => {
  beforeEach(() => {
    sent = [];
    sessionStorage.clear();
    server.events.on('request:start', ({ request }) => sent.push(request));
  });
  afterEach(() => server.events.removeAllListeners());

  it('requests of visitors carry no API key, and the browser stores nothing but the consent [S-6.2, V-1.2, V-6.3, V-6.4]', async () => {
    server.use(
      http.get('*/api/properties/latest', () => HttpResponse.json({ items: [buildCard()] })),
      http.get('*/api/properties/:id', () => refused('property-gone')),
    );
    const { user } = renderPage('/');
    await user.click(await screen.findByRole('link', { name: 'Villa an der Elbe' }));
    await screen.findByRole('alert');

    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(
      expect.arrayContaining(['/api/properties/latest', '/api/properties/42']),
    );
    expect(sentCredentials()).toEqual([]);
    expect(namesOf(localStorage)).toEqual(['consent-preferences']);
  });

  it('requests of staff carry no token, and the token in the answer to a sign-in is not stored [V-6.3]', async () => {
    server.use(
      http.get('*/api/admin/me', () => refused('not-signed-in')),
      http.post('*/api/auth/sign-in/email', () => {
        server.use(signedIn());
        return HttpResponse.json({ token: 'a-session-token', user: { id: 'u1', email: 'ada@example.org' } });
      }),
    );
    const { user } = renderPage('/admin');
    await user.type(await screen.findByLabelText('E-Mail'), 'ada@example.org');
    await user.type(screen.getByLabelText('Passwort'), 'geheim{Enter}');
    await screen.findByRole('heading', { name: 'Admin Dashboard' });

    expect(sent.filter(({ url }) => url.endsWith('/api/admin/me')).length).toBeGreaterThan(1);
    expect(sentCredentials()).toEqual([]);
    expect(JSON.stringify(entriesOf(sessionStorage))).not.toContain('a-session-token');
    expect(namesOf(localStorage)).toEqual(['consent-preferences']);
  });
});

/** A page with the query data that the BFF embeds in the HTML. */
function pageWith(json: string): Document {
  document.body.innerHTML = `<script type="application/json" id="first-data">${json}</script>`;
  return document;
}

describe('first data', () => {
  afterEach(() => document.body.replaceChildren());

  it('queries with data embedded in the HTML send no request', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
    const latest = { items: [buildCard({ title: 'Haus </script> am See' })] };
    const page = pageWith(JSON.stringify({ '/api/properties/latest': latest }).replaceAll('<', '\\u003c'));
    seedFirstData(queryClient, page);
    expect(await queryClient.query(latestQuery)).toEqual(latest);
  });

  it('a page without data embedded in its HTML requests its data', () => {
    const queryClient = new QueryClient();
    seedFirstData(queryClient, document);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('data of a property list that are embedded in the HTML are found by the URL of the list', () => {
    expect(listingQuery({ type: 'plot' }, 1).queryKey).toEqual([
      '/api/properties?sort=available_first&type=plot',
    ]);
  });
});

const minute = 60_000;

const queryKey = ['/api/properties'];

/* staff-area §2, Bootstrap, and §9: how fetched lists are cached. */
describe('cache of fetched lists', () => {
  let queryClient: QueryClient;
  let calls: number;
  let failure: Error | null;

  /** Mounts an observer of the list; the returned function unmounts it. */
  const mount = () => {
    const queryFn = () => {
      calls += 1;
      return failure ? Promise.reject(failure) : Promise.resolve(['Villa']);
    };
    return new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  };
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  beforeEach(() => {
    jest.useFakeTimers();
    queryClient = createQueryClient();
    queryClient.mount();
    calls = 0;
    failure = null;
  });
  afterEach(() => {
    queryClient.unmount();
    queryClient.clear();
    jest.useRealTimers();
  });

  it('a cached property list is fresh for 5 minutes and fetched again at the next mount [S-2.19, S-9.3]', async () => {
    mount()();
    await pass(5 * minute - 1);
    mount()();
    expect(calls).toBe(1);
    await pass(1);
    mount()();
    expect(calls).toBe(2);
  });

  it('a property list that no page shows stays in the cache for 10 minutes [S-2.19, S-9.3]', async () => {
    const leave = mount();
    await pass(0);
    leave();
    await pass(10 * minute - 1);
    expect(queryClient.getQueryData(queryKey)).toEqual(['Villa']);
    await pass(1);
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  });

  it('a cached property list is not fetched again when the window gets the focus', async () => {
    const leave = mount();
    await pass(6 * minute);
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    await pass(minute);
    expect(calls).toBe(1);
    leave();
  });

  it.each([
    ['once after a fault', new ApiError({ status: 503, code: 'unavailable', message: 'Nicht da' }), 2],
    ['never after a refusal', new ApiError({ status: 404, code: 'not-found', message: 'Fehlt' }), 1],
  ])('a failed API request is repeated %s', async (_what, given, expected) => {
    failure = given;
    const leave = mount();
    await pass(minute);
    expect(calls).toBe(expected);
    leave();
  });
});

describe('submission', () => {
  it('the idempotency key of a form stays while its values are the same, and changes with them', () => {
    const submission = new Submission();
    const key = submission.keyFor({ name: 'Anna' });
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(submission.keyFor({ name: 'Anna' })).toBe(key);
    expect(submission.keyFor({ name: 'Berta' })).not.toBe(key);
  });

  it('a form with the same values gets a new idempotency key after it was stored', () => {
    const submission = new Submission();
    const key = submission.keyFor({ name: 'Anna' });
    submission.renew();
    expect(submission.keyFor({ name: 'Anna' })).not.toBe(key);
  });

  it('the time to fill in a form counts from its mount or its first input, and is never negative', async () => {
    const submission = new Submission();
    const filledIn = async (begunAt?: number) => (await submission.defenceOf({}, begunAt)).filledInMs;
    expect(await filledIn()).toBeLessThan(3_000);
    expect(await filledIn(Date.now() - 60_000)).toBeGreaterThanOrEqual(60_000);
    expect(await filledIn(Date.now() + 60_000)).toBe(0);
  });
});
