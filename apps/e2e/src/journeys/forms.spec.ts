import { type Locator, type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { beginningWith, visit } from '../site/browser.ts';
import { errorAt } from '../site/form-errors.ts';
import { hydrated } from '../site/hydrated.ts';
import { leadsWith } from '../site/leads.ts';
import { mailsFor, mailsIn } from '../site/mailbox.ts';
import { consent, formStories, head } from './form-stories.ts';

for (const story of formStories) {
  test.describe.serial(`the ${story.name}`, () => {
    let page: Page;
    let form: Locator;
    const field = (label: string) =>
      label === consent ? form.getByRole('checkbox') : form.getByLabel(beginningWith(label));
    const submit = () => form.getByRole('button', { name: story.submit }).click();
    const toast = () => page.getByRole('region', { name: 'Meldungen' });
    const saysAt = async (label: string, text: string) => {
      if (label === head) await expect(form.getByRole('alert')).toHaveText(text);
      else await expect.poll(() => errorAt(field(label))).toBe(text);
    };

    test.beforeAll(async ({ browser, site, stock }) => {
      ({ page } = await visit(browser, site.url));
      await page.clock.install();
      await page.goto(story.path.replace('{slug}', stock.offered.slug));
      form = page.getByRole('form', { name: story.label });
      await hydrated(page);
    });

    test.afterAll(() => page.context().close());

    test('says at each field what is missing and sends nothing', { tag: '@main' }, async () => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url());
      });
      await submit();
      for (const [label, text] of story.missing) {
        await saysAt(label, text);
        if (label !== head) await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
      }
      expect(sent).toEqual([]);
    });

    test('goes to the first faulty field in reading order, and links to each', { tag: '@main' }, async () => {
      const faulty = form.locator('[aria-invalid=true]');
      const links = form.getByRole('list', { name: 'Fehlerhafte Angaben' }).getByRole('link');
      await submit();
      await expect(faulty.first()).toBeFocused();
      await expect(faulty.first()).toBeInViewport();
      await expect(links).toHaveCount(await faulty.count());
      await links.last().click();
      await expect(faulty.last()).toBeFocused();
      await expect(links.last()).toHaveText('Einwilligung');
    });

    test('says in words which values it refuses', { tag: '@main' }, async () => {
      for (const [label, value] of Object.entries(story.values)) await field(label).fill(value);
      await field(consent).check();
      for (const [label, value, text] of story.refused) {
        await field(label).fill(value);
        await submit();
        await saysAt(label, text);
        await field(label).fill(story.values[label] ?? '');
      }
      await expect(form.getByText(/erforderlich|Ungültige/)).toHaveCount(0);
    });

    test('keeps everything typed when the server fails or is not reached', { tag: '@main' }, async () => {
      const [title, text] = story.failure;
      for (const fault of ['broken', 'unreachable'] as const) {
        await page.route(`**${story.api}`, (route) =>
          fault === 'broken' ? route.fulfill({ status: 500, body: 'broken' }) : route.abort(),
        );
        await submit();
        await expect(toast()).toContainText(title, { timeout: 20_000 });
        await expect(toast()).toContainText(text);
        await expect(form.getByRole('alert')).toHaveText(text);
        for (const [label, value] of Object.entries(story.values))
          await expect(field(label)).toHaveValue(value);
        await expect(field(consent)).toBeChecked();
        await page.getByRole('button', { name: 'Meldung schließen' }).click();
        await page.unroute(`**${story.api}`);
      }
    });

    test(
      'thanks on success, empties itself, and the lead and both mails arrive',
      { tag: '@main' },
      async ({ site }) => {
        const email = story.values['E-Mail'] ?? '';
        // The spam defence marks forms filled in under three seconds as suspicious.
        await page.clock.fastForward(4_000);
        await submit();
        for (const words of story.success) await expect(toast()).toContainText(words, { timeout: 20_000 });
        for (const label of Object.keys(story.values)) await expect(field(label)).toHaveValue('');
        // The pointer moves away, because on some pages the toast opens under it and stays while the pointer is on it.
        await page.mouse.move(0, 0);
        await page.clock.fastForward(5_000);
        await expect(toast()).toHaveText('');

        const leads = await leadsWith(site, 'email', email);
        expect(leads).toHaveLength(1);
        expect(leads[0]?.suspicion).toBeNull();
        expect(leads[0]?.consent.text).toContain('Datenschutzerklärung');
        await mailsFor(site, email);
        const toAgency = (await mailsIn(site)).filter(({ replyTo }) =>
          replyTo?.some(({ address }) => address === email),
        );
        expect(toAgency).toHaveLength(1);
      },
    );
  });
}

test('/bewertung takes an e-mail of any pattern and keeps it in the message', async ({ page, site }) => {
  await page.goto('/bewertung');
  const form = page.getByRole('form', { name: 'Kontaktformular' });
  await hydrated(page);
  await form.getByLabel('Vorname').fill('Grace');
  await form.getByLabel('Nachname').fill('Hopper');
  await form.getByLabel('E-Mail').fill('grace@intern');
  await form.getByRole('textbox', { name: 'Nachricht' }).fill('Bitte um Rückruf.');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Nachricht gesendet!')).toBeVisible();
  const [lead] = await leadsWith(site, 'name', 'Grace Hopper');
  expect(lead?.form['message']).toContain('grace@intern');
});
