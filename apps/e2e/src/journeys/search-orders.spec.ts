import { expect, test } from '../journey.ts';
import { isCleanAtAnyWidth } from '../site/axe.ts';
import { visit } from '../site/browser.ts';
import { untilHydrated } from '../site/hydration.ts';
import { mailsFor, mailsIn } from '../site/mailbox.ts';
import { startSite } from '../site/start-site.ts';
import { importStock, importUnits } from '../site/stock.ts';

test('a search of the list becomes a search order that answers by mail to what changes in the CRM, until one click ends it @main', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  // A separate site, because this journey changes prices.
  const site = await startSite();
  try {
    const stock = await importStock(site);
    const address = 'clara@example.org';
    const touch = async (fields: object) => {
      await fetch(`${site.crmUrl}/control/touch`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: stock.offered.id, fields }),
      });
      await importUnits(site, [stock.offered]);
    };
    const news = async () =>
      (await mailsIn(site)).filter(
        ({ to, subject }) => to.some((one) => one.address === address) && !subject.includes('bestätigen'),
      );

    const { page, context } = await visit(browser, site.url);
    await page.goto('/immobilien?deal=buy');
    await page.getByRole('link', { name: 'Suchauftrag mit diesen Filtern' }).first().click();
    const form = page.getByRole('form', { name: 'Suchauftrag' });
    await expect(form.getByRole('note')).toContainText(/In den letzten 12 Monaten passten \d+/);
    await form.getByRole('radio', { name: /^gleich/ }).check();
    await form.getByLabel('Vorname').fill('Clara');
    await form.getByLabel('Nachname').fill('Thiel');
    await form.getByRole('textbox', { name: 'E-Mail' }).fill(address);
    await form.getByRole('checkbox').check();
    // A form that is sent within three seconds is suspected to come from a machine.
    await page.waitForTimeout(3_500);
    await form.getByRole('button', { name: 'Suchauftrag erteilen' }).click();
    await expect(page.getByText('Suchauftrag erfolgreich erstellt').first()).toBeVisible();

    const [question] = await mailsFor(site, address);
    const link = /https?:\/\/\S+\/suchauftraege\/[\w.-]+/.exec(question?.text ?? '')?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Bitte bestätigen Sie Ihren Suchauftrag',
    );
    await isCleanAtAnyWidth(page);
    await page.getByRole('button', { name: 'Suchauftrag bestätigen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Suchaufträge');
    await isCleanAtAnyWidth(page);

    // Changed again until it is news, because the stock of the first comparison after the confirmation is none.
    let price = 600_000;
    await expect(async () => {
      await touch({ price: (price += 1_000) });
      expect(await news()).toHaveLength(1);
    }).toPass({ timeout: 120_000, intervals: [12_000] });
    const [mail] = await news();
    expect(mail?.subject).toMatch(/^Neuer Preis in .*60\d\.000/);
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const opened = /https?:\/\/\S+\/zu\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    await page.goto(opened);
    await expect(page).toHaveURL(new RegExp(`/immobilie/.*${stock.offered.id}`));

    await page.goto(link);
    await page.getByRole('link', { name: 'Treffer ansehen und Filter ändern' }).click();
    await untilHydrated(page);
    await page.getByRole('combobox', { name: 'Kaufen oder mieten' }).selectOption('Mieten');
    await expect(page).toHaveURL(/deal=rent/);
    await page.getByRole('button', { name: 'Diese Filter übernehmen' }).click();
    await expect(page.getByText('Mieten', { exact: true })).toBeVisible();

    const ended = await context.request.post(`${link}/abbestellen`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      data: 'List-Unsubscribe=One-Click',
    });
    expect(ended.status()).toBe(200);
    expect((await page.goto(link))?.status()).toBe(404);
    await touch({ price: 123_456 });
    expect(await news()).toHaveLength(1);
    await context.close();
  } finally {
    await site.stop();
  }
});
