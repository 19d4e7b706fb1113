import { expect, test } from '../journey.ts';
import { visit } from '../site/browser.ts';
import { errorAt } from '../site/form-errors.ts';
import { leadsWith, type StoredLead } from '../site/leads.ts';
import { untilRendered } from '../site/server-rendering.ts';
import {
  callbackForm,
  contactForm,
  exposeForm,
  type FaultyFormStory,
  formErrorKey,
  searchOrderForm,
  viewingForm,
} from './form-stories.ts';
import {
  fieldOf,
  fillForm,
  formOf,
  expectKeptValues,
  openPlainForm,
  submitPlainForm,
  visitWithout,
} from './plain-forms.ts';

/** One form of each route; native-forms.e2e-spec.ts of the BFF compares the fields of the others. */
for (const one of [exposeForm, searchOrderForm, contactForm, callbackForm, viewingForm])
  test(
    `without a script, the ${one.name} shows errors at missing and invalid fields, keeps the other values, and sends the same lead as with a script`,
    { tag: one === exposeForm ? ['@main'] : [] },
    async ({ browser, site, stock }) => {
      // A separate e-mail address, because another journey may have sent the same form to this site with scripts.
      const email = `ohne-skript-${one.values['E-Mail']}`;
      const story: FaultyFormStory = { ...one, values: { ...one.values, 'E-Mail': email } };
      const path = story.path.replace('{slug}', stock.offered.slug);
      const { context, page, thirdParties } = await visitWithout(browser, site.url);
      const form = formOf(page, story);
      await openPlainForm(page, path, form);
      await submitPlainForm(form, story);
      await expect(form).toBeInViewport();
      for (const [label, text] of story.missing) {
        if (label === formErrorKey) await expect(form.getByRole('alert')).toHaveText(text);
        else {
          expect(await errorAt(fieldOf(form, label))).toBe(text);
          await expect(fieldOf(form, label)).toHaveAttribute('aria-invalid', 'true');
        }
      }
      const faulty = form.locator('[aria-invalid=true]');
      const links = form.getByRole('list', { name: 'Fehlerhafte Angaben' }).getByRole('link');
      await expect(links).toHaveCount(await faulty.count());
      await expect(links.first()).toHaveAttribute('href', `#${await faulty.first().getAttribute('id')}`);

      await fillForm(form, story.values);
      const [field, value, refusal] = story.refused;
      await fieldOf(form, field).fill(value);
      await submitPlainForm(form, story);
      await expect.poll(() => errorAt(fieldOf(form, field))).toBe(refusal);
      await expectKeptValues(form, { ...story.values, [field]: value });
      await fieldOf(form, field).fill(story.values[field] ?? '');

      await submitPlainForm(form, story);
      await expect(page).toHaveURL(/\/danke\?/);
      await untilRendered(page);
      const [title, text] = story.success;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
      const back = page.getByRole('link', { name: 'Zurück zur vorigen Seite' });
      await expect(back).toHaveAttribute('href', path);
      expect(thirdParties).toEqual([]);
      await context.close();

      const [plain, ...more] = await leadsWith(site, 'email', email);
      expect(more).toEqual([]);
      expect(plain?.suspicion).toBe('Rechenaufgabe fehlt');
      const other = await visit(browser, site.url);
      await other.page.goto(`${path}${story.anchor ?? ''}`);
      const written = formOf(other.page, story);
      await fillForm(written, story.values);
      await submitPlainForm(written, story);
      await expect(other.page.getByRole('region', { name: 'Meldungen' })).toContainText(text);
      await other.context.close();
      const both = await leadsWith(site, 'email', email);
      const facts = ({ kind, form: sent, consent: { version, text: agreed } }: StoredLead) => [
        kind,
        version,
        agreed,
        Object.entries(sent).sort(([a], [b]) => a.localeCompare(b)),
      ];
      expect(both).toHaveLength(2);
      expect(new Set(both.map((lead) => JSON.stringify(facts(lead)))).size).toBe(1);
    },
  );
