import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildLead, colleague, mockLead, rowOf } from '../../../test/leads.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { server } from '../../../test/server.ts';
import { answerLeads, signedIn } from '../../../test/staff.ts';
import type { LeadDetail, CrmTransfer } from '../../shared/api/types.ts';

/** Opens a lead; returns its part about the CRM and what was sent. */
async function open(fields: Partial<LeadDetail>) {
  const lead = buildLead(fields);
  server.use(
    signedIn(),
    answerLeads({ items: [rowOf(lead)], total: 1 }),
    http.get('*/api/admin/colleagues', () => HttpResponse.json({ items: [colleague] })),
  );
  const kept = mockLead(lead);
  const { user } = renderPage(`/admin/anfragen?anfrage=${lead.id}`);
  const heading = await screen.findByRole('heading', { name: 'Propstack' });
  const part = within(heading.parentElement!);
  await part.findAllByText(/in Propstack|Spamverdacht/i);
  return { user, ...kept, part };
}

const transferred: CrmTransfer = {
  state: 'transferred',
  transferred_at: '2026-11-20T11:00:00.000Z',
  contact_id: 123,
  was_known: true,
  task_id: 456,
  conflicts: [],
};

describe('the CRM in a lead', () => {
  it('one click transfers a lead to the CRM and shows that the transfer is pending [S-2.200, S-2.220]', async () => {
    const { user, sent, part } = await open({});
    expect(part.getByText('Noch nicht in Propstack')).toBeVisible();
    await user.click(part.getByRole('button', { name: 'In Propstack anlegen' }));
    expect(await part.findByText('Wird in Propstack angelegt')).toBeVisible();
    expect(sent).toEqual([{ path: 'crm-transfer', body: {} }]);
    expect(part.queryByRole('button')).not.toBeInTheDocument();
    expect(part.getByRole('heading', { name: 'Propstack' })).toHaveFocus();
  });

  it('a transferred lead shows its CRM records and whether the contact was known [S-2.202]', async () => {
    const { part } = await open({ crm_transfer: transferred });
    expect(part.getByText('In Propstack angelegt')).toBeVisible();
    expect(part.getByText(/^123, war schon bekannt/)).toBeVisible();
    expect(part.getByText('456')).toBeVisible();
    expect(part.queryByRole('button')).not.toBeInTheDocument();
  });

  it('each conflicting field of a CRM contact can be overwritten by the lead [S-2.203]', async () => {
    const conflicts: CrmTransfer['conflicts'] = [
      { field: 'last_name', theirs: 'Witt', ours: 'Witt-Jensen' },
      { field: 'home_cell', theirs: '0160 1', ours: '0171 2' },
    ];
    const { user, sent, part } = await open({ crm_transfer: { ...transferred, conflicts } });
    expect(part.getByText('0160 1').previousSibling).toHaveTextContent('Mobil in Propstack');
    expect(part.getByText('0171 2').previousSibling).toHaveTextContent('Mobil in der Anfrage');
    await user.click(part.getByRole('button', { name: 'Mobil aus der Anfrage übernehmen' }));
    await waitFor(() => expect(sent).toEqual([{ path: 'crm-transfer', body: { overwrite: 'home_cell' } }]));
    expect(await part.findByText('Wird in Propstack übernommen')).toBeVisible();
    expect(part.getByRole('button', { name: 'Nachname aus der Anfrage übernehmen' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it.each([
    ['failed', 'Nicht in Propstack angelegt', 'Erneut versuchen'],
    ['waiting', 'Wird in Propstack angelegt', 'Jetzt versuchen'],
  ] as const)(
    'a CRM transfer that is %s shows the reason and can be repeated [S-2.204]',
    async (state, word, button) => {
      const reason = 'Der API-Schlüssel darf in Propstack keine Kontakte anlegen.';
      const next = state === 'waiting' ? { next_attempt_at: '2026-11-20T11:10:00.000Z' } : {};
      const { user, sent, part } = await open({ crm_transfer: { state, reason, ...next, conflicts: [] } });
      expect(part.getByText(word)).toBeVisible();
      expect(part.getByText(reason)).toBeVisible();
      await user.click(part.getByRole('button', { name: button }));
      await waitFor(() => expect(sent).toHaveLength(1));
    },
  );

  it('a lead suspected of spam is not transferred to the CRM [S-2.208]', async () => {
    const { part } = await open({ suspicious: true, suspicion: 'zu schnell ausgefüllt' });
    expect(part.getByText(/Solange der Spamverdacht besteht/)).toBeVisible();
    expect(part.queryByRole('button')).not.toBeInTheDocument();
  });

  it('the history of a lead shows whether a person or the system transferred it', async () => {
    const at = '2026-11-20T11:00:00.000Z';
    await open({
      crm_transfer: transferred,
      history: [
        { at, what: 'transferred', by: '' },
        { at, what: 'overwritten', by: 'u2', detail: 'home_cell' },
      ],
    });
    const history = within(screen.getByRole('heading', { name: 'Verlauf' }).parentElement!);
    const [last, first] = history.getAllByRole('listitem');
    expect(last).toHaveTextContent('Bo: in Propstack übernommen: Mobil');
    expect(first).toHaveTextContent('Von selbst: in Propstack angelegt');
  });
});
