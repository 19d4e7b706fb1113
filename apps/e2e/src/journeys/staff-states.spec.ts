import { expect, test } from '../journey.ts';
import { expectNoViolations, isCleanAtAnyWidth } from '../site/axe.ts';
import { answerStaff, type Answer } from '../site/staff-answers.ts';

interface Subject {
  path: string;
  /** The loading state: the name of a placeholder, or a heading. */
  loading: string;
  refused: string | RegExp;
  empty?: { answers: Record<string, Answer>; text: string };
}

const lead = '11111111-2222-4333-8444-555555555555';

/** All other pages of staff show these states with the same components; `page-states.spec.tsx` of web checks their texts. */
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
    path: `/admin/anfragen?anfrage=${lead}`,
    loading: 'Anfrage wird geladen',
    refused: 'Anfrage konnte nicht geladen werden',
    empty: {
      answers: { '/api/admin/leads': { items: [], total: 0 } },
      text: 'Keine Anfragen gefunden',
    },
  },
  {
    path: '/admin/immobilien?objekt=1',
    loading: 'Immobilie wird geladen',
    refused: 'Immobilie konnte nicht geladen werden',
  },
  {
    path: '/admin/konto',
    loading: 'Ihr Konto wird geladen',
    refused: /^Ihr Konto konnte nicht geladen werden/,
  },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, loading, refused, empty } of subjects)
  test(`axe finds no accessibility violation on ${path} while it loads, when its request is refused and when it is empty`, async ({
    staff: { page },
  }) => {
    await answerStaff(page, () => 'none');
    await page.goto(path);
    await expect(
      page.getByRole('status', { name: loading }).or(page.getByRole('heading', { name: loading })),
    ).toBeVisible();
    await expectNoViolations(page);

    await answerStaff(page, () => 'refusal');
    await page.goto(path);
    await expect(page.getByText(refused).first()).toBeVisible();
    await isCleanAtAnyWidth(page);

    if (!empty) return;
    await answerStaff(page, empty.answers);
    await page.goto(path);
    await expect(page.getByText(empty.text).first()).toBeVisible();
    await expectNoViolations(page);
  });
