import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { expectNoViolations, visitorRules } from '../site/axe.ts';
import { desktop, phone, visit } from '../site/browser.ts';
import { openRendered, untilRendered } from '../site/server-rendering.ts';

/** Somebody who inherited a home answers five questions and prints what is to be done, with and without a script. */

const chosen = [
  'Ja, von Hand geschrieben',
  'Mehrere gemeinsam',
  'Weiß ich nicht',
  'Bis zu drei Monate',
  'Sie steht leer',
];

async function answer(page: Page): Promise<void> {
  for (const label of chosen) await page.getByText(label, { exact: true }).click();
  await page.getByRole('button', { name: 'Schritte anzeigen' }).click();
}

async function expectSteps(page: Page): Promise<void> {
  const steps = page.getByRole('region', { name: 'Ihre Schritte in dieser Reihenfolge' });
  await expect(steps.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(steps.getByRole('heading', { level: 3 })).toHaveCount(12);
  await expect(steps.getByRole('heading', { level: 3 }).first()).toHaveText('Annehmen oder ausschlagen');
  await expect(steps.getByText('Vom Todestag an gerechnet sind sechs Wochen vorbei.')).toBeVisible();
  await expect(steps.getByText('keine Rechts- oder Steuerberatung')).toBeVisible();
}

/** The number of printed pages, on which neither navigation nor questions stand but the agency and its phone. */
async function printedPages(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Schritte anzeigen' })).toBeHidden();
  await expect(page.getByText(/^Brookfleet Immobilien · [\d\s-]+ · http/)).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  await page.emulateMedia({ media: 'screen' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const javaScriptEnabled of [true, false])
  for (const viewport of [phone, desktop]) {
    const by = javaScriptEnabled ? 'with' : 'without';
    test(`an heir comes from the sell page to the printed steps ${by} a script at ${viewport.width} px [V-2.160]`, async ({
      browser,
      site,
    }) => {
      const { page, context, errors } = await visit(browser, site.url, { viewport, javaScriptEnabled });
      await openRendered(page, '/verkaufen');
      await page.getByRole('link', { name: 'Was jetzt zu tun ist' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Immobilie geerbt: was jetzt zu tun ist',
      );
      if (!javaScriptEnabled) await untilRendered(page);
      await answer(page);
      await expectSteps(page);
      await expect(page).toHaveURL(
        /testament=handschriftlich&erben=mehrere&grundbuch=unklar&todesfall=3-monate&nutzung=leer/,
      );
      expect(await printedPages(page)).toBeLessThanOrEqual(2);
      if (javaScriptEnabled) await expectNoViolations(page, visitorRules);

      await page.getByRole('link', { name: 'Zur Checkliste der Unterlagen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unterlagen für den Verkauf');
      expect(errors).toEqual([]);
      await context.close();
    });
  }
