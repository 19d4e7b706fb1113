import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refused, server } from '../../../test/server.ts';
import { renderTool, resetTool } from '../../../test/sync-tool.ts';
import type { FilingSettings } from '../../shared/api/types.ts';

describe('leads that go into the CRM by themselves', () => {
  let held: FilingSettings;
  beforeEach(() => {
    resetTool();
    held = { kinds: ['expose'], version: 3 };
    server.use(
      http.get('*/api/admin/filing-settings', () => HttpResponse.json(held)),
      http.put('*/api/admin/filing-settings', async ({ request }) => {
        const wanted = (await request.json()) as FilingSettings;
        if (wanted.version !== held.version)
          return refused('outdated-record', { detail: 'Jemand war schneller.' });
        held = { ...wanted, version: held.version + 1 };
        return HttpResponse.json(held);
      }),
    );
  });

  it('are chosen by kind, and what was chosen stays if a colleague was faster [S-2.207]', async () => {
    const { user } = await renderTool();
    const form = within(await screen.findByRole('form', { name: 'Anfragen in Propstack anlegen' }));
    expect(form.getByRole('checkbox', { name: 'Exposé-Anfragen' })).toBeChecked();
    expect(form.getByRole('checkbox', { name: 'Rückrufe' })).not.toBeChecked();
    await user.click(form.getByRole('checkbox', { name: 'Suchaufträge' }));
    held.version = 4;
    await user.click(form.getByRole('button', { name: 'Auswahl speichern' }));
    expect(await form.findByText(/Jemand war schneller/)).toBeVisible();
    expect(form.getByRole('checkbox', { name: 'Suchaufträge' })).toBeChecked();
    await user.click(form.getByRole('button', { name: 'Auswahl speichern' }));
    await waitFor(() => expect(held).toEqual({ kinds: ['expose', 'search'], version: 5 }));
  });
});
