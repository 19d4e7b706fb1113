import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../test/render-page.tsx';
import { refused, server } from '../../test/server.ts';
import { answerWatch, signedIn } from '../../test/staff.ts';

interface Subject {
  path: string;
  /** Accessible name of the placeholder that is shown until the response arrives. */
  loading: string;
  refused: string | RegExp;
}

const ofRuns = {
  loading: 'Frühere Vorgänge werden geladen',
  refused: 'Frühere Vorgänge konnten nicht geladen werden',
};

/** Every staff page that sends a request when it is opened, except the overview, which has its own spec. */
const subjects: readonly Subject[] = [
  {
    path: '/admin/anfragen',
    loading: 'Anfragen werden geladen',
    refused: 'Anfragen konnten nicht geladen werden',
  },
  {
    path: '/admin/anfragen?anfrage=11111111-2222-4333-8444-555555555555',
    loading: 'Anfrage wird geladen',
    refused: 'Anfrage konnte nicht geladen werden',
  },
  {
    path: '/admin/suchauftraege',
    loading: 'Die Suchaufträge werden geladen',
    refused: 'Die Suchaufträge konnten nicht geladen werden',
  },
  {
    path: '/admin/datenschutz',
    loading: 'Die Löschungen werden geladen',
    refused: 'Die Löschungen konnten nicht geladen werden',
  },
  {
    path: '/admin/immobilien',
    loading: 'Immobilien werden geladen',
    refused: 'Immobilien konnten nicht geladen werden',
  },
  {
    path: '/admin/immobilien?objekt=1',
    loading: 'Immobilie wird geladen',
    refused: 'Immobilie konnte nicht geladen werden',
  },
  {
    path: '/admin/immobilien/1/vorschau',
    loading: 'Die Vorschau wird geladen',
    refused: 'Die Vorschau konnte nicht geladen werden',
  },
  {
    path: '/admin/bewertungen',
    loading: 'Die Vergleichstabellen werden geladen',
    refused: 'Die Vergleichstabellen konnten nicht geladen werden',
  },
  {
    path: '/admin/abgleich',
    loading: 'Der Zeitplan wird geladen',
    refused: 'Der Zeitplan konnte nicht geladen werden',
  },
  { path: '/admin/import', ...ofRuns },
  { path: '/admin/preise', ...ofRuns },
  { path: '/admin/zusatzfelder', ...ofRuns },
  {
    path: '/admin/crm-protokoll',
    loading: 'Die Logs werden geladen',
    refused: /^Fehler beim Laden der Logs/,
  },
  {
    path: '/admin/crm-protokoll?eintrag=0123456789abcdef01234567',
    loading: 'Der Eintrag wird geladen',
    refused: 'Der Eintrag konnte nicht geladen werden',
  },
  {
    path: '/admin/team',
    loading: 'Die Konten werden geladen',
    refused: 'Die Konten konnten nicht geladen werden',
  },
  {
    path: '/admin/konto',
    loading: 'Ihr Konto wird geladen',
    refused: /^Ihr Konto konnte nicht geladen werden/,
  },
  {
    path: '/admin/protokoll',
    loading: 'Das Protokoll wird geladen',
    refused: 'Das Protokoll konnte nicht geladen werden',
  },
];

describe('a page of staff', () => {
  it.each(subjects)(
    'the page $path has a named placeholder while it loads, and shows the reason if the server refuses',
    async ({ path, loading, refused: text }) => {
      let refuse: (answer: Response) => void = () => undefined;
      const answer = new Promise<Response>((resolve) => (refuse = resolve));
      server.use(
        signedIn(),
        http.get('*/api/admin/*', async () => (await answer).clone()),
      );
      renderPage(path);
      expect(await screen.findByRole('status', { name: loading })).toBeVisible();
      refuse(refused('no-permission'));
      expect((await screen.findAllByText(text))[0]).toBeVisible();
      expect(screen.queryByRole('status', { name: loading })).toBeNull();
    },
  );

  it.each(['/admin/abgleich', '/admin/import', '/admin/preise', '/admin/zusatzfelder'])(
    'the page %s shows a message if there are no earlier runs',
    async (path) => {
      server.use(
        signedIn(),
        http.get('*/api/admin/jobs/history', () => HttpResponse.json({ items: [] })),
        http.get('*/api/admin/*', () => refused('unavailable')),
      );
      renderPage(path);
      expect(await screen.findByText('Es gibt noch keine früheren Vorgänge.')).toBeVisible();
    },
  );

  it('each section of /admin/abgleich shows a failed request and a button that repeats it [S-7.24]', async () => {
    let isAway = true;
    server.use(
      signedIn(),
      http.get('*/api/admin/*', () => (isAway ? refused('unavailable') : undefined)),
      ...answerWatch(),
      http.get('*/api/admin/sync/removal', () => HttpResponse.json({ removal: null })),
      http.get('*/api/admin/staff', () => HttpResponse.json({ items: [] })),
    );
    const { user } = renderPage('/admin/abgleich');
    const parts = [
      'Anfragen in Propstack anlegen',
      'Störungen',
      'Benachrichtigen',
      'Webhook',
      'Warteschlangen',
    ];
    for (const name of parts) {
      const part = within(await screen.findByRole('region', { name }));
      expect(await part.findByText('Das konnte nicht geladen werden')).toBeVisible();
    }
    const removal = await screen.findByText(/^Ob Immobilien auf Ihr Wort warten/);
    isAway = false;
    for (const name of parts) {
      const part = within(screen.getByRole('region', { name }));
      await user.click(part.getByRole('button', { name: 'Erneut versuchen' }));
      await waitFor(() => expect(part.queryByText('Das konnte nicht geladen werden')).toBeNull());
    }
    const alert = removal.closest<HTMLElement>('[role=alert]')!;
    await user.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(removal).not.toBeInTheDocument());
  });
});
