import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { userEvent } from '@testing-library/user-event';
import { createGate } from '@estate/test-kit/gate';
import { type CrmCallRow } from '../../shared/api/types.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { resetByPicker } from '../../../test/reset-by-picker.ts';
import { server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';
import { answerCalls, call, callRows as rows, failedCalls as fail, idOf } from '../../../test/crm-calls.ts';
import { liveForMs, pollMs } from './live-switch.tsx';

let asked: URLSearchParams[] = [];

const answer = (items: readonly CrmCallRow[]) => answerCalls(items, { asked });

describe('the log of CRM calls', () => {
  beforeEach(() => {
    asked = [];
    server.use(signedIn());
  });

  it('each entry of the call log shows time, purpose, request, status and duration [S-2.53, S-9.11]', async () => {
    const error_message = 'Propstack ist zurzeit überlastet oder gestört (HTTP 503).';
    server.use(
      answer([
        call(1),
        call(2, { response_status: 503, error_message, duration_ms: 1_234 }),
        call(3, { response_status: 302, duration_ms: 999.6 }),
        call(4, { response_status: null, function_name: 'eine-neue' }),
      ]),
    );
    renderPage('/admin/crm-protokoll');
    const [fine, busy, odd, silent] = await rows();
    expect(fine).toHaveTextContent(
      /01\.11\.2026, .*Vollständiger Abgleich.*\/v1\/units\/1\?expand=1.*340 ms/,
    );
    expect(within(fine!).getByText('200')).toHaveTextContent('200 Erfolg');
    expect(busy).toHaveTextContent(`${error_message}503 Fehler1,23 s`);
    expect(odd).toHaveTextContent(/3021,00 s/);
    expect(silent).toHaveTextContent(/eine-neue.*keine Antwort/);
  });

  it('a page of the call log has 50 entries, or 25, 100 or 200 by the URL [S-9.11]', async () => {
    server.use(answer([call(1)]));
    const { user, address } = renderPage('/admin/crm-protokoll');
    await rows();
    expect(asked.at(-1)?.has('limit')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const sizes = screen.getByLabelText('Pro Seite');
    expect(sizes).toHaveValue('50');
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['25', '50', '100', '200']);
    await user.selectOptions(sizes, '200');
    await waitFor(() => expect(asked.at(-1)?.get('limit')).toBe('200'));
    expect(address()).toBe('/admin/crm-protokoll?limit=200');
  });

  it('the call log is filtered by errors, function, property and time, and shows a message if nothing matches [S-2.53, S-8.7]', async () => {
    server.use(answer([]));
    const { user } = renderPage('/admin/crm-protokoll?from=2026-11-01T09:30');
    expect(await screen.findByText('Keine Logs vorhanden')).toBeVisible();
    expect(asked.at(-1)?.get('from')).toBe('2026-11-01T08:30:00.000Z');
    await user.click(screen.getByLabelText('Nur Fehler'));
    await waitFor(() => expect(asked.at(-1)?.get('errorsOnly')).toBe('true'));
    await user.selectOptions(screen.getByLabelText('Funktion'), 'API-Tester');
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
        errorsOnly: 'true',
        function: 'test-propstack-api',
        from: '2026-11-01T08:30:00.000Z',
      }),
    );
    await user.type(screen.getByLabelText('Immobilien-ID'), '4812007');
    await waitFor(() => expect(asked.at(-1)?.get('property')).toBe('4812007'));
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    await waitFor(() => expect([...(asked.at(-1)?.keys() ?? [])]).toEqual([]));
    expect(screen.getByLabelText('Nur Fehler')).not.toBeChecked();
    expect(screen.getByLabelText('Von')).toHaveValue('');
  });

  it('a partly typed time in the filter of the call log stays in its field', async () => {
    server.use(answer([]));
    renderPage('/admin/crm-protokoll?from=2026-11-01T09:30');
    const from = await screen.findByLabelText('Von');
    // If React overwrote the field after the digit 4, the browser would read the next digit as a new number of
    // minutes.
    fireEvent.change(from, { target: { value: '2026-11-01T09:04' } });
    expect(from).toHaveValue('2026-11-01T09:04');
    fireEvent.change(from, { target: { value: '2026-11-01T09:47' } });
    await waitFor(() => expect(asked.at(-1)?.get('from')).toBe('2026-11-01T08:47:00.000Z'));
    expect(from).toHaveValue('2026-11-01T09:47');
  });

  it('a time that the date picker of an iPhone has cleared does not limit the call log', async () => {
    server.use(answer([]));
    renderPage('/admin/crm-protokoll?from=2026-11-01T09:30');
    const from = await screen.findByLabelText('Von');
    expect(from).toHaveValue('2026-11-01T09:30');
    resetByPicker(from);
    await waitFor(() => expect(asked.at(-1)?.has('from')).toBe(false));
    expect(from).toHaveValue('');
  });

  it.each([
    ['', 'false'],
    ['?errorsOnly=true', 'true'],
  ])(
    'on a phone a button opens the call log filters of %p, which are open while one is set [S-2.236]',
    async (query, open) => {
      server.use(answer([call(1)]));
      const { user } = renderPage(`/admin/crm-protokoll${query}`);
      await rows();
      const button = screen.getByRole('button', { name: /^Filter/ });
      expect(button).toHaveAttribute('aria-expanded', open);
      const filters = document.getElementById(button.getAttribute('aria-controls') ?? '');
      expect(filters).toContainElement(screen.getByLabelText('Funktion'));
      expect(filters).not.toContainElement(screen.getByLabelText('Immobilien-ID'));
      await user.click(button);
      expect(button).toHaveAttribute('aria-expanded', String(open === 'false'));
    },
  );

  it('buttons lead to older pages of the call log and to the newest one and write them into the URL', async () => {
    const cursor = `1793520001000-${idOf(2)}`;
    server.use(
      http.get('*/api/admin/propstack/logs', ({ request }) =>
        new URL(request.url).searchParams.get('before') === cursor
          ? HttpResponse.json({ items: [call(1)], next: null })
          : HttpResponse.json({ items: [call(2)], next: cursor }),
      ),
    );
    const { user } = renderPage('/admin/crm-protokoll');
    await user.click(await screen.findByRole('button', { name: 'Ältere Einträge' }));
    await screen.findByRole('button', { name: /units\/1/ });
    expect(screen.queryByRole('button', { name: 'Ältere Einträge' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Neueste Einträge' }));
    expect(await screen.findByRole('button', { name: /units\/2/ })).toBeVisible();
  });

  it('the focus of a call log row stays while filtered entries load', async () => {
    const gate = createGate();
    server.use(
      http.get('*/api/admin/propstack/logs', async ({ request }) => {
        const isFiltered = new URL(request.url).searchParams.has('errorsOnly');
        if (isFiltered) await gate.opened;
        return HttpResponse.json({ items: isFiltered ? [call(1)] : [call(2), call(1)], next: null });
      }),
    );
    const { user, address } = renderPage('/admin/crm-protokoll');
    await rows();
    await user.click(screen.getByLabelText('Nur Fehler'));
    await waitFor(() => expect(address()).toContain('errorsOnly=true'));
    act(() => screen.getByRole('button', { name: /units\/1/ }).focus());
    gate.open();
    await waitFor(() => expect(screen.queryByRole('button', { name: /units\/2/ })).toBeNull());
    expect(screen.getByRole('button', { name: /units\/1/ })).toHaveFocus();
  });

  it('the keyboard opens a CRM call with its request and its response as JSON', async () => {
    server.use(
      answer([call(2), call(1)]),
      http.get(`*/api/admin/propstack/logs/${idOf(1)}`, () =>
        HttpResponse.json({ ...call(1), response_data: { title: 'Haus am See' } }),
      ),
    );
    const { user, router, address } = renderPage('/admin/json');
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate({ to: '/admin/crm-protokoll' }));
    await rows();
    screen.getByRole('button', { name: /units\/2/ }).focus();
    await user.keyboard('{ArrowDown}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Aufruf von Propstack' });
    expect(address()).toContain(`eintrag=${idOf(1)}`);
    expect(await within(dialog).findByText('GET https://crm.example/v1/units/1')).toBeVisible();
    expect(within(dialog).getByRole('tree', { name: 'Antwort als JSON' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(address()).toBe('/admin/crm-protokoll'));
    act(() => router.history.back());
    await waitFor(() => expect(address()).toBe('/admin/json'));
  });

  it('a CRM call about a person explains why its content is missing [S-2.232]', async () => {
    const transfer = call(1, { function_name: 'crm-transfer', request_type: 'POST', response_status: 201 });
    server.use(
      answer([transfer]),
      http.get('*/api/admin/propstack/logs/:id', () =>
        HttpResponse.json({ ...transfer, response_data: null }),
      ),
    );
    const { user } = renderPage('/admin/crm-protokoll');
    await user.click((await rows())[0]!);
    expect(
      await screen.findByText(/wird nicht gespeichert, weil der Aufruf eine Person betrifft/),
    ).toBeVisible();
    expect(screen.queryByText('Die Antwort hatte keinen Inhalt.')).toBeNull();
  });

  it('a failed request of the call log shows the text of the server and is repeated by the button [S-8.7]', async () => {
    server.use(http.get('*/api/admin/propstack/logs', fail(503, 'Der Dienst ist zurzeit nicht erreichbar.')));
    const { user } = renderPage('/admin/crm-protokoll');
    expect(
      await screen.findByText('Fehler beim Laden der Logs: Der Dienst ist zurzeit nicht erreichbar.'),
    ).toBeVisible();
    server.use(answer([call(1)]));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await rows()).toHaveLength(1);
  });
});

describe('the deletion of the log', () => {
  beforeEach(() => {
    asked = [];
    server.use(signedIn());
  });

  it('deleting the call log asks for a confirmation and is then confirmed', async () => {
    let deletions = 0;
    server.use(
      answer([call(1)]),
      http.delete('*/api/admin/propstack/logs', () => {
        deletions += 1;
        server.use(answer([]));
        return HttpResponse.json({ deleted: 1 });
      }),
    );
    const { user } = renderPage('/admin/crm-protokoll');
    await rows();
    await user.click(screen.getByRole('button', { name: 'Alle löschen' }));
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    expect(deletions).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Alle löschen' }));
    await user.click(screen.getByRole('button', { name: 'Alle Logs löschen' }));
    expect(await screen.findByText('Alle Logs wurden erfolgreich gelöscht.')).toBeVisible();
    expect(await screen.findByText('Keine Logs vorhanden')).toBeVisible();
  });

  it('a failed deletion of the call log shows its error, and the entries stay', async () => {
    server.use(answer([call(1)]), http.delete('*/api/admin/propstack/logs', fail(503, 'Nicht erreichbar.')));
    const { user } = renderPage('/admin/crm-protokoll');
    await user.click(await screen.findByRole('button', { name: 'Alle löschen' }));
    await user.click(screen.getByRole('button', { name: 'Alle Logs löschen' }));
    expect(await screen.findByText('Fehler beim Löschen der Logs.')).toBeVisible();
    expect(await rows()).toHaveLength(1);
  });
});

const requests = () => screen.getAllByRole('button', { name: /units/ }).map(({ textContent }) => textContent);

describe('the live tail of the log', () => {
  beforeEach(() => {
    asked = [];
    server.use(signedIn());
  });

  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const start = async () => {
    server.use(answer([call(1)]));
    renderPage('/admin/crm-protokoll');
    await rows();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.click(screen.getByRole('button', { name: 'Live' }));
    return user;
  };

  it('live mode of the call log adds new entries on top', async () => {
    await start();
    server.use(answer([call(2), call(1)]));
    await pass(pollMs);
    await waitFor(() => expect(requests()).toEqual(['/v1/units/2?expand=1', '/v1/units/1?expand=1']));
  });

  it('live mode of the call log does not move rows while a person reads them and counts the waiting entries', async () => {
    const user = await start();
    screen.getByRole('button', { name: /units\/1/ }).focus();
    server.use(answer([call(3), call(2), call(1)]));
    await pass(pollMs);
    const waiting = await screen.findByRole('button', { name: '2 neue Einträge zeigen' });
    expect(requests()).toEqual(['/v1/units/1?expand=1']);
    await user.click(waiting);
    expect(requests()).toHaveLength(3);
  });

  it('live mode of the call log continues after an outage and stops by itself after a time', async () => {
    await start();
    server.use(http.get('*/api/admin/propstack/logs', fail(503, 'Nicht erreichbar.')));
    await pass(pollMs);
    expect(await screen.findByText('Fehler beim Laden der Logs: Nicht erreichbar.')).toBeVisible();
    expect(requests()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    server.use(answer([call(2), call(1)]));
    await pass(pollMs);
    await waitFor(() => expect(requests()).toHaveLength(2));
    expect(screen.queryByText('Fehler beim Laden der Logs: Nicht erreichbar.')).toBeNull();
    act(() => jest.advanceTimersByTime(liveForMs));
    expect(await screen.findByText('Live endete nach 15 Minuten.')).toBeVisible();
    const polls = asked.length;
    await pass(3 * pollMs);
    expect(asked.length).toBe(polls);
  });
});
