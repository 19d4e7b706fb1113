import { expect, test } from '../journey.ts';
import { isCleanAtAnyWidth } from '../site/axe.ts';
import { answerStaff, type Answer, showJobs } from '../site/staff-answers.ts';

interface Subject {
  path: string;
  /** What stands there while the answer is on its way: the name of a placeholder, or a heading. */
  loading: string;
  refused: string | RegExp;
  empty?: { answers: Record<string, Answer>; text: string };
}

const noRuns = { answers: showJobs([]), text: 'Es gibt noch keine früheren Vorgänge.' };
const ofRuns = {
  loading: 'Frühere Vorgänge werden geladen',
  refused: 'Frühere Vorgänge konnten nicht geladen werden',
  empty: noRuns,
};
const lead = '11111111-2222-4333-8444-555555555555';
const call = '0123456789abcdef01234567';

/** Every page of staff that asks the server for something as it opens. */
const subjects: readonly Subject[] = [
  {
    path: '/admin',
    loading: 'Ist alles in Ordnung?',
    refused: 'Der Zustand konnte nicht geladen werden',
    empty: {
      answers: { '/api/admin/overview': { crm: null, leads: null, stock: null, storage: null } },
      text: '6 Dinge brauchen Aufmerksamkeit',
    },
  },
  {
    path: '/admin/anfragen',
    loading: 'Anfragen werden geladen',
    refused: 'Anfragen konnten nicht geladen werden',
    empty: {
      answers: { '/api/admin/leads': { items: [], total: 0, unread: 0 } },
      text: 'Keine Anfragen gefunden',
    },
  },
  {
    path: `/admin/anfragen?anfrage=${lead}`,
    loading: 'Anfrage wird geladen',
    refused: 'Anfrage konnte nicht geladen werden',
  },
  {
    path: '/admin/datenschutz',
    loading: 'Die Löschungen werden geladen',
    refused: 'Die Löschungen konnten nicht geladen werden',
    empty: { answers: { '/api/admin/leads/erasures': { items: [] } }, text: 'Noch keine' },
  },
  {
    path: '/admin/immobilien',
    loading: 'Immobilien werden geladen',
    refused: 'Immobilien konnten nicht geladen werden',
    empty: {
      answers: { '/api/admin/properties': { items: [], total: 0 } },
      text: 'Keine Immobilien gefunden',
    },
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
    path: '/admin/abgleich',
    loading: 'Der Zeitplan wird geladen',
    refused: 'Der Zeitplan konnte nicht geladen werden',
    empty: noRuns,
  },
  { path: '/admin/import', ...ofRuns },
  { path: '/admin/preise', ...ofRuns },
  { path: '/admin/zusatzfelder', ...ofRuns },
  {
    path: '/admin/crm-protokoll',
    loading: 'Die Logs werden geladen',
    refused: /^Fehler beim Laden der Logs/,
    empty: {
      answers: { '/api/admin/propstack/logs': { items: [], next: null } },
      text: 'Keine Logs vorhanden',
    },
  },
  {
    path: `/admin/crm-protokoll?eintrag=${call}`,
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
    empty: {
      answers: { '/api/admin/audit': { items: [], next: null } },
      text: 'Keine Einträge gefunden',
    },
  },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, loading, refused, empty } of subjects)
  test(`axe finds nothing on ${path} while it loads, where it is refused and where it is empty`, async ({
    staff: { page },
  }) => {
    await answerStaff(page, () => 'none');
    await page.goto(path);
    await expect(
      page.getByRole('status', { name: loading }).or(page.getByRole('heading', { name: loading })),
    ).toBeVisible();
    await isCleanAtAnyWidth(page);

    await answerStaff(page, () => 'refusal');
    await page.goto(path);
    await expect(page.getByText(refused).first()).toBeVisible();
    await isCleanAtAnyWidth(page);

    if (!empty) return;
    await answerStaff(page, empty.answers);
    await page.goto(path);
    await expect(page.getByText(empty.text).first()).toBeVisible();
    await isCleanAtAnyWidth(page);
  });
