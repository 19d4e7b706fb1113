import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@estate/test-kit/wait';
import { type Browser, type Locator, type Page } from 'playwright-core';
import { beginningWith, launchBrowser, visit } from '../site/browser.ts';
import { leadsWith } from '../site/leads.ts';
import { mailsFor, mailsIn } from '../site/mailbox.ts';
import { startSite, type TestSite } from '../site/start-site.ts';
import { importUnits, unitsOf } from '../site/stock.ts';
import { consent, formStories, head } from './form-stories.ts';

let site: TestSite;
let browser: Browser;
let exposePath: string;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  const offered = (await unitsOf(site)).find(({ status, isAbroad }) => status === 170241 && !isAbroad);
  if (!offered) throw new Error('the stock offers nothing');
  await importUnits(site, [offered]);
  exposePath = `/immobilie/${offered.slug}`;
}, 120_000);

afterAll(async () => {
  await browser.close();
  await site.stop();
}, 60_000);

/** The text that assistive technology reads as a field's description. */
const errorAt = (field: Locator) =>
  field.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'))
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(),
  );

describe.each(formStories)('the $name', (story) => {
  let page: Page;
  let form: Locator;
  const field = (label: string) =>
    label === consent ? form.getByRole('checkbox') : form.getByLabel(beginningWith(label));
  const submit = () => form.getByRole('button', { name: story.submit }).click();
  const toast = () => page.getByRole('region', { name: 'Meldungen' });
  const valuesNow = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.keys(story.values).map(async (label) => [label, await field(label).inputValue()] as const),
      ),
    );

  beforeAll(async () => {
    ({ page } = await visit(browser, site.url));
    await page.clock.install();
    await page.goto(story.path.includes('{slug}') ? exposePath : story.path);
    form = page.getByRole('form', { name: story.label });
    await form.waitFor();
  }, 30_000);

  afterAll(() => page.context().close());

  it('says at each field what is missing and sends nothing', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await submit();
    for (const [label, text] of story.missing) {
      await eventually(async () => {
        expect(label === head ? await form.getByRole('alert').innerText() : await errorAt(field(label))).toBe(
          text,
        );
      });
      if (label !== head) expect(await field(label).getAttribute('aria-invalid')).toBe('true');
    }
    expect(sent).toEqual([]);
  }, 30_000);

  it('says in words which values it refuses', async () => {
    for (const [label, value] of Object.entries(story.values)) await field(label).fill(value);
    await field(consent).check();
    for (const [label, value, text] of story.refused) {
      await field(label).fill(value);
      await submit();
      await eventually(async () => expect(await errorAt(field(label))).toBe(text));
      await field(label).fill(story.values[label] ?? '');
    }
    expect(await form.getByText(/erforderlich|Ungültige/).count()).toBe(0);
  }, 30_000);

  it('keeps everything typed when the server fails or is not reached', async () => {
    const [title, text] = story.failure;
    for (const fault of ['broken', 'unreachable'] as const) {
      await page.route(`**${story.api}`, (route) =>
        fault === 'broken' ? route.fulfill({ status: 500, body: 'broken' }) : route.abort(),
      );
      await submit();
      await eventually(
        async () => {
          const said = await toast().innerText();
          expect(said).toContain(title);
          expect(said).toContain(text);
        },
        { timeoutMs: 20_000 },
      );
      expect(await form.getByRole('alert').innerText()).toBe(text);
      expect(await valuesNow()).toEqual(story.values);
      expect(await field(consent).isChecked()).toBe(true);
      await page.getByRole('button', { name: 'Meldung schließen' }).click();
      await page.unroute(`**${story.api}`);
    }
  }, 60_000);

  it('thanks on success, empties itself, and the lead and both mails arrive', async () => {
    const email = story.values['E-Mail'] ?? '';
    // The spam defence marks forms filled in under three seconds as suspicious.
    await page.clock.fastForward(4_000);
    await submit();
    await eventually(
      async () => {
        const said = await toast().innerText();
        for (const words of story.success) expect(said).toContain(words);
      },
      { timeoutMs: 20_000 },
    );
    expect(Object.values(await valuesNow()).join('')).toBe('');
    // The pointer moves away, because on some pages the toast opens under it and stays while the pointer is on it.
    await page.mouse.move(0, 0);
    await page.clock.fastForward(5_000);
    await eventually(async () => expect(await toast().innerText()).toBe(''));

    const leads = await leadsWith(site, 'email', email);
    expect(leads).toHaveLength(1);
    expect(leads[0]?.suspicion).toBeNull();
    expect(leads[0]?.consent.text).toContain('Datenschutzerklärung');
    await mailsFor(site.mailboxUrl ?? '', email);
    const toAgency = (await mailsIn(site.mailboxUrl ?? '')).filter(({ replyTo }) =>
      replyTo?.some(({ address }) => address === email),
    );
    expect(toAgency).toHaveLength(1);
  }, 60_000);
});

it('/bewertung takes an e-mail of any pattern and keeps it in the message', async () => {
  const { context, page } = await visit(browser, site.url);
  await page.goto('/bewertung');
  const form = page.getByRole('form', { name: 'Kontaktformular' });
  await form.getByLabel('Vorname').fill('Grace');
  await form.getByLabel('Nachname').fill('Hopper');
  await form.getByLabel('E-Mail').fill('grace@intern');
  await form.getByRole('textbox', { name: 'Nachricht' }).fill('Bitte um Rückruf.');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Nachricht gesendet!').waitFor();
  const [lead] = await leadsWith(site, 'name', 'Grace Hopper');
  expect(lead?.form['message']).toContain('grace@intern');
  await context.close();
}, 30_000);
