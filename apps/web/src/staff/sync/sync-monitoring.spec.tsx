import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Incident, NoticeSettings, StaffQueues, Webhook } from '../../shared/api/types.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';

const [ada, eva] = ['a'.repeat(24), 'b'.repeat(24)];
const account = (id: string, name: string, state = 'active') => ({
  id,
  name,
  email: `${name.toLowerCase()}@makler.example`,
  role: 'admin',
  state,
  two_factor: false,
  last_seen: null,
});
const incident = (part: Partial<Incident> = {}): Incident => ({
  id: 'sync-failed-1',
  kind: 'sync-failed',
  text: 'Propstack ist zurzeit nicht erreichbar.',
  since: new Date(Date.now() - 3_600_000).toISOString(),
  until: null,
  told: 2,
  ...part,
});
const queue = { waiting: 0, active: 0, delayed: 0, failed: 0 };

/** The notification settings of the mocked server. */
let notices: NoticeSettings;
let webhook: Webhook;
let queues: StaffQueues;

function renderTool(incidents: Incident[] = []) {
  const sent: unknown[] = [];
  server.use(
    signedIn(),
    http.get('*/api/admin/staff', () =>
      HttpResponse.json({
        items: [account(ada, 'Ada'), account(eva, 'Eva'), account('c'.repeat(24), 'Neu', 'invited')],
      }),
    ),
    http.get('*/api/admin/jobs/history', () => HttpResponse.json({ items: [] })),
    http.get('*/api/admin/sync/settings', () => refused('unavailable')),
    http.get('*/api/admin/sync/removal', () => HttpResponse.json({ removal: null })),
    http.get('*/api/admin/crm-transfer-settings', () =>
      HttpResponse.json({ kinds: [], version: 0, failed: 0 }),
    ),
    http.get('*/api/admin/sync/incidents', () => HttpResponse.json({ items: incidents })),
    http.get('*/api/admin/sync/queues', () => HttpResponse.json(queues)),
    http.get('*/api/admin/sync/webhook', () => HttpResponse.json(webhook)),
    http.post('*/api/admin/sync/webhook', () => {
      sent.push('register');
      webhook = { ...webhook, registered: ['property_created', 'property_updated'] };
      return HttpResponse.json(webhook);
    }),
    http.get('*/api/admin/sync/notices', () => HttpResponse.json(notices)),
    http.put('*/api/admin/sync/notices', async ({ request }) => {
      const wanted = (await request.json()) as NoticeSettings;
      if (wanted.version !== notices.version)
        return refused('outdated-record', { detail: 'Die Einstellungen wurden inzwischen geändert.' });
      sent.push(wanted);
      notices = { ...wanted, version: wanted.version + 1 };
      return HttpResponse.json(notices);
    }),
  );
  const { user } = renderPage('/admin/abgleich');
  return { user, sent };
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  notices = { recipients: [ada], mails_after_minutes: 30, version: 2 };
  webhook = {
    registered: [],
    error: null,
    last: null,
    has_secret: true,
    target: 'https://makler.example/api/webhooks/propstack',
  };
  queues = {
    crm: [{ name: 'crm-webhooks', ...queue, delayed: 1_200 }],
    leads: [{ name: 'lead-mail', ...queue }],
  };
});

describe('incidents', () => {
  it('ongoing incidents come first with their cause, resolved ones in one line', async () => {
    const until = new Date(Date.now() - 2 * 24 * 3_600_000).toISOString();
    renderTool([incident(), incident({ id: 'key-refused-1', kind: 'key-refused', until })]);
    const section = await part('Störungen');
    expect(await section.findByText('Der Abgleich mit Propstack ist fehlgeschlagen')).toBeVisible();
    expect(section.getByText('Propstack ist zurzeit nicht erreichbar.')).toBeVisible();
    expect(section.getByText('Seit: vor 1 Stunde. 2 Personen wurden benachrichtigt.')).toBeVisible();
    expect(section.getByText('behoben vorgestern')).toBeVisible();
  });

  it('a message is shown if there are no incidents', async () => {
    renderTool();
    expect(await (await part('Störungen')).findByText('Zurzeit gibt es keine Störung.')).toBeVisible();
  });
});

describe('the people who are told', () => {
  it('recipients of incident mails are chosen among the active accounts, with the minutes that a mail may wait', async () => {
    const { user, sent } = renderTool();
    const section = await part('Benachrichtigen');
    expect(await section.findByRole('checkbox', { name: /Ada/ })).toBeChecked();
    expect(section.queryByRole('checkbox', { name: /Neu/ })).toBeNull();
    await user.click(section.getByRole('checkbox', { name: /Eva/ }));
    const minutes = section.getByRole('textbox', { name: /länger warten/ });
    await user.clear(minutes);
    await user.type(minutes, '4');
    await user.click(section.getByRole('button', { name: 'Empfänger speichern' }));
    expect(await section.findByText('Bitte geben Sie 5 bis 1440 Minuten an.')).toBeVisible();
    await user.clear(minutes);
    await user.type(minutes, '45');
    await user.click(section.getByRole('button', { name: 'Empfänger speichern' }));
    await waitFor(() =>
      expect(sent).toEqual([{ recipients: [ada, eva], mails_after_minutes: 45, version: 2 }]),
    );
  });

  it('chosen recipients of incident mails stay if a colleague saved first, and can be saved again', async () => {
    const { user, sent } = renderTool();
    const section = await part('Benachrichtigen');
    await user.click(await section.findByRole('checkbox', { name: /Eva/ }));
    notices = { recipients: [], mails_after_minutes: 60, version: 3 };
    await user.click(section.getByRole('button', { name: 'Empfänger speichern' }));
    expect(await section.findByText(/Ihre Angaben stehen noch hier/)).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Empfänger speichern' }));
    await waitFor(() => expect(sent).toMatchObject([{ recipients: [ada, eva], version: 3 }]));
  });
});

describe('the webhook', () => {
  it('one button registers the CRM webhook [S-7.23]', async () => {
    const { user, sent } = renderTool();
    const section = await part('Webhook');
    expect(await section.findByText('Noch nicht eingerichtet.')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Webhook einrichten' }));
    expect(await section.findByText('Eingerichtet für neue und geänderte Immobilien.')).toBeVisible();
    expect(section.queryByRole('button')).toBeNull();
    expect(sent).toEqual(['register']);
  });

  it.each([
    ['the secret is missing', { has_secret: false }, /fehlt PROPSTACK_WEBHOOK_SECRET/],
    [
      'the key has no right for it',
      { registered: null, error: 'Der Schlüssel reicht nicht.' },
      /reicht nicht/,
    ],
    [
      'the last one failed',
      {
        last: {
          received_at: '2026-11-01T08:00:00.000Z',
          event: null,
          property_id: 42,
          outcome: 'failed' as const,
          error: 'Propstack ist zurzeit nicht erreichbar.',
        },
      },
      /fehlgeschlagen. Propstack ist zurzeit nicht erreichbar/,
    ],
  ])('the section of the CRM webhook shows that %s', async (_what, state, text) => {
    webhook = { ...webhook, ...state };
    renderTool();
    expect(await (await part('Webhook')).findByText(text)).toBeVisible();
  });
});

describe('the queues', () => {
  it('each job queue shows its number of jobs, and a service that does not respond is named', async () => {
    queues = { ...queues, leads: null };
    renderTool();
    const row = await screen.findByRole('row', { name: /Webhooks/ });
    expect(row).toHaveTextContent('1.200');
    expect(screen.getByText('Nicht erreichbar: E-Mails. Wir fragen weiter nach.')).toBeVisible();
  });
});
