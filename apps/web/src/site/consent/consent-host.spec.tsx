import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderPage } from '../../../test/render-page.tsx';
import { readConsent, saveConsent } from './preferences.ts';

const banner = () => screen.findByRole('region', { name: 'Ihre Privatsphäre' });
const dialog = () => screen.findByRole('dialog', { name: 'Cookie-Einstellungen' });
const pressIn = (part: HTMLElement, name: string) => within(part).getByRole('button', { name });
const openByFooter = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Cookie-Einstellungen' }));
  return dialog();
};
/** Opens the settings by the event that any page can send. */
const openByEvent = () => act(() => void window.dispatchEvent(new Event('open-cookie-settings')));
/** Advances the fake clock, then runs pending tasks that need no timer. */
const pass = (ms: number) =>
  act(async () => {
    jest.advanceTimersByTime(ms);
    for (let turns = 0; turns < 20; turns += 1) await turn();
  });
/** Renders a page and lets its first `ms` pass; the banner's chunk is loaded beforehand, so only the delay counts. */
async function pageAfter(path: string, ms: number, meanwhile: () => void = () => undefined) {
  await import('./consent-layer.tsx');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  try {
    const rendered = renderPage(path);
    for (let turns = 0; turns < 50; turns += 1) await pass(0);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    act(meanwhile);
    await pass(ms);
    return rendered;
  } finally {
    jest.useRealTimers();
  }
}

describe('cookie banner', () => {
  beforeEach(() => localStorage.clear());

  it('the consent banner appears after a second and not before [V-2.15, V-2.16, V-4.1]', async () => {
    await pageAfter('/impressum', 300);
    expect(screen.queryByRole('region', { name: 'Ihre Privatsphäre' })).toBeNull();
    cleanup();
    await pageAfter('/impressum', 1_000);
    const shown = await banner();
    expect(
      within(shown)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Alle akzeptieren', 'Nur notwendige', 'Einstellungen']);
    const looks = within(shown)
      .getAllByRole('button')
      .map((button) => button.className);
    expect(new Set(looks).size).toBe(1);
    expect(within(shown).getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/impressum');
  });

  it('the consent banner appears after exactly 1000 ms [V-9.1]', async () => {
    await pageAfter('/impressum', 999);
    expect(screen.queryByRole('region', { name: 'Ihre Privatsphäre' })).toBeNull();
    cleanup();
    await pageAfter('/impressum', 1_000);
    expect(screen.getByRole('region', { name: 'Ihre Privatsphäre' })).toBeVisible();
  });

  it('the keyboard reaches the consent banner right after the skip link, and it takes no focus while a visitor types [V-4.55]', async () => {
    const { user } = await pageAfter('/kontakt', 1_000, () => screen.getAllByRole('textbox')[0]?.focus());
    expect(screen.queryByRole('region', { name: 'Ihre Privatsphäre' })).toBeNull();
    await user.click(screen.getByRole('heading', { level: 1 }));
    await banner();
    await user.tab();
    const [, next] = document.querySelectorAll('a, button');
    expect(await banner()).toContainElement(next as HTMLElement);
  });

  it('the consent banner does not appear after an earlier choice [V-4.2]', async () => {
    saveConsent({ analytics: false, maps: false });
    await pageAfter('/impressum', 1_300);
    expect(screen.queryByRole('region', { name: 'Ihre Privatsphäre' })).toBeNull();
  });

  it.each([
    ['Alle akzeptieren', true],
    ['Nur notwendige', false],
  ])(
    'the consent button %s stores the choice and closes the banner [V-2.16, V-4.3, V-4.4]',
    async (name, isAgreed) => {
      const { user } = await pageAfter('/impressum', 1_000);
      await user.click(pressIn(await banner(), name));
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Ihre Privatsphäre' })).toBeNull());
      expect(readConsent()).toMatchObject({
        necessary: true,
        analytics: isAgreed,

        maps: isAgreed,
      });
    },
  );

  it('the page stays usable under the consent banner', async () => {
    const { user } = await pageAfter('/agb', 1_000);
    const legal = within(await screen.findByRole('navigation', { name: 'Rechtliches' }));
    await banner();
    await user.click(legal.getByRole('link', { name: 'Impressum' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    expect(await banner()).toBeVisible();
  });
});

describe('cookie settings', () => {
  beforeEach(() => localStorage.clear());

  it('the consent settings save their switches, and the necessary purpose cannot be switched off [V-2.17, V-2.18, V-4.4]', async () => {
    const { user } = await pageAfter('/impressum', 1_000);
    await user.click(pressIn(await banner(), 'Einstellungen'));
    const shown = await dialog();
    const settings = within(shown);
    expect(settings.getByRole('switch', { name: 'Notwendig' })).toBeChecked();
    expect(settings.getByRole('switch', { name: 'Notwendig' })).toBeDisabled();
    expect(settings.getByRole('switch', { name: 'Analyse' })).not.toBeChecked();

    await user.click(settings.getByRole('switch', { name: 'Karten' }));
    await user.click(pressIn(shown, 'Auswahl speichern'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeNull());
    expect(screen.queryByRole('region', { name: 'Ihre Privatsphäre' })).toBeNull();
    expect(readConsent()).toMatchObject({ analytics: false, maps: true });
  });

  it.each([
    ['Alle akzeptieren', true],
    ['Alle ablehnen', false],
  ])(
    'the button %s overrules the switches of the consent settings [V-2.14, V-2.18, V-4.3, V-4.5]',
    async (name, isAgreed) => {
      saveConsent({ analytics: !isAgreed, maps: false });
      const { user } = renderPage('/impressum');
      const shown = await openByFooter(user);
      const analytics = within(shown).getByRole<HTMLInputElement>('switch', { name: 'Analyse' });
      expect(analytics.checked).toBe(!isAgreed);
      await user.click(pressIn(shown, name));
      expect(readConsent()).toMatchObject({ analytics: isAgreed, maps: isAgreed });
    },
  );

  it('the consent settings open by the global event and change nothing if they are closed without a choice [V-4.5]', async () => {
    saveConsent({ analytics: true, maps: false });
    const { user } = renderPage('/impressum');
    await screen.findByRole('heading', { level: 1 });
    openByEvent();
    const shown = await dialog();
    await user.click(within(shown).getByRole('switch', { name: 'Analyse' }));
    await user.click(pressIn(shown, 'Einstellungen schließen'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeNull());
    expect(readConsent()).toMatchObject({ analytics: true });
  });

  it('the consent settings link to the Impressum', async () => {
    const { user } = renderPage('/agb');
    await screen.findByRole('heading', { level: 1 });
    openByEvent();
    await user.click(within(await dialog()).getByRole('link', { name: 'Impressum' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeNull();
  });
});
