import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderPage } from '../../test/render-page.tsx';
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
const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('cookie banner', () => {
  beforeEach(() => localStorage.clear());

  it('asks after a second, not before', async () => {
    renderPage('/impressum');
    await screen.findByRole('heading', { level: 1 });
    await soon(300);
    expect(screen.queryByRole('region', { name: 'Ihre Privatsphäre' })).toBeNull();
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

  it('is due after 1000 ms to the millisecond', async () => {
    // Loads the banner's chunk beforehand, so that the spec measures only the delay.
    await import('./consent-layer.tsx');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    try {
      renderPage('/impressum');
      for (let turns = 0; turns < 50; turns += 1) await pass(0);
      expect(screen.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
      await pass(999);
      expect(screen.queryByRole('region', { name: 'Ihre Privatsphäre' })).toBeNull();
      await pass(1);
      expect(screen.getByRole('region', { name: 'Ihre Privatsphäre' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('stays away from whoever chose before', async () => {
    saveConsent({ analytics: false, marketing: false });
    renderPage('/impressum');
    await screen.findByRole('heading', { level: 1 });
    await soon(1_300);
    expect(screen.queryByRole('region', { name: 'Ihre Privatsphäre' })).toBeNull();
  });

  it.each([
    ['Alle akzeptieren', true],
    ['Nur notwendige', false],
  ])('%s stores the choice and goes', async (name, isAgreed) => {
    const { user } = renderPage('/impressum');
    await user.click(pressIn(await banner(), name));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ihre Privatsphäre' })).toBeNull());
    expect(readConsent()).toMatchObject({ necessary: true, analytics: isAgreed, marketing: isAgreed });
  });

  it('leaves the page usable while it asks', async () => {
    const { user } = renderPage('/agb');
    const legal = within(await screen.findByRole('navigation', { name: 'Rechtliches' }));
    await banner();
    await user.click(legal.getByRole('link', { name: 'Impressum' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    expect(await banner()).toBeVisible();
  });
});

describe('cookie settings', () => {
  beforeEach(() => localStorage.clear());

  it('save the switches; the necessary is fixed', async () => {
    const { user } = renderPage('/impressum');
    await user.click(pressIn(await banner(), 'Einstellungen'));
    const shown = await dialog();
    const settings = within(shown);
    expect(settings.getByRole('switch', { name: 'Notwendig' })).toBeChecked();
    expect(settings.getByRole('switch', { name: 'Notwendig' })).toBeDisabled();
    expect(settings.getByRole('switch', { name: 'Analyse' })).not.toBeChecked();

    await user.click(settings.getByRole('switch', { name: 'Marketing' }));
    await user.click(pressIn(shown, 'Auswahl speichern'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeNull());
    expect(screen.queryByRole('region', { name: 'Ihre Privatsphäre' })).toBeNull();
    expect(readConsent()).toMatchObject({ analytics: false, marketing: true });
  });

  it.each([
    ['Alle akzeptieren', true],
    ['Alle ablehnen', false],
  ])('%s overrules the switches', async (name, isAgreed) => {
    saveConsent({ analytics: !isAgreed, marketing: !isAgreed });
    const { user } = renderPage('/impressum');
    const shown = await openByFooter(user);
    const analytics = within(shown).getByRole<HTMLInputElement>('switch', { name: 'Analyse' });
    expect(analytics.checked).toBe(!isAgreed);
    await user.click(pressIn(shown, name));
    expect(readConsent()).toMatchObject({ analytics: isAgreed, marketing: isAgreed });
  });

  it('open by the global event, and closed without a choice they change nothing', async () => {
    saveConsent({ analytics: true, marketing: false });
    const { user } = renderPage('/impressum');
    await screen.findByRole('heading', { level: 1 });
    openByEvent();
    const shown = await dialog();
    await user.click(within(shown).getByRole('switch', { name: 'Analyse' }));
    await user.click(pressIn(shown, 'Einstellungen schließen'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeNull());
    expect(readConsent()).toMatchObject({ analytics: true, marketing: false });
  });

  it('let one reach the Impressum', async () => {
    const { user } = renderPage('/agb');
    await screen.findByRole('heading', { level: 1 });
    openByEvent();
    await user.click(within(await dialog()).getByRole('link', { name: 'Impressum' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeNull();
  });
});
