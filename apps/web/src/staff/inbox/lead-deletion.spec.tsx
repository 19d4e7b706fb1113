import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildLead, mockLead, rowOf } from '../../../test/leads.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { answerColleagues, answerLeads, signedIn } from '../../../test/staff.ts';

const at = '2026-11-20T09:00:00.000Z';
const lead = buildLead({
  mails: { agency: 'sent', visitor: 'pending' },
  comments: [{ id: 'c1', at, by: 'u1', text: 'Ruft morgen an' }],
});
const other = buildLead({ id: `${'2'.repeat(8)}-aaaa-4aaa-8aaa-${'a'.repeat(12)}`, name: 'Ida Kern' });

const proof = (done_at: string | null, left: object = {}) => ({
  kind: 'contact',
  erasure: {
    id: 'e1',
    subject: 'lead',
    requested_at: at,
    done_at,
    parts: [{ service: 'leads', confirmed_at: done_at, erased: { leads: 1 }, left }],
  },
});

let isDeleted: boolean;
let reasons: (string | null)[];

/** Mocks the deletion of a lead; `answer` is the response, and without `deletes` the lead stays. */
const answerDeletion = (answer: () => Response, deletes = true) =>
  server.use(
    http.delete('*/api/admin/leads/:id', ({ request }) => {
      reasons.push(new URL(request.url).searchParams.get('reason'));
      isDeleted = deletes;
      return answer();
    }),
  );

async function ask() {
  const page = renderPage(`/admin/anfragen?anfrage=${lead.id}`);
  await page.user.click(await screen.findByRole('button', { name: 'Anfrage löschen …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anfrage von Jo Witt löschen?' }));
  const confirm = () => page.user.click(dialog.getByRole('button', { name: 'Anfrage löschen' }));
  const choose = () => page.user.selectOptions(dialog.getByLabelText(/Grund/), 'Die Person hat es verlangt');
  return { ...page, dialog, confirm, choose };
}

describe('the deletion of a lead', () => {
  beforeEach(() => {
    isDeleted = false;
    reasons = [];
    mockLead(lead);
    server.use(
      signedIn('office'),
      answerColleagues(),
      http.get('*/api/admin/leads', () => {
        const items = isDeleted ? [rowOf(other)] : [rowOf(lead), rowOf(other)];
        return HttpResponse.json({ items, total: items.length });
      }),
    );
  });

  it('deleting a lead shows what is deleted and what stays, asks for a reason, and removes the lead from the list [S-2.190]', async () => {
    answerDeletion(() => HttpResponse.json(proof(at)));
    const { address, dialog, confirm, choose } = await ask();
    const goes = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(goes).toEqual([
      'die Anfrage mit allen Angaben und ihrem Verlauf',
      '1 Kommentar',
      '1 wartende Mail, die nicht mehr gesendet wird',
    ]);
    expect(dialog.getByText(/Es bleiben andere Anfragen dieser Person/)).toBeVisible();
    await confirm();
    expect(dialog.getByText('Bitte wählen Sie einen Grund.')).toBeVisible();
    expect(reasons).toEqual([]);
    await choose();
    await confirm();
    expect(await screen.findByText('Anfrage gelöscht')).toBeVisible();
    expect(screen.getByText(/Nachgezählt: Es ist nichts mehr davon gespeichert/)).toBeVisible();
    expect(reasons).toEqual(['request']);
    await waitFor(() => expect(address()).toBe('/admin/anfragen'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Jo Witt/ })).toBeNull());
    await waitFor(() => expect(screen.getByRole('link', { name: /Ida Kern/ })).toHaveFocus());
  });

  it('a deletion of a lead that waits for a mail is not shown as done [S-2.191]', async () => {
    answerDeletion(() => HttpResponse.json(proof(null, { leads: 1, sending: 1 })), false);
    const { user, confirm, choose } = await ask();
    await choose();
    await confirm();
    const rest = within(await screen.findByRole('alertdialog', { name: 'Noch nicht gelöscht' }));
    expect(rest.getByText(/wird gerade eine Mail gesendet/)).toBeVisible();
    expect(screen.queryByText('Anfrage gelöscht')).toBeNull();
    await user.click(rest.getByRole('button', { name: 'Verstanden' }));
    expect(screen.getByRole('heading', { name: /Jo Witt/ })).toBeVisible();
  });

  it('the deletion of a lead shows which data are left and where [S-2.191]', async () => {
    answerDeletion(() => HttpResponse.json(proof(null, { reply_files: 2 })));
    const { confirm, choose } = await ask();
    await choose();
    await confirm();
    expect(await screen.findByText(/Noch vorhanden: 2 Anhänge von Antworten\./)).toBeVisible();
  });

  it('a lead that a colleague deleted first counts as deleted, and a failure keeps the deletion dialog open [S-2.191]', async () => {
    answerDeletion(() => refused('unavailable', { detail: 'Der Dienst ist nicht erreichbar.' }), false);
    const { dialog, confirm, choose } = await ask();
    await choose();
    await confirm();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Der Dienst ist nicht erreichbar.');
    answerDeletion(() => refused('not-found'));
    await confirm();
    expect(await screen.findByText('Diese Anfrage war schon gelöscht')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('colleagues who have a lead open see that it was deleted [S-2.191]', async () => {
    server.use(answerLeads({ items: [rowOf(lead)], total: 1 }));
    const { user } = renderPage(`/admin/anfragen?anfrage=${lead.id}`);
    await user.type(await screen.findByRole('textbox', { name: /Kommentar/ }), 'Noch ein Wort');
    server.use(
      http.get('*/api/admin/leads/:id', () => refused('not-found')),
      http.post('*/api/admin/leads/:id/comments', () => refused('not-found')),
    );
    await user.click(screen.getByRole('button', { name: 'Kommentar speichern' }));
    expect(await screen.findByText('Diese Anfrage gibt es nicht oder nicht mehr.')).toBeVisible();
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Noch ein Wort');
  });

  it('a Makler cannot delete a lead [S-2.190]', async () => {
    server.use(signedIn('broker'));
    renderPage(`/admin/anfragen?anfrage=${lead.id}`);
    expect(await screen.findByText('Verlauf')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Anfrage löschen …' })).toBeNull();
  });
});
