import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refused, server } from '../../../test/server.ts';
import { renderTool, resetTool } from '../../../test/sync-tool.ts';
import type { CrmTransferSettings } from '../../shared/api/types.ts';

describe('leads that go into the CRM by themselves', () => {
  let held: CrmTransferSettings;
  beforeEach(() => {
    resetTool();
    held = { kinds: ['expose'], version: 3, failed: 2 };
    server.use(
      http.get('*/api/admin/crm-transfer-settings', () => HttpResponse.json(held)),
      http.put('*/api/admin/crm-transfer-settings', async ({ request }) => {
        const wanted = (await request.json()) as CrmTransferSettings;
        if (wanted.version !== held.version)
          return refused('outdated-record', { detail: 'Jemand war schneller.' });
        held = { ...held, ...wanted, version: held.version + 1 };
        return HttpResponse.json(held);
      }),
      http.post('*/api/admin/crm-transfers/retry', () => {
        held = { ...held, failed: 0 };
        return HttpResponse.json({ ordered: 2 });
      }),
    );
  });

  it('kinds of leads are chosen for the automatic CRM transfer, and the choice stays if a colleague saved first [S-2.207]', async () => {
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
    await waitFor(() => expect(held).toEqual({ kinds: ['expose', 'search'], version: 5, failed: 2 }));
  });

  it('a second save of the CRM transfer does not revert what a colleague chose [S-2.207]', async () => {
    const { user } = await renderTool();
    const section = within(await screen.findByRole('region', { name: 'Anfragen in Propstack anlegen' }));
    await user.click(await section.findByRole('checkbox', { name: 'Suchaufträge' }));
    held = { ...held, kinds: ['callback'], version: 4 };
    await user.click(section.getByRole('button', { name: 'Alle erneut versuchen' }));
    await waitFor(() => expect(section.queryByText(/ließen sich nicht anlegen/)).toBeNull());
    await user.click(section.getByRole('button', { name: 'Auswahl speichern' }));
    expect(await section.findByText(/Jemand war schneller/)).toBeVisible();
    expect(held).toEqual({ kinds: ['callback'], version: 4, failed: 0 });
    await user.click(section.getByRole('button', { name: 'Auswahl speichern' }));
    await waitFor(() => expect(held).toMatchObject({ kinds: ['expose', 'search'], version: 5 }));
    await user.click(section.getByRole('checkbox', { name: 'Suchaufträge' }));
    await user.click(section.getByRole('button', { name: 'Auswahl speichern' }));
    await waitFor(() => expect(held).toMatchObject({ kinds: ['expose'], version: 6 }));
  });

  it('all failed CRM transfers are repeated by one button [S-2.204]', async () => {
    const { user } = await renderTool();
    const section = within(await screen.findByRole('region', { name: 'Anfragen in Propstack anlegen' }));
    expect(await section.findByText('2 Anfragen ließen sich nicht anlegen.')).toBeVisible();
    expect(section.getByRole('link', { name: 'Ansehen' })).toHaveAttribute(
      'href',
      '/admin/anfragen?state=untransferred',
    );
    await user.click(section.getByRole('button', { name: 'Alle erneut versuchen' }));
    await waitFor(() => expect(section.queryByText(/ließen sich nicht anlegen/)).toBeNull());
    expect(await screen.findByText('2 Anfragen werden angelegt')).toBeVisible();
  });
});
