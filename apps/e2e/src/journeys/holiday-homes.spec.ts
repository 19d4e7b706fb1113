import { expect, test } from '../journey.ts';
import { expectNoViolations, visitorRules } from '../site/axe.ts';
import { phone } from '../site/browser.ts';
import { openRendered, untilRendered } from '../site/server-rendering.ts';

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

test('a visitor on a phone finds a finca on Mallorca, opens it and goes back to the same list [V-2.140]', async ({
  visitor: { page, errors, thirdParties },
  stock,
}) => {
  expect(stock.holiday.isAbroad).toBe(true);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Ferienimmobilien' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Ferienimmobilien im Ausland');
  await expectNoViolations(page, visitorRules);

  await page
    .getByRole('navigation', { name: 'Länder und Regionen' })
    .getByRole('link', { name: 'Mallorca' })
    .click();
  await expect(heading).toHaveText(/^\d+ Ferienimmobilien auf Mallorca$/);
  await page.getByRole('button', { name: 'Filter (1)' }).click();
  const filters = page.getByRole('dialog', { name: 'Filter' });
  await filters.getByLabel('Kaufen oder mieten').selectOption('Kaufen');
  await filters.getByRole('checkbox', { name: 'Pool' }).check();
  await filters.getByRole('button', { name: /^\d+ Immobilien anzeigen$/ }).click();
  await expect(page).toHaveURL(/\/ferienimmobilien\?(?=.*city=Mallorca)(?=.*deal=buy)(?=.*pool=1)/);
  const list = page.url();
  const cards = page.locator('main > section').first().getByRole('article');
  await expect(heading).toHaveText(`${await cards.count()} Ferienimmobilien zum Kauf auf Mallorca`);
  await expect(cards.filter({ hasNotText: 'Mallorca, Spanien' })).toHaveCount(0);
  // The text of a card has white space between its parts, so that no two words run together.
  expect(await cards.last().innerText()).not.toMatch(/[a-zäöüß²](?=[A-ZÄÖÜ])|€(?=[A-ZÄÖÜ])|[a-z](?=\d)/u);

  await cards.getByRole('link').last().click();
  await expect(page.getByText(/, Mallorca, Spanien/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zu den Immobilien' }).click();
  await expect(page).toHaveURL(list);

  await page.getByRole('link', { name: 'Suchauftrag mit diesen Filtern' }).click();
  await expect(page.getByRole('note')).toContainText(
    'Ferienimmobilien im Ausland · Kaufen · Mallorca · Pool',
  );
  expect(errors).toEqual([]);
  expect(thirdParties).toEqual([]);
});

test('the holiday homes of a region are listed without a script', async ({ browser, site, stock }) => {
  expect(stock.units).not.toEqual([]);
  const context = await browser.newContext({ viewport: phone, baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await openRendered(page, '/ferienimmobilien');
  await page.getByRole('link', { name: 'Costa Brava', exact: true }).click();
  await untilRendered(page);
  await page.getByLabel('Schlafzimmer ab').fill('3');
  await page.getByRole('button', { name: 'Filter anwenden' }).click();
  await untilRendered(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^\d Ferienimmobilien? an der Costa Brava$/,
  );
  await expect(page.getByRole('link', { name: 'ab 3 Schlafzimmer entfernen' })).toBeVisible();
  await context.close();
});
