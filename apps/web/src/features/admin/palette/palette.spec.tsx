import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeEventStreams } from '../../../../test/event-streams.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/staff.ts';
import { forgetRecent, noteRecent, readRecent } from './recent.ts';

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

/** Renders the dashboard and opens the palette by its keys. */
async function openPalette() {
  const page = renderPage('/admin');
  await screen.findByRole('heading', { name: 'Admin Dashboard' });
  await page.user.keyboard('{Control>}k{/Control}');
  return { ...page, input: await screen.findByRole('combobox', { name: 'Suchen und springen' }) };
}

describe('palette', () => {
  beforeEach(() => {
    fakeEventStreams();
    server.use(signedIn());
  });
  afterEach(forgetRecent);

  it('opens a tool by a keyword and the keyboard alone, and remembers it', async () => {
    const { user, address } = await openPalette();
    await user.keyboard('propstack{Enter}');
    expect(await screen.findByRole('heading', { name: 'Einzelne Immobilie importieren' })).toBeVisible();
    expect(address()).toBe('/admin/import');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(readRecent()).toEqual(['/admin/import']);
  });

  it('moves with the arrows round the list and tells a screen reader where it is', async () => {
    const { user, input } = await openPalette();
    const at = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
    const all = options();
    expect(at()).toBe(all[0]);
    await user.keyboard('{ArrowUp}');
    expect(at()).toBe(all.at(-1));
    await user.keyboard('{ArrowDown}');
    expect(at()).toBe(all[0]);
    await user.keyboard('{End}');
    expect(at()).toBe(all.at(-1));
    await user.keyboard('{Home}');
    expect(at()).toBe(all[0]);
  });

  it('shows recently used ones first', async () => {
    noteRecent('/admin/import');
    await openPalette();
    expect(options()[0]).toBe('Einzelne Immobilie importieren');
  });

  it('says when nothing fits, and Enter does nothing then', async () => {
    const { user, address } = await openPalette();
    await user.keyboard('gibtesnicht{Enter}');
    expect(screen.getByText('Nichts gefunden')).toBeVisible();
    expect(address()).toBe('/admin');
  });

  it('closes by its keys and opens by its button', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Suchen und springen' })[0]!);
    expect(await screen.findByRole('combobox')).toBeVisible();
  });

  it('keeps at most eight recent ones, and none that somebody else left unreadable', () => {
    for (let n = 0; n < 20; n += 1) noteRecent(`tool-${n}`);
    expect(readRecent()).toHaveLength(8);
    expect(readRecent()[0]).toBe('tool-19');
    localStorage.setItem('staff-recent', '{');
    expect(readRecent()).toEqual([]);
    forgetRecent();
  });
});
