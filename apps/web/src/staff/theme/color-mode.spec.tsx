import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../../test/render-page.tsx';
import { server } from '../../../test/server.ts';
import { answerOverview, signedIn } from '../../../test/staff.ts';
import { setColorMode } from './color-mode.ts';

const isDark = () => document.documentElement.classList.contains('dark');

beforeEach(() => server.use(signedIn(), answerOverview()));
afterEach(() => localStorage.clear());

it('the staff area is light until a person switches it to dark, remembers the choice, and the public site stays light', async () => {
  const { user, router } = renderPage('/admin');
  const choice = await screen.findByRole('checkbox', { name: 'Dunkle Ansicht' });
  expect(choice).not.toBeChecked();
  expect(isDark()).toBe(false);
  await user.click(choice);
  expect(choice).toBeChecked();
  expect(isDark()).toBe(true);
  await act(() => router.navigate({ to: '/impressum' }));
  await waitFor(() => expect(isDark()).toBe(false));
  await act(() => router.navigate({ to: '/admin' }));
  await waitFor(() => expect(isDark()).toBe(true));
});

it('with a blocked storage the chosen theme lasts until the page is left', async () => {
  const blocked = (['getItem', 'setItem'] as const).map((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    }),
  );
  try {
    setColorMode('light');
    const { user } = renderPage('/admin');
    await user.click(await screen.findByRole('checkbox', { name: 'Dunkle Ansicht' }));
    expect(isDark()).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Dunkle Ansicht' }));
    expect(isDark()).toBe(false);
  } finally {
    for (const spy of blocked) spy.mockRestore();
    // Resets the colour mode, which the module keeps in memory while the storage is blocked.
    act(() => setColorMode('light'));
  }
});

it('the staff theme follows the system until a person chooses one', async () => {
  const { matchMedia } = window;
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: true });
  try {
    renderPage('/admin');
    expect(await screen.findByRole('checkbox', { name: 'Dunkle Ansicht' })).toBeChecked();
    expect(isDark()).toBe(true);
    window.dispatchEvent(new Event('beforeprint'));
    expect(isDark()).toBe(false);
  } finally {
    window.matchMedia = matchMedia;
  }
});
