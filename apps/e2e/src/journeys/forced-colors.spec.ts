import { type Locator, type Page } from '@playwright/test';
import { chromiumFlags } from '../../../../deploy/local/stores/browser.ts';
import { expect, test } from '../journey.ts';
import { phone, visit } from '../site/browser.ts';
import { Funnel } from '../site/funnel.ts';
import { lead } from '../site/lead-of-staff.ts';
import { propertyPath } from '../site/public-pages.ts';
import { answerStaff } from '../site/staff-answers.ts';

/* Colours that the browser replaces: forced colours (a Windows contrast theme) and an automatic dark theme. */

/** The computed styles that stay visible in forced colours; the font weight is not among them. */
const lookOf = (element: Locator): Promise<string> =>
  element.first().evaluate((node) => {
    const { borderLeft, borderBottom, outline, backgroundColor, color, textDecorationLine } =
      getComputedStyle(node);
    return [borderLeft, borderBottom, outline, backgroundColor, color, textDecorationLine].join('; ');
  });

const inGroup = (page: Page, name: string, role: 'link' | 'button') =>
  page.getByRole('group', { name }).getByRole(role);

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('options that a visitor has chosen look different from the others in forced-colors mode', async ({
      page,
      stock,
    }) => {
      const differ = async (name: string, chosen: Locator, other: Locator) => {
        await expect(chosen.first(), name).toBeVisible();
        expect(await lookOf(chosen), name).not.toBe(await lookOf(other));
      };
      await page.goto('/immobilien');
      const views = inGroup(page, 'Ansicht', 'link');
      await differ('list and map', views.filter({ hasText: 'Liste' }), views.filter({ hasText: 'Karte' }));
      await page.goto(propertyPath('with pictures', stock));
      const thumbnails = page.getByRole('button', { name: /Bild \d+ zeigen$/ });
      await differ('thumbnails', thumbnails.first(), thumbnails.nth(1));
      const scale = page.getByRole('img', { name: /^Energieeffizienzklasse/ });
      await scale.scrollIntoViewIfNeeded();
      const [arrow, text] = await scale.evaluate((svg) => [
        getComputedStyle(svg.querySelector(':scope > path')!).fill,
        getComputedStyle(document.body).color,
      ]);
      expect(arrow).toBe(text);

      const funnel = await Funnel.open(page);
      await funnel.click('Wohnung');
      await funnel.isAt(2, 'Was für eine Wohnung ist es?');
      await funnel.click('Zurück');
      await differ('card of the funnel', funnel.button('Wohnung'), funnel.button('Haus'));
      const bar = page.getByRole('progressbar');
      await expect(bar).toHaveCSS('outline-style', 'solid');
      await differ('progress bar', bar.locator('div'), bar);
    });

    test('options that staff have chosen look different from the others in forced-colors mode', async ({
      staff: { page },
    }) => {
      const items = [lead, { ...lead, id: lead.id.replace('1', '2'), name: 'Zweite' }];
      await answerStaff(page, (path) =>
        path === '/api/admin/leads'
          ? { items, total: 2 }
          : items.find(({ id }) => path === `/api/admin/leads/${id}`),
      );
      await page.goto('/admin/anfragen');
      const [open, all] = ['Offen', 'Alle'].map((name) =>
        page.getByRole('group', { name: 'Ansichten' }).getByRole('button', { name, exact: true }),
      );
      await expect(open!).toBeVisible();
      expect(await lookOf(open!), 'views of the inbox').not.toBe(await lookOf(all!));
      const tools = page.getByRole('navigation', { name: 'Werkzeuge' }).getByRole('link');
      const current = tools.and(page.locator('[aria-current=page]'));
      expect(await lookOf(current), 'navigation').not.toBe(await lookOf(tools.first()));
      const lines = page.locator('li').filter({ has: page.getByRole('link', { name: /Zweite/ }) });
      await lines.getByRole('link').click();
      const chosen = page.locator('[aria-current=true]');
      await expect(chosen.first()).toBeVisible();
      const other = page.getByRole('link', { name: new RegExp(lead.name) });
      expect(await lookOf(chosen), 'lead').not.toBe(await lookOf(other));
    });
  });

test('an automatic dark theme of the browser does not change the colours of a page', async ({
  playwright,
  site,
  launchOptions,
}) => {
  const pictureIn = async (...flags: string[]) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...chromiumFlags, ...flags],
    });
    const { page } = await visit(browser, site.url, { viewport: phone });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/impressum');
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ animations: 'disabled' });
    await browser.close();
    return picture.toString('base64');
  };
  const isAlike = (await pictureIn('--enable-features=WebContentsForceDark')) === (await pictureIn());
  expect(isAlike).toBe(true);
});
