import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../../test/render-page.tsx';
import { server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';

const subscriber = (number: number, fields: object = {}) => ({
  id: `person-${number}`,
  email: `person-${number}@example.org`,
  rhythm: 'daily',
  since: '2026-11-01T08:00:00.000Z',
  paused_until: null,
  stopped: null,
  mails: number,
  last_mail_at: null,
  opened: 0,
  orders: [{ name: 'Wohnungen in Winterhude', query: 'city=Winterhude&type=apartment', mailed: 3 }],
  ...fields,
});

it('the staff page of search orders names person, search with its hits, mails and why nothing is mailed, loads more, and says how many answered [S-2.241, S-2.248]', async () => {
  server.use(
    signedIn(),
    http.get('*/api/admin/search-orders', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const items =
        page === 1
          ? [subscriber(1), subscriber(2, { stopped: 'refused' })]
          : [subscriber(3, { stopped: 'returned' })];
      const answers = page === 1 ? { days: 90, mailed: 40, answered: 6 } : null;
      return HttpResponse.json({ items, total: 51, page, answers });
    }),
  );
  const { user } = renderPage('/admin/suchauftraege');
  expect(await screen.findByText(/Von 40 angeschriebenen/)).toHaveTextContent(
    'Antwortquote 15 %: Von 40 angeschriebenen Menschen haben 6 in den letzten 90 Tagen angefragt.',
  );
  const table = within(await screen.findByRole('table', { name: 'Suchaufträge' }));
  const [first] = table.getAllByRole('link', { name: 'Wohnungen in Winterhude' });
  expect(first).toHaveAttribute('href', '/immobilien?type=apartment&city=Winterhude');
  expect(table.getAllByText('3 Treffer')).toHaveLength(2);
  expect(table.getByText('1 E-Mail')).toBeVisible();
  expect(table.getByText(/hat die letzte E-Mail abgelehnt/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Weitere laden' }));
  expect(await table.findByText('person-3@example.org')).toBeVisible();
  expect(table.getByText(/Die letzte E-Mail kam zurück/)).toBeVisible();
});

it('the staff page of search orders says that nobody has confirmed one yet', async () => {
  server.use(
    signedIn(),
    http.get('*/api/admin/search-orders', () =>
      HttpResponse.json({ items: [], total: 0, page: 1, answers: { days: 90, mailed: 0, answered: 0 } }),
    ),
  );
  renderPage('/admin/suchauftraege');
  expect(await screen.findByText('Noch keine Suchaufträge')).toBeVisible();
});
