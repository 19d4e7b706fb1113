import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createGate } from '@estate/test-kit/gate';
import { buildLead, colleague, mockLeads, rowOf } from '../../../test/leads.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { server } from '../../../test/server.ts';
import { answerLeads, signedIn } from '../../../test/staff.ts';

const lead = (n: number, fields: Parameters<typeof buildLead>[0] = {}) =>
  buildLead({
    id: `${String(n).repeat(8)}-aaaa-4aaa-8aaa-${'a'.repeat(12)}`,
    name: `Person ${n}`,
    delete_after: '2099-01-01T00:00:00.000Z',
    ...fields,
  });
const leads = [lead(1), lead(2), lead(3)];
const idOf = (n: number) => lead(n).id;

beforeEach(() => {
  localStorage.clear();
  server.use(
    signedIn(),
    http.get('*/api/admin/colleagues', () => HttpResponse.json({ items: [colleague] })),
  );
});

const line = (n: number) => screen.findByRole('link', { name: new RegExp(`Person ${n}`) });
const blur = () => act(() => (document.activeElement as HTMLElement).blur());

async function open(n: number, all = leads) {
  const kept = mockLeads(all);
  const page = renderPage(`/admin/anfragen?anfrage=${idOf(n)}`);
  await line(1);
  await screen.findByRole('article', { name: `Person ${n}` });
  blur();
  return { ...kept, ...page };
}

describe('a line of the list', () => {
  it('a row of the inbox shows the subject of the lead, the picture of its property and the most urgent warning [S-2.125]', async () => {
    const cover = { storage_path: '42/1.jpeg', change_mark: 'm' };
    const property = { id: 42, title: 'Villa am Park' };
    server.use(
      answerLeads({
        items: [
          { ...rowOf(lead(1, { kind: 'expose', about: '', property })), cover },
          rowOf(lead(2, { overdue: true, due_at: '2026-11-20T17:00:00.000Z', double_of: idOf(1) })),
          rowOf(lead(3, { double_of: idOf(1), comment_count: 2 })),
        ],
        total: 3,
      }),
    );
    renderPage('/admin/anfragen');
    expect((await line(1)).querySelector('img')?.src).toContain(
      '/api/admin/media/render/property-images/42/1.jpeg',
    );
    expect(await line(1)).toHaveTextContent('Exposé-Anfrage · Villa am Park');
    expect(await line(2)).toHaveTextContent('Überfällig');
    expect(await line(3)).toHaveTextContent(/Doppelt\?.*2 Kommentare/);
  });
});

describe('keys', () => {
  it('the keys j and k open the next and the previous lead of the inbox [S-2.126]', async () => {
    const { user, address } = await open(1);
    await user.keyboard('j');
    await waitFor(() => expect(address()).toContain(idOf(2)));
    expect(await line(2)).toHaveFocus();
    await user.keyboard('j');
    await waitFor(() => expect(address()).toContain(idOf(3)));
    await user.keyboard('jk');
    await waitFor(() => expect(address()).toContain(idOf(2)));
  });

  it('one key closes a lead and opens the next, and a key or the toast undoes it [S-2.126, S-2.127]', async () => {
    const { user, address, orders, stored } = await open(1);
    await user.keyboard('e');
    await waitFor(() => expect(address()).toContain(idOf(2)));
    expect(await screen.findByText('Erledigt', { selector: '[role=status] p' })).toBeVisible();
    expect(stored.get(idOf(1))?.state).toBe('handled');
    await user.keyboard('z');
    await screen.findByText('Zurückgenommen');
    await waitFor(() => expect(stored.get(idOf(1))?.state).toBe('open'));
    await waitFor(() => expect(address()).toContain(idOf(1)));
    expect(await line(1)).toHaveFocus();
    await user.keyboard('j');
    await user.keyboard('e');
    await waitFor(() => expect(address()).toContain(idOf(3)));
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(stored.get(idOf(2))?.state).toBe('open'));
    await waitFor(() => expect(address()).toContain(idOf(2)));
    await user.keyboard('z');
    expect(orders).toEqual([
      [{ id: idOf(1), version: 0, state: 'handled' }],
      [{ id: idOf(1), version: 1, state: 'open' }],
      [{ id: idOf(2), version: 0, state: 'handled' }],
      [{ id: idOf(2), version: 1, state: 'open' }],
    ]);
  });

  it('a lead whose closing was undone can be closed again [S-2.127]', async () => {
    const { user, address, orders, stored } = await open(1);
    await user.keyboard('e');
    await waitFor(() => expect(address()).toContain(idOf(2)));
    await screen.findByText('Erledigt', { selector: '[role=status] p' });
    // The request for the detail never ends, so that the page has only the cached version.
    server.use(http.get(`*/api/admin/leads/${idOf(1)}`, () => new Promise<never>(() => undefined)));
    await user.keyboard('z');
    await screen.findByText('Zurückgenommen');
    await waitFor(() => expect(address()).toContain(idOf(1)));
    await user.keyboard('e');
    await waitFor(() => expect(stored.get(idOf(1))?.state).toBe('handled'));
    expect(orders.at(-1)).toEqual([{ id: idOf(1), version: 2, state: 'handled' }]);
  });

  it('an undo before the server answered undoes this change of the lead and not the one before [S-2.127]', async () => {
    const { user, orders } = await open(1);
    await user.keyboard('a');
    await screen.findByText('Ihnen zugewiesen');
    const gate = createGate();
    server.use(http.post('*/api/admin/leads/changes', () => gate.opened));
    await user.keyboard('ez');
    gate.open();
    await screen.findByText('Zurückgenommen');
    expect(orders).toMatchObject([
      [{ id: idOf(1), assignee: 'u1' }],
      [{ id: idOf(1), state: 'handled' }],
      [{ id: idOf(1), state: 'open' }],
    ]);
  });

  it('a reply that closes its lead opens the next one, and undo keeps the lead answered [S-2.224]', async () => {
    const { user, address, orders, stored } = await open(1);
    server.use(
      http.get('*/api/admin/reply-templates', () => HttpResponse.json({ items: [], version: 1 })),
      http.post('*/api/admin/leads/:id/replies', () => {
        stored.set(idOf(1), lead(1, { state: 'handled', version: 1 }));
        return HttpResponse.json(stored.get(idOf(1)));
      }),
    );
    await user.keyboard('r');
    const send = await screen.findByRole('button', { name: 'Senden und erledigen' });
    await user.type(screen.getByLabelText('Text'), 'Gern.');
    await user.click(send);
    await waitFor(() => expect(address()).toContain(idOf(2)));
    expect(screen.getByText('Die Antwort wird gesendet, die Anfrage ist erledigt')).toBeVisible();
    expect(await line(2)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(address()).toContain(idOf(1)));
    expect(orders).toEqual([[{ id: idOf(1), version: 1, state: 'answered' }]]);
  });

  it('keys assign a lead, snooze it and mark it as spam, and each change can be undone [S-2.124, S-2.126, S-2.128]', async () => {
    const { user, orders, address } = await open(1);
    await user.keyboard('a');
    await waitFor(() => expect(orders).toHaveLength(1));
    await user.keyboard('s');
    await user.click(await screen.findByRole('button', { name: /^Morgen/ }));
    await waitFor(() => expect(address()).toContain(idOf(2)));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Person 1/ })).toBeNull());
    blur();
    await user.keyboard('z');
    await waitFor(() => expect(address()).toContain(idOf(1)));
    expect(await line(1)).toHaveFocus();
    await user.keyboard('!');
    await waitFor(() => expect(address()).toContain(idOf(2)));
    await screen.findByText('Als Spam markiert');
    expect(orders).toMatchObject([
      [{ id: idOf(1), assignee: 'u1' }],
      [{ id: idOf(1), snoozed_until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
      [{ id: idOf(1), snoozed_until: null }],
      [{ id: idOf(1), suspicious: true }],
    ]);
  });

  it('buttons change a lead like the keys and leave the focus at the lead or on the next row [S-2.220]', async () => {
    const { user } = await open(1);
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    await press('Mir zuweisen');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Person 1' })).toHaveFocus());
    await press('Ist Spam');
    expect(await screen.findByRole('button', { name: 'Kein Spam' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('link', { name: /Person 1/ })).toBeNull());
    await press('Kein Spam');
    expect(await screen.findByRole('button', { name: 'Ist Spam' })).toHaveFocus();
    await line(1);
    await press('Wiedervorlage');
    await user.click(await screen.findByRole('button', { name: /^Morgen/ }));
    await screen.findByRole('article', { name: 'Person 2' });
    await waitFor(() => expect(screen.getByRole('link', { name: /Person 2/ })).toHaveFocus());
  });

  it('the keys of the inbox do nothing while a person types or once they are switched off [S-2.126]', async () => {
    const { user, orders, address } = await open(1);
    await user.type(screen.getByLabelText('Kommentar'), 'jea!');
    blur();
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Tasten und Hinweise' }));
    await user.click(dialog.getByLabelText('Einzelne Tasten verwenden'));
    await user.click(dialog.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    blur();
    await user.keyboard('jea!?/');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toContain(idOf(1));
    expect(orders).toEqual([]);
  });
});

describe('selected leads', () => {
  it('selected leads are closed and reopened together, except those that a colleague changed [S-2.127, S-2.220]', async () => {
    const { orders, stored } = mockLeads(leads);
    const { user } = renderPage('/admin/anfragen');
    await line(1);
    await user.click(screen.getByLabelText('Alle dieser Seite auswählen'));
    const bar = within(await screen.findByRole('region', { name: 'Auswahl' }));
    expect(bar.getByText('3 Anfragen ausgewählt')).toBeVisible();
    stored.set(idOf(2), lead(2, { version: 7 }));
    await user.click(bar.getByRole('button', { name: 'Erledigt' }));
    expect(await screen.findByText('3 Anfragen erledigt')).toBeVisible();
    expect(screen.getByText(/Eine Anfrage blieb, wie sie ist/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Auswahl' })).toBeNull();
    expect(await line(1)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await waitFor(() =>
      expect(orders[1]).toEqual([
        { id: idOf(1), version: 1, state: 'open' },
        { id: idOf(3), version: 1, state: 'open' },
      ]),
    );
  });

  it('selected leads are assigned to a colleague, and an undo restores the snooze too [S-2.127, S-2.221]', async () => {
    const { orders } = mockLeads(leads);
    const { user } = renderPage('/admin/anfragen');
    await line(1);
    await user.click(screen.getByLabelText('Person 1 auswählen'));
    await user.click(screen.getByLabelText('Person 3 auswählen'));
    const bar = within(await screen.findByRole('region', { name: 'Auswahl' }));
    await user.selectOptions(bar.getByLabelText('Zuweisen an'), 'Bo');
    expect(orders).toEqual([]);
    await user.click(bar.getByRole('button', { name: 'Zuweisen' }));
    expect(await screen.findByText('2 Anfragen zugewiesen an Bo')).toBeVisible();
    expect(orders[0]?.map(({ assignee }) => assignee)).toEqual(['u2', 'u2']);
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(orders[1]).toMatchObject([{ assignee: null, snoozed_until: null }, {}]));
  });

  it('selected spam is deleted after a confirmation or marked as no spam, and a deleted lead that is open is closed [S-2.128, S-2.220]', async () => {
    const { orders } = mockLeads(leads);
    const spam = leads.map((one) => rowOf({ ...one, suspicious: true }));
    server.use(answerLeads({ items: spam, total: 3 }));
    const { user, address } = renderPage(`/admin/anfragen?state=suspicious&anfrage=${idOf(1)}`);
    await screen.findByRole('article', { name: 'Person 1' });
    await line(1);
    await user.click(screen.getByLabelText('Person 1 auswählen'));
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));
    expect(orders).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    await user.click(await screen.findByRole('button', { name: '1 Anfrage löschen' }));
    expect(await screen.findByText('1 Anfrage gelöscht')).toBeVisible();
    expect(orders).toEqual([[{ deleted: [idOf(1)] }]]);
    await waitFor(() => expect(address()).toBe('/admin/anfragen?state=suspicious'));
    expect(screen.queryByRole('article')).toBeNull();
    await waitFor(() => expect(screen.getByRole('link', { name: /Person 2/ })).toHaveFocus());
  });
});

describe('the notice of a new lead', () => {
  it('a new lead shows a notification without names while the page is hidden, if the person allowed it [S-2.134]', async () => {
    const shown: string[] = [];
    class FakeNotification {
      static permission = 'default';
      static requestPermission = () => Promise.resolve((FakeNotification.permission = 'granted'));
      constructor(title: string, { body }: { body: string }) {
        shown.push(`${title}: ${body}`);
      }
    }
    Object.assign(globalThis, { Notification: FakeNotification });
    let unread = 1;
    server.use(
      http.get(/\/api\/admin\/leads(?:\/unread)?$/, ({ request }) =>
        HttpResponse.json(
          request.url.includes('/unread') ? { unread } : { items: [rowOf(lead(1))], total: 1 },
        ),
      ),
    );
    const { user, client } = renderPage('/admin/anfragen');
    await line(1);
    await user.click(screen.getByRole('button', { name: 'Tasten und Hinweise' }));
    await user.click(await screen.findByLabelText('Hinweis bei neuen Anfragen'));
    await screen.findByText(/Ihr Browser meldet neue Anfragen/);
    const arrive = async (count: number) => {
      unread = count;
      await act(() => client.invalidateQueries({ queryKey: ['/api/admin/leads', 'unread'] }));
    };
    await arrive(2);
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    await arrive(3);
    await waitFor(() => expect(shown).toEqual(['Neue Anfrage: 3 Anfragen sind ungelesen.']));
    await arrive(1);
    expect(shown).toHaveLength(1);
    Reflect.deleteProperty(document, 'hidden');
    Reflect.deleteProperty(globalThis, 'Notification');
  });
});
