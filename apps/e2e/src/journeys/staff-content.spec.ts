import { join } from 'node:path';
import { type AgencyWords } from '@estate/content/sections/agency';
import { type ConsentsWords } from '@estate/content/sections/consents';
import { type Browser, type Page } from '@playwright/test';
import { root } from '../../../../deploy/local/places.mjs';
import { expect, test } from '../journey.ts';
import { contactForm, exposeForm, type FormStory } from './form-stories.ts';
import { fillForm, formOf, openPlainForm, submitPlainForm, visitWithout } from './plain-forms.ts';
import { expectNoSidewaysScroll, isCleanAtAnyWidth } from '../site/axe.ts';
import { signInAdmin, visit } from '../site/browser.ts';
import { leadsWith } from '../site/leads.ts';
import { mailsFor } from '../site/mailbox.ts';
import { sendForm } from '../site/send-form.ts';
import { startSite, type TestSite } from '../site/start-site.ts';
import { importStock } from '../site/stock.ts';

test('the headline of a page is changed beside the real page, seen by visitors at once with and without scripts, shown to a customer before, and undone', async ({
  staff: { page },
  visitor,
  site,
}) => {
  const headline = 'Verkaufen ohne Eile';
  const shipped = 'Verkaufen mit Ruhe und Plan';
  const withoutScript = async (path: string) => (await visitor.context.request.get(path)).text();

  await page.goto('/admin/inhalte');
  await isCleanAtAnyWidth(page);
  await page.getByRole('link', { name: 'Verkaufen', exact: true }).click();
  const title = page.getByRole('textbox', { name: 'Überschrift', exact: true }).first();
  const preview = page.frameLocator('iframe[title="Vorschau der Seite /verkaufen"]');
  await expect(preview.getByRole('heading', { level: 1, name: shipped })).toBeVisible();
  await title.fill(headline);
  await expect(page.getByText(/^Entwurf gespeichert von/)).toBeVisible();
  await expect(preview.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  // axe would judge the page in the frame as a part of this one.
  await expectNoSidewaysScroll(page, [320, 1440]);

  // Visitors see the draft only by the link of the preview.
  expect(await withoutScript(`${site.url}/verkaufen`)).toContain(shipped);
  const link = await page.locator('iframe').getAttribute('src');
  await visitor.page.goto(`${site.url}${link}`);
  await expect(visitor.page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  await visitor.page.reload();
  await expect(visitor.page.getByRole('heading', { level: 1, name: headline })).toBeVisible();

  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(page.getByText(/^Veröffentlicht von/)).toBeVisible();
  await expect.poll(() => withoutScript(`${site.url}/verkaufen`)).toContain(headline);
  await visitor.page.goto(`${site.url}/verkaufen`);
  await expect(visitor.page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  // From another page by a link: the browser loads the words of all pages first.
  await visitor.page.goto(`${site.url}/impressum`);
  await visitor.page.getByRole('link', { name: 'Verkaufen', exact: true }).first().click();
  await expect(visitor.page.getByRole('heading', { level: 1, name: headline })).toBeVisible();

  await undo(page);
  await expect(title).toHaveValue(shipped);
  await expect.poll(() => withoutScript(`${site.url}/verkaufen`)).toContain(shipped);
});

/** Opens a section in the editor, changes its words and publishes them. */
async function edit(page: Page, key: string, change: () => Promise<void>): Promise<void> {
  await page.goto(`/admin/inhalte?abschnitt=${key}`);
  await expect(page.getByRole('region', { name: 'Stand' })).toContainText(/Texte\.|Veröffentlicht von/);
  await change();
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Stand' })).toContainText('gerade eben');
  await expect(page.getByRole('button', { name: 'Veröffentlichen', exact: true })).toBeDisabled();
}

/** The first visible field of this name. Fields of folded entries are invisible. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).first();

/** Publishes the shipped words of the section that is open in the editor. */
async function undo(page: Page): Promise<void> {
  await page.getByText('Frühere Fassungen').click();
  await page.getByRole('button', { name: 'Wieder veröffentlichen' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wieder veröffentlichen' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('home, team, Impressum and the head of a page are changed in the editor, stand at once in the page without script, JSON-LD and link preview, and are undone', async ({
  staff: { page },
  visitor,
  site,
}) => {
  const html = async (path: string) => (await visitor.context.request.get(`${site.url}${path}`)).text();
  const changes = [
    {
      key: 'home',
      path: '/',
      texts: ['Zuhause an der Elbe'],
      change: () => field(page, 'Überschrift auf dem Bild').fill('Zuhause an der Elbe'),
    },
    {
      key: 'people',
      path: '/makler/maren-luehrs',
      texts: ['Leiterin Verkauf', '"jobTitle":"Leiterin Verkauf"'],
      change: async () => {
        await page.getByText('Person 2: Maren Lührs').click();
        await field(page, 'Beruf oder Aufgabe').fill('Leiterin Verkauf');
      },
    },
    {
      key: 'impressum',
      path: '/impressum',
      texts: ['Geschäftsführung: Henrik Thordsen'],
      change: async () => {
        await page.getByText('Abschnitt 3: Vertreten durch').click();
        await field(page, 'Absatz 1').fill('Geschäftsführung: {Geschäftsführung}');
      },
    },
    {
      key: 'page-heads',
      path: '/',
      texts: ['<title>Makler an der Elbe', 'property="og:title" content="Makler an der Elbe'],
      change: () => field(page, 'Titel').fill('Makler an der Elbe'),
    },
  ];
  for (const { key, path, texts, change } of changes) {
    await edit(page, key, change);
    for (const text of texts) await expect.poll(() => html(path), text).toContain(text);
    await undo(page);
    for (const text of texts) await expect.poll(() => html(path), text).not.toContain(text);
  }
});

/** Publishes changed words of a section as the editor does. */
async function publish<Words extends object>(
  site: TestSite,
  key: string,
  change: (words: Words) => Words,
): Promise<void> {
  const { section } = await site.staff<{ section: { published: Words; version: { number: number } | null } }>(
    `/api/admin/content/${key}`,
  );
  const saved = await fetch(`${site.url}/api/admin/content/${key}/draft`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      words: change(section.published),
      revision: 0,
      version: section.version?.number ?? 0,
    }),
  });
  expect(saved.status, await saved.clone().text()).toBe(200);
  const { section: drafted } = (await saved.json()) as { section: { draft: { revision: number } } };
  await site.staff(`/api/admin/content/${key}/publication`, { revision: drafted.draft.revision, at: null });
}

/** Sends a form in a browser without scripts. Returns the address of the page of thanks, which names who answers. */
async function send(browser: Browser, site: TestSite, story: FormStory): Promise<string> {
  const { context, page } = await visitWithout(browser, site.url);
  const form = formOf(page, story);
  await openPlainForm(page, story.path, form);
  await fillForm(form, story.values);
  await submitPlainForm(form, story);
  await expect(page).toHaveURL(/\/danke/);
  const address = page.url();
  await context.close();
  return address;
}

test('a new telephone number, a changed consent, a sentence of a mail and a new person stand at once in pages, JSON-LD, mails and leads; the deputy of a person who left gets the requests', async ({
  browser,
}) => {
  // A separate site, because this journey changes what every page shows.
  const site = await startSite();
  try {
    const html = async (path: string) => (await fetch(`${site.url}${path}`)).text();
    const { page, context } = await visit(browser, site.url);
    await signInAdmin(context, site);
    const stock = await importStock(site);
    await publish<AgencyWords>(site, 'agency', (words) => ({ ...words, phone: '040 12345-678' }));
    await expect.poll(() => html('/kontakt')).toContain('040 12345-678');
    expect(await html('/')).toContain('"telephone":"+494012345678"');

    const consent = 'Ich habe die Datenschutzerklärung gelesen und bin mit einer Antwort einverstanden.';
    await publish<ConsentsWords>(site, 'consents', ({ consents }) => ({
      consents: consents.map((one) => (one.form === 'contact' ? { ...one, text: consent } : one)),
    }));
    await expect.poll(() => html('/kontakt')).toContain('bin mit einer Antwort einverstanden');
    const sentence = 'Schreiben Sie uns einfach zurück, wenn Ihnen noch etwas einfällt.';
    await edit(page, 'mails', () => field(page, 'Satz für Ergänzungen').fill(sentence));
    await send(browser, site, {
      ...contactForm,
      values: { ...contactForm.values, 'E-Mail': 'petra@example.org' },
    });
    await sendForm(site, 'contact-messages', {
      name: 'Paul Ott',
      email: 'paul@example.org',
      message: 'Bitte rufen Sie mich an.',
      source: '/kontakt',
      privacyAccepted: true,
    });
    const [mail] = await mailsFor(site, 'paul@example.org');
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(sentence);
    const [stored] = await leadsWith(site, 'email', 'petra@example.org');
    expect(stored?.consent.text).toBe(consent);
    expect(stored?.consent.version).toMatch(/^kontakt-\d{4}-\d\d-\d\d$/);

    const byPostcode = new Map<string, number>();
    for (const { id } of [stock.offered, ...stock.units.filter(({ isAbroad }) => !isAbroad)]) {
      const answer = await fetch(`${site.url}/api/properties/${id}`);
      const { zip_code: postcode } = (await answer.json()) as { zip_code?: string | null };
      if (postcode && !byPostcode.has(postcode)) byPostcode.set(postcode, id);
      if (byPostcode.size === 3) break;
    }
    await edit(page, 'people', async () => {
      await page.getByRole('button', { name: 'Person hinzufügen' }).click();
      for (const [name, words] of Object.entries({
        'Adresse der Seite': 'ida-neu',
        Name: 'Ida Neu',
        'Beruf oder Aufgabe': 'Immobilienmaklerin',
        'Gebiet oder Fach': 'Hamburg',
        'Sprache 1': 'Deutsch',
        Erreichbar: '9–17 Uhr',
        Mobil: '0160 5550199',
        'E-Mail': 'neu@brookfleet.example',
        'Erster Satz im Chat': 'Guten Tag Frau Neu, ',
        'Ort 1': 'Hamburg',
        'Die Person in einem Satz': 'Ida Neu verkauft Wohnungen in Hamburg.',
        'Postleitzahlen (optional)': [...byPostcode.keys()].join(', '),
      }))
        await field(page, name).fill(words);
      await page.getByRole('checkbox', { name: /^Arbeitet bei uns/ }).check();
      await page
        .getByLabel('Porträt: Datei wählen')
        .last()
        .setInputFiles(join(root, 'libs/content/website-images/portraits/maren-luehrs.jpg'));
      await field(page, 'Beschreibung für Menschen, die das Bild nicht sehen').fill('Porträt von Ida Neu');
    });
    await expect.poll(() => html('/ueber-uns')).toContain('/makler/ida-neu');
    expect(await html('/makler/ida-neu')).toContain('Ida Neu');
    for (const propertyId of byPostcode.values()) {
      await sendForm(site, 'expose-requests', {
        firstName: 'Karla',
        lastName: 'Bode',
        email: 'karla@example.org',
        propertyId,
        agreeToTerms: true,
      });
    }
    await expect
      .poll(async () => (await mailsFor(site, 'neu@brookfleet.example')).length, { timeout: 45_000 })
      .toBe(3);
    const request = (email: string) =>
      send(browser, site, {
        ...exposeForm,
        path: `/immobilie/${stock.offered.slug}`,
        values: { ...exposeForm.values, 'E-Mail': email },
      });
    expect(await request('karl@example.org')).toContain('makler=ida-neu');

    await edit(page, 'people', async () => {
      await page.getByText('Person 9: Ida Neu').click();
      await page.getByRole('checkbox', { name: /^Arbeitet bei uns/ }).uncheck();
      await field(page, 'Vertretung (optional)').fill('maren-luehrs');
    });
    await expect.poll(() => html('/ueber-uns')).not.toContain('/makler/ida-neu');
    const gone = await fetch(`${site.url}/makler/ida-neu`, { redirect: 'manual' });
    expect([gone.status, gone.headers.get('location')]).toEqual([301, '/ueber-uns']);
    expect(await request('klara@example.org')).toContain('makler=maren-luehrs');
  } finally {
    await site.stop();
  }
});
