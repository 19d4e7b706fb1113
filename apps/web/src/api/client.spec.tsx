import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakeEventStreams } from '../../test/event-streams.ts';
import { buildCard } from '../../test/properties.ts';
import { renderPage } from '../../test/render-page.tsx';
import { refused, server } from '../../test/server.ts';
import { signedIn } from '../../test/staff.ts';

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
    fakeEventStreams();
    server.events.on('request:start', ({ request }) => sent.push(request));
  });
  afterEach(() => server.events.removeAllListeners());

  it('of visitors carry no key, and nothing but the consent is stored', async () => {
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

  it('of staff carry no token, and the one that a sign-in answers is not stored', async () => {
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
