import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { isCleanAtAnyWidth } from '../site/axe.ts';
import { visit } from '../site/browser.ts';
import { untilHydrated } from '../site/hydration.ts';
import { mailsFor, mailsIn } from '../site/mailbox.ts';
import { SearchNewsStore } from '../site/search-news.ts';
import { sendForm } from '../site/send-form.ts';
import { startClockedSite } from '../site/start-clocked-site.ts';
import { startSite, type TestSite } from '../site/start-site.ts';
import { importStock, importUnits, type Unit } from '../site/stock.ts';
import { toldNews } from '../site/told-news.ts';
import { newClientHeaders } from '../site/visitor-load.ts';

const hour = 3_600;
const clara = 'clara@example.org';
const ben = 'ben@example.org';

/** Changes objects in the CRM, then imports all of them in one job. */
async function changeInCrm(
  site: TestSite,
  changes: readonly (readonly [unit: Unit, fields: object])[],
): Promise<void> {
  for (const [{ id }, fields] of changes) {
    const body = JSON.stringify({ id, fields });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${site.crmUrl}/control/touch`, { method: 'POST', headers, body });
    expect(answer.ok).toBe(true);
  }
  await importUnits(
    site,
    changes.map(([unit]) => unit),
  );
}

const linkIn = (text = '') => /https?:\/\/\S+\/suchauftraege\/[\w.-]+/.exec(text)?.[0] ?? '';

/** Orders a search of the list as a visitor, confirms it on the page that the mail links, and returns that page's link. */
async function orderFromList(
  site: TestSite,
  browser: Browser,
): Promise<{ page: Page; context: BrowserContext; link: string }> {
  const { page, context } = await visit(browser, site.url);
  await page.goto('/immobilien?deal=buy');
  await page.getByRole('link', { name: 'Suchauftrag mit diesen Filtern' }).first().click();
  const form = page.getByRole('form', { name: 'Suchauftrag' });
  await expect(form.getByRole('note')).toContainText(/In den letzten 12 Monaten passten \d+/);
  await form.getByRole('radio', { name: /^gleich/ }).check();
  await form.getByLabel('Vorname').fill('Clara');
  await form.getByLabel('Nachname').fill('Thiel');
  await form.getByRole('textbox', { name: 'E-Mail' }).fill(clara);
  await form.getByRole('checkbox').check();
  // A form that is sent within three seconds is suspected to come from a machine.
  await page.waitForTimeout(3_500);
  await form.getByRole('button', { name: 'Suchauftrag erteilen' }).click();
  await expect(page.getByText('Suchauftrag erfolgreich erstellt').first()).toBeVisible();

  const [question] = await mailsFor(site, clara);
  const link = linkIn(question?.text);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bitte bestätigen Sie Ihren Suchauftrag');
  await isCleanAtAnyWidth(page);
  await page.getByRole('button', { name: 'Suchauftrag bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Suchaufträge');
  await isCleanAtAnyWidth(page);
  return { page, context, link };
}

/** Orders all rents for a second person, who changes nothing later. */
async function orderRents(site: TestSite): Promise<void> {
  await sendForm(site, 'search-requests', {
    firstName: 'Ben',
    lastName: 'Otto',
    email: ben,
    buyOrRent: 'rent',
    propertyType: 'apartment',
    location: 'Hamburg',
    equipment: '',
    notes: '',
    filter: 'deal=rent',
    rhythm: 'soon',
    agreeToTerms: true,
  });
  const [question] = await mailsFor(site, ben);
  const link = linkIn(question?.text);
  const html = await (await fetch(link)).text();
  const order = /name="order" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const body = new URLSearchParams({ action: 'confirm', order });
  const confirmed = await fetch(link, { method: 'POST', body, headers: newClientHeaders() });
  expect(await confirmed.text()).toContain('Ihre Suchaufträge');
}

/** The news of each mail to a person, in the order of the mails; those of one mail are sorted. */
const newsTo = async (site: TestSite, address: string) =>
  (await toldNews(site, address)).map(({ news }) => news.toSorted());

async function untilTold(site: TestSite, address: string, expected: string[][]): Promise<void> {
  const sorted = expected.map((news) => news.toSorted());
  await expect
    .poll(() => newsTo(site, address), { timeout: 75_000, intervals: [500] })
    .toHaveLength(expected.length);
  expect(await newsTo(site, address)).toEqual(sorted);
}

/** Takes over another filter by the list, from the link on the page of search orders. */
async function changeFilterToRent(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('link', { name: 'Treffer ansehen und Filter ändern' }).click();
  await untilHydrated(page);
  await page.getByRole('combobox', { name: 'Kaufen oder mieten' }).selectOption('Mieten');
  await expect(page).toHaveURL(/deal=rent/);
  await page.getByRole('button', { name: 'Diese Filter übernehmen' }).click();
  await expect(page.getByText('Mieten', { exact: true })).toBeVisible();
}

/** Ends everything as a mail program does, by the header of the last mail. */
async function endByOneClick(site: TestSite, context: BrowserContext): Promise<void> {
  const mail = (await mailsIn(site)).findLast(({ to }) => to.some(({ address }) => address === clara));
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const address = /<(http[^>]+)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const ended = await context.request.post(address, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    data: 'List-Unsubscribe=One-Click',
  });
  expect(ended.status()).toBe(200);
}

test('a search of the list becomes a search order that answers by mail to what changes in the CRM, until one click ends it @main', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  // A separate site, because this journey changes prices.
  const site = await startSite();
  const known = await SearchNewsStore.of(site);
  try {
    const { offered, next } = await importStock(site);
    const { page, context, link } = await orderFromList(site, browser);
    await known.untilNoted();

    await changeInCrm(site, [
      [offered, { price: 601_000 }],
      [next, { price: 602_000 }],
    ]);
    await untilTold(site, clara, [[`${offered.id} Neuer Preis 601000`, `${next.id} Neu 602000`]]);
    const mail = (await mailsFor(site, clara)).at(-1);
    expect(mail?.subject).toBe('2 Immobilien zu Ihrer Suche');
    const opened = new RegExp(String.raw`https?://\S+/zu/\S+-${next.id}\b`).exec(mail?.text ?? '')?.[0] ?? '';
    await page.goto(opened);
    await expect(page).toHaveURL(new RegExp(`/immobilie/.*${next.id}`));

    await changeFilterToRent(page, link);
    await endByOneClick(site, context);
    expect((await page.goto(link))?.status()).toBe(404);
    await context.close();
  } finally {
    await known.close();
    await site.stop();
  }
});

test('over days each mail names exactly what is new and still true: nothing withdrawn, nothing of another filter, nothing during a pause, and nothing after the end', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  // The clock is moved, because at most one mail is sent in two hours, and a pause lasts a day at least. Sessions of
  // staff outlive the day.
  const site = await startClockedSite({ env: { identity: { SESSION_IDLE_HOURS: '168' } } });
  const known = await SearchNewsStore.of(site);
  let seconds = 0;
  const later = (by: number) => site.jumpTo((seconds += by));
  try {
    const { offered, leaving, gone, next, units } = await importStock(site);
    const [flat, room] = units.filter(
      ({ status, isAbroad, isForSale }) => status === 170241 && !isAbroad && !isForSale,
    );
    if (!flat || !room) throw new Error('the stock offers too few rents');
    const { page, context, link } = await orderFromList(site, browser);
    await orderRents(site);
    await known.untilNoted();
    const ofClara = [[`${offered.id} Neuer Preis 601000`]];
    const ofBen: string[][] = [];
    await changeInCrm(site, [[offered, { price: 601_000 }]]);
    await untilTold(site, clara, ofClara);

    // Found within two hours, mailed after them: `gone` is online for a moment only, one price is overtaken by the next.
    await site.staff('/api/admin/properties/status', { ids: [gone.id], website_status: 'aktiv' });
    await changeInCrm(site, [
      [next, { price: 602_000 }],
      [leaving, { price: 603_000 }],
      [gone, { price: 604_000 }],
      [offered, { price: 605_000 }],
    ]);
    await known.untilCompared([
      { _id: next.id, amount: 602_000 },
      { _id: leaving.id, amount: 603_000 },
      { _id: gone.id, amount: 604_000 },
      { _id: offered.id, amount: 605_000 },
    ]);
    await changeInCrm(site, [
      [gone, { archived: true }],
      [offered, { price: 606_000 }],
    ]);
    await known.untilCompared([{ _id: offered.id, amount: 606_000 }]);
    await later(2.2 * hour);
    ofClara.push([
      `${next.id} Neu 602000`,
      `${leaving.id} Neuer Preis 603000`,
      `${offered.id} Neuer Preis 606000`,
    ]);
    await untilTold(site, clara, ofClara);

    // Withdrawn after its mail, and back at the same price: no news.
    await changeInCrm(site, [[leaving, { archived: true }]]);
    await changeFilterToRent(page, link);
    await later(2.2 * hour);
    await changeInCrm(site, [
      [leaving, { archived: false }],
      [offered, { price: 607_000 }],
      [flat, { base_rent: 1_501 }],
    ]);
    ofClara.push([`${flat.id} Neuer Preis 1501`]);
    ofBen.push([`${flat.id} Neuer Preis 1501`]);
    await untilTold(site, clara, ofClara);
    await untilTold(site, ben, ofBen);

    // What is found during the pause comes in the first mail after it, if it still holds.
    await page.goto(link);
    const until = page.getByLabel('Keine E-Mails vor dem');
    await until.fill((await until.getAttribute('min')) ?? '');
    await page.getByRole('button', { name: 'Pausieren' }).click();
    await expect(page.getByText('schreiben wir Ihnen nicht')).toBeVisible();
    await later(2.2 * hour);
    await changeInCrm(site, [
      [flat, { base_rent: 1_502 }],
      [room, { base_rent: 902 }],
    ]);
    ofBen.push([`${flat.id} Neuer Preis 1502`, `${room.id} Neuer Preis 902`]);
    await untilTold(site, ben, ofBen);
    await untilTold(site, clara, ofClara);
    await changeInCrm(site, [
      [flat, { base_rent: 1_503 }],
      [room, { archived: true }],
    ]);
    await known.untilCompared([{ _id: flat.id, amount: 1_503 }]);
    await later(24 * hour);
    ofClara.push([`${flat.id} Neuer Preis 1503`]);
    ofBen.push([`${flat.id} Neuer Preis 1503`]);
    await untilTold(site, ben, ofBen);
    await untilTold(site, clara, ofClara);

    await endByOneClick(site, context);
    expect((await page.goto(link))?.status()).toBe(404);
    await later(2.2 * hour);
    await changeInCrm(site, [[flat, { base_rent: 1_504 }]]);
    ofBen.push([`${flat.id} Neuer Preis 1504`]);
    await untilTold(site, ben, ofBen);
    await untilTold(site, clara, ofClara);
    await context.close();
  } finally {
    await known.close();
    await site.stop();
  }
});
