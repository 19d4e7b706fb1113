import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { giveHeight } from '../../../test/give-height.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';
import { answerRows, row } from '../../../test/staff-properties.ts';

const key = 'staff-properties-u1';

describe('the list of properties', () => {
  beforeEach(() => {
    localStorage.removeItem(key);
    server.use(signedIn(), answerRows([row(1), row(2)]));
  });

  giveHeight();

  it('keeps a view that another tab saves meanwhile [S-2.105]', async () => {
    const { user } = renderPage('/admin/immobilien');
    await user.click(await screen.findByRole('button', { name: 'Spalten und Ansichten' }));
    const view = { name: 'Elbe', filter: { q: 'elbe' }, columns: ['title'] };
    localStorage.setItem(key, JSON.stringify({ views: [view] }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    await user.click(within(await screen.findByRole('dialog')).getByRole('checkbox', { name: 'Bild' }));
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ views: [view] });
  });
});
