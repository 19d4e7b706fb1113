import { type Locator, type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { beginningWith } from '../site/browser.ts';
import { errorAt } from '../site/form-errors.ts';
import { leadsWith } from '../site/leads.ts';
import { mailsFor, mailsIn } from '../site/mailbox.ts';
import { type TestSite } from '../site/start-site.ts';
import { type Stock } from '../site/stock.ts';
import {
  callbackForm,
  consentKey,
  contactForm,
  exposeForm,
  type FormStory,
  formErrorKey,
  otherForms,
  searchOrderForm,
  viewingForm,
} from './form-stories.ts';

const fieldIn = (form: Locator, label: string) =>
  label === consentKey
    ? form.getByRole('checkbox', { name: 'Datenschutzerklärung' })
    : form.getByLabel(beginningWith(label));
const toastOn = (page: Page) => page.getByRole('region', { name: 'Meldungen' });

/** An opened form; only `fastForward` advances the clock of its page. */
async function openForm(page: Page, story: FormStory, stock: Stock) {
  await page.clock.install();
  await page.goto(`${story.path.replace('{slug}', stock.offered.slug)}${story.anchor ?? ''}`);
  const form = page.getByRole('form', { name: story.label });
  return { form, submit: () => form.getByRole('button', { name: story.submit }).click() };
}

async function fillIn(form: Locator, story: FormStory) {
  for (const [label, value] of Object.entries(story.values)) await fieldIn(form, label).fill(value);
  await fieldIn(form, consentKey).check();
}

/** Waits for thanks in place of the form, the emptied form, and the lead with both mails. */
async function arrives(page: Page, form: Locator, story: FormStory, site: TestSite) {
  const email = story.values['E-Mail'] ?? '';
  for (const words of story.success) await expect(toastOn(page)).toContainText(words, { timeout: 20_000 });
  const thanks = page.getByRole('group', { name: 'Gesendet' });
  for (const words of story.success) await expect(thanks).toContainText(words);
  await expect(thanks).toContainText(/in der Regel bis \S+, \d+\. /);
  await expect(form).toHaveCount(0);
  await thanks.getByRole('button', { name: 'Weiteres senden' }).click();
  for (const label of Object.keys(story.values)) await expect(fieldIn(form, label)).toHaveValue('');
  // The pointer moves away, because on some pages the toast opens under it and stays while the pointer is on it.
  await page.mouse.move(0, 0);
  await page.clock.fastForward(5_000);
  await expect(toastOn(page)).toHaveText('');
  const leads = await leadsWith(site, 'email', email);
  expect(leads).toHaveLength(1);
  expect(leads[0]?.suspicion).toBeNull();
  expect(leads[0]?.consent.text).toContain('Datenschutzerklärung');
  await mailsFor(site, email);
  // The mails to the agency and to the visitor are separate jobs, so either may arrive first.
  const toAgency = async () =>
    (await mailsIn(site)).filter(({ replyTo }) => replyTo?.some(({ address }) => address === email));
  await expect.poll(async () => (await toAgency()).length).toBe(1);
}

for (const story of [searchOrderForm, contactForm, callbackForm, viewingForm, ...otherForms])
  test.describe(`the ${story.name}`, () => {
    test('a sent form shows a thank-you text and is emptied, the lead is stored and both mails are sent', async ({
      page,
      site,
      stock,
    }) => {
      const { form, submit } = await openForm(page, story, stock);
      await fillIn(form, story);
      // The spam defence marks forms filled in under three seconds as suspicious.
      await page.clock.fastForward(4_000);
      await submit();
      await arrives(page, form, story, site);
    });
  });

const address = '**/api/expose-requests';
const failure = 'Es gab einen Fehler beim Senden Ihrer Anfrage. Bitte versuchen Sie es erneut.';

test.describe(`the ${exposeForm.name}`, () => {
  test(
    'a form shows errors at missing and invalid fields and keeps its values after failures until the lead is stored and both mails are sent',
    { tag: '@main' },
    async ({ page, site, stock }) => {
      const { form, submit } = await openForm(page, exposeForm, stock);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url());
      });
      await submit();
      for (const [name, text] of exposeForm.missing) {
        if (name === formErrorKey) await expect(form.getByRole('alert')).toHaveText(text);
        else await expect.poll(() => errorAt(fieldIn(form, name))).toBe(text);
      }
      expect(sent).toEqual([]);
      const faulty = form.locator('[aria-invalid=true]');
      const links = form.getByRole('list', { name: 'Fehlerhafte Angaben' }).getByRole('link');
      await expect(faulty.first()).toBeFocused();
      await expect(faulty.first()).toBeInViewport();
      await expect(links).toHaveCount(await faulty.count());
      await links.last().click();
      await expect(faulty.last()).toBeFocused();

      await fillIn(form, exposeForm);
      const [label, value, refusal] = exposeForm.refused;
      await fieldIn(form, label).fill(value);
      await submit();
      await expect.poll(() => errorAt(fieldIn(form, label))).toBe(refusal);
      await fieldIn(form, label).fill(exposeForm.values[label] ?? '');
      await expect(faulty).toHaveCount(0);

      for (const fault of ['broken', 'unreachable'] as const) {
        await page.route(address, (route) =>
          fault === 'broken' ? route.fulfill({ status: 500, body: 'broken' }) : route.abort(),
        );
        await submit();
        await expect(toastOn(page)).toContainText(failure, { timeout: 20_000 });
        await expect(form.getByRole('alert')).toHaveText(failure);
        for (const [name, typed] of Object.entries(exposeForm.values))
          await expect(fieldIn(form, name)).toHaveValue(typed);
        await expect(fieldIn(form, consentKey)).toBeChecked();
        await page.getByRole('button', { name: 'Meldung schließen' }).click();
        await page.unroute(address);
      }
      await page.clock.fastForward(4_000);
      await submit();
      await arrives(page, form, exposeForm, site);
    },
  );
});
