import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeEventStreams } from '../../../../test/event-streams.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/staff.ts';

const field = () => screen.findByRole('textbox', { name: 'JSON' });
const result = () => screen.findByRole('tree', { name: 'Geparstes JSON' });

describe('the JSON viewer', () => {
  beforeEach(() => {
    fakeEventStreams();
    server.use(signedIn());
    // jsdom has no layout; the tree gets the size of a screen.
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
  });

  async function open() {
    const { user } = renderPage('/admin/json');
    await user.click(await field());
    return { user, parse: () => user.click(screen.getByRole('button', { name: 'JSON parsen' })) };
  }

  it('parses what was pasted, says so and shows it open to depth 2', async () => {
    const { user, parse } = await open();
    expect(screen.getByText('Noch kein Ergebnis')).toBeVisible();
    await user.paste('"{\\"units\\": [{\\"id\\": 7, \\"images\\": [1]}]}"');
    await parse();
    await result();
    expect(screen.getByText('JSON erfolgreich geparst!')).toBeVisible();
    expect(screen.getAllByRole('treeitem').map((item) => item.textContent)).toEqual([
      '1 Feld',
      'units: 1 Eintrag',
      '0: 2 Felder',
    ]);
    expect(screen.getByRole('treeitem', { name: '0: 2 Felder' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('says what is wrong, keeps the text and shows no older result', async () => {
    const { user, parse } = await open();
    await user.paste('{"id": 7}');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await result();
    await user.clear(await field());
    await user.paste('{"id": }');
    await parse();
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription(
        expect.stringContaining('Fehler beim Parsen: Hier fehlt ein Wert (Zeile 1, Spalte 8).'),
      ),
    );
    expect(screen.getByText('JSON konnte nicht geparst werden')).toBeVisible();
    expect(await field()).toHaveValue('{"id": }');
    expect(screen.queryByRole('tree')).toBeNull();
  });

  it('holds a long text beside the field, parses it and lets it go', async () => {
    const { user, parse } = await open();
    await user.paste(JSON.stringify(Array.from({ length: 40_000 }, (_, index) => ({ index }))));
    expect(await screen.findByText('0,6 Mio. Zeichen eingefügt, hier der Anfang:')).toBeVisible();
    const start = screen.getByRole('region', { name: 'Anfang des Textes' });
    expect(start.textContent.length).toBeLessThan(1_010);
    await waitFor(() => expect(start).toHaveFocus());
    await parse();
    await result();
    expect(screen.getByRole('treeitem', { name: '40000 Einträge' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Entfernen' }));
    await waitFor(async () => expect(await field()).toHaveFocus());
  });

  it('copies the whole, formatted, with the toast, and is emptied by one button', async () => {
    const { user, parse } = await open();
    const copied: string[] = [];
    navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text));
    await user.paste('{"id":7}');
    await parse();
    await user.click(await screen.findByRole('button', { name: 'JSON kopieren' }));
    expect(await screen.findByText('JSON wurde in die Zwischenablage kopiert')).toBeVisible();
    expect(screen.getByText('Kopiert')).toBeVisible();
    expect(copied).toEqual(['{\n  "id": 7\n}']);
    await user.click(screen.getByRole('button', { name: 'Leeren' }));
    expect(await field()).toHaveValue('');
    expect(screen.getByText('Noch kein Ergebnis')).toBeVisible();
  });
});
