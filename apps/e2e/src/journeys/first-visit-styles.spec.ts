import { expect, test } from '../journey.ts';
import { hydrated } from '../site/hydrated.ts';
import { openRendered } from '../site/rendered.ts';
import { pagesOf } from '../site/taken-over-pages.ts';

test('a first visit of any page makes no style in the browser, for which a phone would make the system first', async ({
  browser,
  site,
  stock,
}) => {
  test.setTimeout(300_000);
  for (const path of pagesOf(stock)) {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    await openRendered(page, path);
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Alle akzeptieren' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The style element of the server also names its classes.
    const made = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="es"]')].flatMap(({ sheet }) =>
        [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
      ),
    );
    expect(made, path).toEqual([]);
    await context.close();
  }
});
