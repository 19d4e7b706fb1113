import { type Locator, type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { type Visit, visit } from '../site/browser.ts';
import { errorAt } from '../site/form-errors.ts';
import { leadsWith, type StoredLead } from '../site/leads.ts';
import { formStories, type FormStory, head } from './form-stories.ts';
import { fieldOf, fill, formOf, keeps, open, submit, visitWithout } from './plain-forms.ts';

/** Addresses of their own, because the same site may have got the stories by script. */
const stories: readonly FormStory[] = formStories.map((story) => ({
  ...story,
  values: { ...story.values, 'E-Mail': `ohne-skript-${story.values['E-Mail']}` },
}));

for (const story of stories) {
  test.describe.serial(`without a script, the ${story.name}`, () => {
    let visitor: Visit;
    let page: Page;
    let form: Locator;

    test.beforeAll(async ({ browser, site, stock }) => {
      visitor = await visitWithout(browser, site.url);
      page = visitor.page;
      form = formOf(page, story);
      await open(page, story.path.replace('{slug}', stock.offered.slug), form);
    });
    test.afterAll(() => visitor.context.close());

    test('says at each field what is missing, with a link to each', async () => {
      await submit(form, story);
      await expect(form).toBeInViewport();
      for (const [label, text] of story.missing) {
        if (label === head) await expect(form.getByRole('alert')).toHaveText(text);
        else {
          expect(await errorAt(fieldOf(form, label))).toBe(text);
          await expect(fieldOf(form, label)).toHaveAttribute('aria-invalid', 'true');
        }
      }
      const faulty = form.locator('[aria-invalid=true]');
      const links = form.getByRole('list', { name: 'Fehlerhafte Angaben' }).getByRole('link');
      await expect(links).toHaveCount(await faulty.count());
      await expect(links.last()).toHaveText('Einwilligung');
      const first = await faulty.first().getAttribute('id');
      await expect(links.first()).toHaveAttribute('href', `#${first}`);
    });

    test('says in words which values it refuses, and keeps the others', async () => {
      await fill(form, story.values);
      for (const [label, value, text] of story.refused) {
        await fieldOf(form, label).fill(value);
        await submit(form, story);
        await expect.poll(() => errorAt(fieldOf(form, label))).toBe(text);
        await keeps(form, { ...story.values, [label]: value });
        await fieldOf(form, label).fill(story.values[label] ?? '');
      }
    });

    test('leads to a page of thanks, and the lead is the one that the app sends', async ({
      browser,
      site,
      stock,
    }) => {
      await submit(form, story);
      await expect(page).toHaveURL(/\/danke\?/);
      const [title, text] = story.success;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replace(/^✅ /, ''));
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
      const path = story.path.replace('{slug}', stock.offered.slug);
      await expect(page.getByRole('link', { name: 'Zurück zur vorigen Seite' })).toHaveAttribute(
        'href',
        path,
      );
      expect(visitor.thirdParties).toEqual([]);

      const email = story.values['E-Mail'] ?? '';
      const [plain, ...more] = await leadsWith(site, 'email', email);
      expect(more).toEqual([]);
      expect(plain?.suspicion).toBe('Rechenaufgabe fehlt');
      const other = await visit(browser, site.url);
      await other.page.goto(path);
      const written = formOf(other.page, story);
      await fill(written, story.values);
      await submit(written, story);
      await expect(other.page.getByRole('region', { name: 'Meldungen' })).toContainText(text);
      await other.context.close();
      const both = await leadsWith(site, 'email', email);
      const facts = ({ kind, form: sent, consent: { version, text: agreed } }: StoredLead) => [
        kind,
        version,
        agreed,
        Object.entries(sent).sort(([one], [other]) => one.localeCompare(other)),
      ];
      expect(both).toHaveLength(2);
      expect(new Set(both.map((lead) => JSON.stringify(facts(lead)))).size).toBe(1);
    });
  });
}
