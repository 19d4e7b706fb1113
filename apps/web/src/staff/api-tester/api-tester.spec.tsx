import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createGate } from '@estate/test-kit/gate';
import type { ApiTestResult } from '../../shared/api/types.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';

const path = '*/api/admin/propstack/test';
type Asked = { propertyId: string; apiVersion: 'v1' | 'v2' };

const result = (asked: Asked, part: Partial<ApiTestResult> = {}): ApiTestResult => ({
  success: true,
  apiVersion: asked.apiVersion,
  endpoint: `https://crm.example/${asked.apiVersion}/units/${asked.propertyId}`,
  queryParams: asked.apiVersion === 'v1' ? { expand: '1' } : {},
  statusCode: 200,
  duration: 1_234,
  text: JSON.stringify({ id: Number(asked.propertyId), from: asked.apiVersion }),
  ...part,
});

let asked: Asked[];
const answerBy = (answer: (question: Asked) => Response | Promise<Response>) =>
  server.use(
    http.post(path, async ({ request }) => {
      const question = (await request.json()) as Asked;
      asked.push(question);
      return answer(question);
    }),
  );

describe('the API tester', () => {
  beforeEach(() => {
    asked = [];
    server.use(signedIn());
    answerBy((question) => HttpResponse.json(result(question)));
    // Gives the tree the size of a screen, because jsdom has no layout and a virtual tree renders only visible rows.
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
  });

  async function open() {
    const { user } = renderPage('/admin/api-tester');
    const input = await screen.findByLabelText('Property ID');
    const ask = async (id: string, choice: string) => {
      await user.clear(input);
      await user.click(screen.getByRole('radio', { name: new RegExp(choice) }));
      await user.type(input, `${id}{Enter}`);
    };
    return { user, input, ask };
  }
  const tab = (name: string) => screen.findByRole('tab', { name });
  const panel = () => within(screen.getByRole('tabpanel'));

  it.each([
    ['API V1', 'V1', 'v1', 'API V1 wurde abgefragt', 'expand=1'],
    ['API V2', 'V2', 'v2', 'API V2 wurde abgefragt', 'keine'],
  ])(
    "a test of the CRM's %s opens its tab with request and response [S-2.49, S-8.11]",
    async (choice, name, version, toast, query) => {
      const { ask } = await open();
      await ask(' 42 ', choice);
      await waitFor(async () => expect(await tab(name)).toHaveAttribute('aria-selected', 'true'));
      expect(asked).toEqual([{ propertyId: '42', apiVersion: version }]);
      expect(screen.getByText('Erfolgreich')).toBeVisible();
      expect(screen.getByText(toast)).toBeVisible();
      expect(panel().getByText(`https://crm.example/${version}/units/42`)).toBeVisible();
      expect(panel().getByText(query)).toBeVisible();
      expect(panel().getByText('200 OK')).toBeVisible();
      expect(panel().getByText('1.234 ms')).toBeVisible();
      expect(panel().getByRole('treeitem', { name: `from: "${version}"` })).toBeVisible();
    },
  );

  it('the API tester requests both versions at once and compares them side by side, with arrow keys between the tabs [S-2.49, S-4.4, S-7.9]', async () => {
    const { user, ask } = await open();
    const both = createGate();
    answerBy(async (question) => {
      if (asked.length === 2) both.open();
      await both.opened;
      return HttpResponse.json(result(question));
    });
    await ask('42', 'Beide vergleichen');
    const compare = await tab('Vergleich');
    expect(compare).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Beide API-Versionen wurden abgefragt')).toBeVisible();
    expect(panel().getAllByRole('tree')).toHaveLength(2);
    compare.focus();
    await user.keyboard('{ArrowRight}');
    const first = await tab('V1');
    await waitFor(() => expect(first).toHaveFocus());
    const headings = () =>
      panel()
        .getAllByRole('heading')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(headings()).toEqual(['API V1']));
  });

  it('the API tester can reduce the comparison of both versions to differences [S-2.108]', async () => {
    const { user, ask } = await open();
    answerBy((question) =>
      HttpResponse.json(result(question, { text: JSON.stringify({ id: 42, from: question.apiVersion }) })),
    );
    await ask('42', 'Beide vergleichen');
    await waitFor(() => expect(panel().getAllByRole('treeitem', { name: 'id: 42' })).toHaveLength(2));
    await user.click(panel().getByRole('checkbox', { name: 'Nur Unterschiede' }));
    expect(panel().queryByRole('treeitem', { name: 'id: 42' })).toBeNull();
    expect(panel().getByRole('treeitem', { name: 'from: "v1"' })).toBeVisible();
    expect(panel().getByRole('treeitem', { name: 'from: "v2"' })).toBeVisible();
  });

  it('the API tester shows numbers and duplicate names as the CRM sent them, in the tree, in the copy and as text [S-2.193]', async () => {
    const { user, ask } = await open();
    const copied: string[] = [];
    navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text));
    const text = '{"id":12345678901234567890,"rooms":1.0,"price":1,"price":2}';
    answerBy((question) => HttpResponse.json(result(question, { text })));
    await ask('42', 'API V2');
    expect(await screen.findByRole('treeitem', { name: 'id: 12345678901234567890' })).toBeVisible();
    expect(panel().getByRole('treeitem', { name: 'rooms: 1.0' })).toBeVisible();
    expect(panel().getByText(/Doppelte Namen in einem Objekt: „price“/)).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'JSON kopieren' }));
    await waitFor(() => expect(copied[0]).toContain('"id": 12345678901234567890,\n  "rooms": 1.0'));
    await user.click(panel().getByText('Text, wie ihn Propstack gesendet hat'));
    expect(await panel().findByRole('region', { name: 'Text der Antwort von API V2' })).toHaveTextContent(
      text,
    );
  });

  it('every input of the API tester is disabled during a request, and the focus stays in the form [S-4.4]', async () => {
    const { ask, input } = await open();
    const gate = createGate();
    answerBy(async (question) => {
      await gate.opened;
      return HttpResponse.json(result(question));
    });
    await ask('42', 'API V1');
    const button = await screen.findByRole('button', { name: 'Wird abgefragt ...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    expect(input).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Zurücksetzen' })).toHaveAttribute('aria-disabled', 'true');
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    await waitFor(() => expect(asked).toHaveLength(1));
    gate.open();
    expect(await screen.findByRole('button', { name: 'API abfragen' })).toBeEnabled();
  });

  it.each(['', '0', '-1', 'abc'])(
    'the API tester refuses the property id "%s" [S-5.6, S-9.15]',
    async (id) => {
      const { user, input } = await open();
      if (id) await user.type(input, id);
      await user.click(screen.getByRole('button', { name: 'API abfragen' }));
      await waitFor(() =>
        expect(input).toHaveAccessibleDescription(
          'Ungültige Eingabe - Bitte geben Sie eine gültige Property ID ein',
        ),
      );
      expect(asked).toEqual([]);
    },
  );

  it('the API tester shows a refusal by the CRM as a result with its text', async () => {
    const { ask } = await open();
    const error = 'In Propstack nicht gefunden (HTTP 404).';
    answerBy((question) =>
      HttpResponse.json(result(question, { success: false, statusCode: 404, error, text: '{"errors":[]}' })),
    );
    await ask('99', 'API V1');
    expect(await screen.findByText('404 Error')).toBeVisible();
    expect(screen.getByText('Fehler')).toBeVisible();
    expect(screen.getAllByText(error)).toHaveLength(2);
  });

  it.each([
    ['the server’s words', () => refused('unavailable'), /nicht erreichbar|Verfügung|versuchen/],
    ['the specified words', () => HttpResponse.error(), /^Netzwerkfehler beim Abrufen der API$/],
  ])(
    'a request of the API tester without a response (%s) shows an error and keeps the input [S-8.11]',
    async (_whose, answer, text) => {
      const { ask, input } = await open();
      answerBy(answer);
      await ask('42', 'API V1');
      expect(await screen.findByText('Propstack konnte nicht abgefragt werden')).toBeVisible();
      expect(screen.getByText('Fehler')).toBeVisible();
      expect(screen.getAllByText(text)).toHaveLength(2);
      expect(input).toHaveValue('42');
      expect(screen.queryByRole('tab')).toBeNull();
    },
  );

  it('the API tester shows the response of one version if the other one failed', async () => {
    const { ask } = await open();
    answerBy((question) =>
      question.apiVersion === 'v1' ? refused('unavailable') : HttpResponse.json(result(question)),
    );
    await ask('42', 'Beide vergleichen');
    expect(await screen.findByText('Keine Antwort von API V1')).toBeVisible();
    expect(panel().getByRole('heading', { name: 'API V2' })).toBeVisible();
    expect(screen.getByText('Fehler')).toBeVisible();
  });

  it('the JSON of the API tester can be copied, and responses stay until another property or a reset', async () => {
    const { user, ask, input } = await open();
    const copied: string[] = [];
    navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text));
    await ask('42', 'API V1');
    await user.click(await screen.findByRole('button', { name: 'JSON kopieren' }));
    expect(await screen.findByText('JSON wurde in die Zwischenablage kopiert')).toBeVisible();
    expect(JSON.parse(copied[0] ?? '')).toEqual({ id: 42, from: 'v1' });
    await ask('42', 'API V2');
    await user.click(await tab('Vergleich'));
    expect(panel().getAllByRole('tree')).toHaveLength(2);
    await ask('43', 'API V2');
    await waitFor(() => expect(panel().getAllByRole('tree')).toHaveLength(1));
    await user.click(await tab('V1'));
    expect(screen.getByText('Keine Antwort von API V1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    expect(input).toHaveValue('');
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
