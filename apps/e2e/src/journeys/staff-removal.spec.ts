import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { signInAdmin, type Visit, visit } from '../site/browser.ts';
import { expectNoViolations, isCleanAtAnyWidth } from '../site/axe.ts';
import { startCrmFaults } from '../site/crm-faults.ts';
import { startSite, type TestSite } from '../site/start-site.ts';
import { unitsOf } from '../site/stock.ts';

const many = 6;

/** A separate site, because this journey removes properties. */
let site: TestSite;
let staff: Visit;
test.beforeAll(async ({ browser }) => {
  site = await startSite({
    env: {
      crm: { SIM_PROPERTIES: '20', SIM_MAX_IMAGES: '0' },
      'crm-sync': { PROPSTACK_REQUESTS_PER_SECOND: '1000' },
    },
  });
  staff = await visit(browser, site.url);
  await signInAdmin(staff.context, site);
});
test.afterAll(async () => {
  await staff.context.close();
  await site.stop();
});

/** Deletes so many properties in the CRM that a full sync asks for confirmation; returns one in marketing. */
async function manyVanish() {
  await site.fullSync();
  const gone = (await unitsOf(site)).toSorted(
    (one, other) => Number(other.status === 170_241) - Number(one.status === 170_241),
  );
  await startCrmFaults(
    site,
    gone.slice(0, many).map(({ id }) => ({ kind: 'deleted', path: '/', id })),
  );
  await site.fullSync();
  return gone[0]!;
}

const panel = (page: Page) =>
  page.getByRole('region', { name: `${many} Immobilien nicht mehr in Propstack` });
const remove = (page: Page) => panel(page).getByRole('button', { name: 'Von der Website nehmen' });
const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Von der Website nehmen' });
const outdated = (page: Page) => page.getByText(/Diese Liste ist überholt/).first();

test('many properties that vanished from the CRM are removed only after a confirmation on the overview; the slower of two people who confirm is told that the list is outdated', async () => {
  const first = await manyVanish();
  const { page, context } = staff;
  await page.goto('/admin');
  const notice = page.getByRole('link', { name: 'wartet auf Ihr Wort' });
  await expect(notice).toBeVisible();
  await expect(page.getByText(`${many} Objekte von`)).toContainText('stehen nicht mehr in Propstack');
  await expectNoViolations(page);
  await notice.press('Enter');
  await expect(panel(page)).toContainText(`${first.id}`);
  await isCleanAtAnyWidth(page);
  const other = await context.newPage();
  await other.goto('/admin/abgleich');
  await remove(page).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('noch einmal in Propstack abgefragt');
  await expectNoViolations(page);
  await panel(other).getByRole('button', { name: 'Vorerst behalten' }).click();
  await expect(other.getByText('Die Immobilien bleiben, wie sie sind')).toBeVisible();
  await expect(panel(other)).toBeHidden();
  await confirm(page).press('Enter');
  await expect(outdated(page)).toBeVisible();
  await expect(panel(page)).toBeHidden();

  await site.fullSync();
  await page.reload();
  await remove(page).press('Enter');
  await confirm(page).press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByText(/^Entfernen nach Bestätigung: /).first()).toBeVisible();
  await expect.poll(async () => (await fetch(`${site.url}/api/properties/${first.id}`)).status).toBe(410);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(notice).toBeHidden();
});
