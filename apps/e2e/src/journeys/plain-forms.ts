import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { beginningWith, type Visit, visit } from '../site/browser.ts';
import { consentKey, type FormStory } from './form-stories.ts';

let visitors = 0;

/** A visitor without scripts and with an IP address of their own, because forms have a rate limit per address. */
export async function visitWithout(browser: Browser, url: string): Promise<Visit & { address: string }> {
  const visitor = await visit(browser, url, { javaScriptEnabled: false });
  visitors += 1;
  const address = `10.31.0.${visitors}`;
  await visitor.context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  return { ...visitor, address };
}

export const formOf = (page: Page, { label }: FormStory) => page.getByRole('form', { name: label });
export const fieldOf = (form: Locator, label: string) =>
  label === consentKey
    ? form.getByRole('checkbox', { name: 'Datenschutzerklärung' })
    : form.getByLabel(beginningWith(label));
/**
 * Opens a page with a form and reloads it while it is an empty shell, because the first rendering may miss its
 * deadline.
 */
export async function openPlainForm(page: Page, path: string, form: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(form).toBeVisible({ timeout: 500 });
  }).toPass();
}

/**
 * Submits the form, and submits it again from the fallback page if the rendering of the response missed its deadline.
 */
export async function submitPlainForm(form: Locator, { submit: name }: FormStory): Promise<void> {
  const plain = form.page().getByRole('heading', { name: 'Ihre Angaben wurden noch nicht gesendet' });
  await form.getByRole('button', { name }).click();
  for (let time = 0; time < 3 && (await plain.isVisible()); time += 1) {
    await form.getByRole('button', { name }).click();
  }
}

export async function fillForm(form: Locator, values: FormStory['values']): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fieldOf(form, label).fill(value);
  await fieldOf(form, consentKey).check();
}

export async function expectKeptValues(form: Locator, values: FormStory['values']): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(fieldOf(form, label)).toHaveValue(value);
  await expect(fieldOf(form, consentKey)).toBeChecked();
}
