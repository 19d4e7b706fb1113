import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { refused, server } from '../../../../test/server.ts';
import { buildJob } from '../../../../test/staff.ts';
import { full, held, renderTool, resetTool, result, vanished } from '../../../../test/sync-tool.ts';

describe('the synchronisation', () => {
  beforeEach(resetTool);

  it('shows what a dry run would change, by name and field', async () => {
    const { user, sent } = await renderTool([
      buildJob({
        kind: 'dry-run',
        state: 'completed',
        finished_at: '2026-11-01T08:05:00.000Z',
        result: result({
          preview: {
            created: [{ id: 7, title: 'Villa am See' }],
            updated: [{ id: 8, title: 'Loft', fields: ['price', 'website_status'] }],
            unchanged: [],
          },
          removal: {
            vanished: 1,
            removed: 1,
            kept: 0,
            is_waiting: false,
            named: [{ id: 9, title: 'Verkaufte Wohnung' }],
          },
        }),
      }),
    ]);
    await user.click(
      await screen.findByText('Probelauf: 129 Immobilien verglichen, nichts wurde geschrieben'),
    );
    expect(await screen.findByText(/1 Immobilie würde entfernt/)).toBeVisible();
    await user.click(screen.getByText('Geändert (7)'));
    expect(screen.getByText('price, Website-Status')).toBeVisible();
    await user.click(screen.getByText('Würden entfernt (1)'));
    expect(screen.getByText(/Verkaufte Wohnung/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Probelauf' }));
    await waitFor(() => expect(sent).toEqual([{ kind: 'dry-run', importImages: true }]));
  });

  it('says why a sync removed nothing', async () => {
    const doubt = 'Propstack hat eine leere Liste geschickt. Es wurde nichts entfernt.';
    const { user } = await renderTool([
      full({
        state: 'completed',
        finished_at: '2026-11-01T08:05:00.000Z',
        result: result({
          removal: { vanished: 0, removed: 0, kept: 0, is_waiting: false, doubt, named: [] },
        }),
      }),
    ]);
    await user.click(await screen.findByText('Vollständiger Abgleich: 129 Immobilien abgeglichen'));
    expect(await screen.findByText(new RegExp(doubt))).toBeVisible();
  });

  it('asks before it takes many vanished properties off, and starts that once', async () => {
    held.removal = vanished;
    const { user, sent } = await renderTool();
    const panel = await screen.findByRole('region', { name: '14 Immobilien nicht mehr in Propstack' });
    expect(panel).toHaveTextContent(/11 % von 129/);
    expect(within(panel).getByText(/Altbau am Kanal/)).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Von der Website nehmen' }));
    const dialog = screen.getByRole('dialog', { name: '14 Immobilien von der Website nehmen?' });
    await user.click(within(dialog).getByRole('button', { name: 'Von der Website nehmen' }));
    await waitFor(() => expect(sent).toEqual([{ kind: 'remove-vanished', removalId: vanished.id }]));
    expect(panel).not.toBeInTheDocument();
  });

  it('says that webhooks named the properties, and counts those that are gone already', async () => {
    held.removal = { ...vanished, source: 'webhook', taken: 12 };
    await renderTool();
    const panel = await screen.findByRole('region', { name: '14 Immobilien nicht mehr in Propstack' });
    expect(panel).toHaveTextContent(/einzeln als gelöscht gemeldet/);
    expect(panel).toHaveTextContent(/Mit 12, die schon entfernt wurden, sind das 20 % von 129/);
  });

  it('leaves vanished properties as they are when that is chosen', async () => {
    held.removal = vanished;
    const { user, sent } = await renderTool();
    await user.click(await screen.findByRole('button', { name: 'Vorerst behalten' }));
    expect(await screen.findByText('Die Immobilien bleiben, wie sie sind')).toBeVisible();
    expect(sent).toEqual([`dismissed ${vanished.id}`]);
    await waitFor(() => expect(screen.queryByText('14 Immobilien nicht mehr in Propstack')).toBeNull());
  });

  it('says why a choice or a start was refused, and keeps the list to choose again', async () => {
    held.removal = vanished;
    const { user } = await renderTool();
    server.use(
      http.post('*/api/admin/sync/removal/:id/dismiss', () => refused('unavailable')),
      http.post('*/api/admin/jobs', () =>
        refused('outdated-record', { detail: 'Diese Liste ist überholt.' }),
      ),
    );
    const panel = await screen.findByRole('region', { name: '14 Immobilien nicht mehr in Propstack' });
    await user.click(within(panel).getByRole('button', { name: 'Vorerst behalten' }));
    expect(await screen.findByText('Das wurde nicht gespeichert')).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Von der Website nehmen' }));
    const dialog = screen.getByRole('dialog', { name: '14 Immobilien von der Website nehmen?' });
    await user.click(within(dialog).getByRole('button', { name: 'Von der Website nehmen' }));
    expect(await screen.findByText('Es wurde nichts entfernt')).toBeVisible();
    expect(screen.getByText(/^Diese Liste ist überholt/)).toBeVisible();
    expect(panel).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Probelauf' }));
    expect(await screen.findByText('Der Abgleich wurde nicht gestartet')).toBeVisible();
  });
});
