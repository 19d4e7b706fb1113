import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPage } from '../../../test/render-page.tsx';
import { server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';
import { jsonErrorText } from './json-error-text.ts';
import { parseJson } from './parse-json.ts';
import { clipboardText, pathText, valueText } from '../json/json-text.ts';
import { Outline } from '../json/outline.ts';
import { Toaster } from '../../shared/ui/toast.tsx';
import { JsonTree } from '../json/json-tree.tsx';

const field = () => screen.findByRole('textbox', { name: 'JSON' });

const result = () => screen.findByRole('tree', { name: 'Geparstes JSON' });

describe('the JSON viewer', () => {
  beforeEach(() => {
    server.use(signedIn());
    // Gives the tree the size of a screen, because jsdom has no layout and a virtual tree renders only visible rows.
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

  it('pasted JSON is parsed, confirmed and shown expanded to depth 2 [S-2.55, S-8.9]', async () => {
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

  it('invalid JSON shows its error, stays in the field and hides an older result [S-8.9]', async () => {
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

  it('a long JSON text is shown as a preview, parsed and can be removed [S-2.55]', async () => {
    const { user, parse } = await open();
    await user.paste(JSON.stringify(Array.from({ length: 40_000 }, (_, index) => ({ index }))));
    expect(await screen.findByText('0,6 Mio. Zeichen eingefügt, hier der Anfang:')).toBeVisible();
    const start = screen.getByRole('region', { name: 'Anfang des Textes' });
    expect(start.textContent.length).toBeLessThan(1_010);
    await waitFor(() => expect(start).toHaveFocus());
    await parse();
    await result();
    expect(screen.getByRole('treeitem', { name: '40.000 Einträge' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Entfernen' }));
    await waitFor(async () => expect(await field()).toHaveFocus());
  });

  it('the JSON viewer copies the whole JSON with indents, and one button empties it', async () => {
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

const value = { a: [1, 'zwei "2"', null] };

const json = JSON.stringify(value);

describe('pasted JSON', () => {
  it.each([
    ['as it is', json],
    ['with a byte order mark and line breaks', `\uFEFF\n ${JSON.stringify(value, null, 2)}\n`],
    ['as a JSON string that holds JSON', JSON.stringify(json)],
    ['in quotation marks', `"${json}"`],
    ['in the quotation marks of CSV', `"${json.replaceAll('"', '""')}"`],
  ])('pasted JSON is accepted %s [S-5.8]', (_how, text) => {
    expect(parseJson(text)).toEqual({ isParsed: true, value, duplicates: [] });
  });

  it.each([
    ['"Hallo"', 'Hallo'],
    ['""', ''],
    ['42', 42],
    ['null', null],
  ])('the JSON viewer parses %s as a value', (text, own) => {
    expect(parseJson(text)).toEqual({ isParsed: true, value: own, duplicates: [] });
  });

  it('numbers in JSON keep their notation, and duplicate names are listed at any depth [S-2.193]', () => {
    const sent = '{"id": 12345678901234567890, "rooms": [1.0, 2, 1e3, -0], "a": 1, "a": 2}';
    const outcome = parseJson(sent);
    expect(outcome).toMatchObject({ isParsed: true, duplicates: ['a'] });
    const read = outcome.isParsed ? outcome.value : undefined;
    expect(rowsOf(new Outline(read))).toEqual([
      '- 3 Felder',
      ' id 12345678901234567890',
      ' -rooms 4 Einträge',
      '  0 1.0',
      '  1 2',
      '  2 1e3',
      '  3 -0',
      ' a 2',
    ]);
    expect(clipboardText(read)).toContain('"id": 12345678901234567890,\n  "rooms": [\n    1.0,');
    const deep = parseJson(`${'['.repeat(50_000)}1${']'.repeat(50_000)}`);
    expect(deep.isParsed).toBe(true);
  });

  it.each([
    ['an empty field', '', 'Das Feld ist leer.'],
    ['one quotation mark', '"', 'Hier fehlt ein schließendes Anführungszeichen (Zeile 1, Spalte 1).'],
    ['a missing comma', '{"a": 1\n "b": 2}', 'Hier fehlt ein Komma (Zeile 2, Spalte 2).'],
    ['a missing value', '{"a": }', 'Hier fehlt ein Wert (Zeile 1, Spalte 7).'],
    ['a bare name', '{a: 1}', 'Dieses Wort oder Zeichen gibt es in JSON nicht (Zeile 1, Spalte 2).'],
    ['an open list', '[1, 2', 'Hier fehlt eine schließende eckige Klammer (Zeile 1, Spalte 6).'],
    ['a comma too many', '[1,]', 'Hier fehlt ein Wert (Zeile 1, Spalte 4).'],
    [
      'more after the end',
      '{"a": 1} x',
      'Dieses Wort oder Zeichen gibt es in JSON nicht (Zeile 1, Spalte 10).',
    ],
    ['a comment', '// Notiz\n{}', 'Kommentare gibt es in JSON nicht (Zeile 1, Spalte 1).'],
    ['a fault inside a string', JSON.stringify('{"a": }'), 'Hier fehlt ein Wert (Zeile 1, Spalte 7).'],
    ['100,000 brackets', '['.repeat(100_000), 'Der Text ist kein JSON.'],
  ])('invalid JSON with %s shows the syntax error and its position [S-5.8]', (_fault, text, message) => {
    const outcome = parseJson(text);
    expect(outcome.isParsed ? undefined : jsonErrorText(outcome.text)).toBe(message);
  });
});

const rowsOf = (outline: Outline) =>
  Array.from({ length: outline.rowCount }, (_, row) => {
    const { name, value, depth, isOpen } = outline.rowAt(row);
    return `${' '.repeat(depth)}${isOpen === null ? '' : isOpen ? '-' : '+'}${name ?? ''} ${valueText(value)}`;
  });

const firstRows = [
  '- 4 Felder',
  ' id 7',
  ' -images 2 Einträge',
  '  +0 1 Feld',
  '  +1 2 Felder',
  ' empty {}',
  ' -broker 1 Feld',
  '  name null',
];

describe('the rows of JSON', () => {
  const unit = {
    id: 7,
    images: [{ url: 'a' }, { url: 'b', tags: ['x', 'y'] }],
    empty: {},
    broker: { name: null },
  };

  it('the rows of JSON are expanded to depth 2 at first [S-9.13]', () => {
    expect(rowsOf(new Outline(unit))).toEqual(firstRows);
  });

  it('a collapsed JSON object hides its rows and remembers which were expanded', () => {
    const outline = new Outline(unit);
    outline.toggle(4);
    outline.toggle(6);
    expect(rowsOf(outline).slice(4, 10)).toEqual([
      '  -1 2 Felder',
      '   url "b"',
      '   -tags 2 Einträge',
      '    0 "x"',
      '    1 "y"',
      ' empty {}',
    ]);
    outline.toggle(2);
    expect(rowsOf(outline)).toEqual([...firstRows.slice(0, 2), ' +images 2 Einträge', ...firstRows.slice(5)]);
    outline.toggle(2);
    expect(outline.rowCount).toBe(firstRows.length + 4);
    outline.toggle(0);
    expect(rowsOf(outline)).toEqual(['+ 4 Felder']);
  });

  it('a JSON row without content cannot be expanded', () => {
    const outline = new Outline(unit);
    for (const row of [1, 5, 7]) outline.toggle(row);
    expect(rowsOf(outline)).toEqual(firstRows);
    expect(rowsOf(new Outline('Text'))).toEqual([' "Text"']);
  });

  it('a JSON row has its parent and its path', () => {
    const outline = new Outline({ ...unit, 'a "b"': { c: 1 } });
    expect([0, 1, 3, 4].map((row) => outline.parentOf(row))).toEqual([null, 0, 2, 2]);
    expect(pathText(outline.pathTo(0))).toBe('$');
    expect(pathText(outline.pathTo(3))).toBe('$.images[0]');
    expect(pathText(outline.pathTo(outline.rowCount - 1))).toBe('$["a \\"b\\""].c');
  });

  it('a JSON row among 200,000 is found without listing the others', () => {
    const outline = new Outline(Array.from({ length: 100_000 }, (_, index) => [index]));
    expect(outline.rowCount).toBe(200_001);
    outline.toggle(1);
    expect(outline.rowAt(199_998)).toMatchObject({ name: 99_999, depth: 1, isOpen: true });
    expect(outline.rowAt(199_999)).toMatchObject({ value: 99_999, depth: 2, position: 1, siblings: 1 });
  });

  it('a JSON row shortens a long text and quotes a short one', () => {
    expect(valueText('a\n"b"')).toBe('"a\\n\\"b\\""');
    expect(valueText('x'.repeat(5_000))).toBe(`"${'x'.repeat(300)} …`);
  });
});

function renderTree(value: unknown) {
  const user = userEvent.setup();
  const shown = (given: unknown) => (
    <>
      <JsonTree value={given} label="Antwort" />
      <Toaster />
    </>
  );
  const { rerender } = render(shown(value));
  return { user, show: (given: unknown) => rerender(shown(given)) };
}

const items = () => screen.getAllByRole('treeitem');

const item = (name: string) => screen.getByRole('treeitem', { name });

const active = () => items().find((each) => each.getAttribute('aria-selected') === 'true');

describe('the tree of JSON', () => {
  const unit = { id: 7, name: 'Villa', images: [{ url: 'a' }, { url: 'b' }], note: 'x'.repeat(400) };

  beforeEach(() => {
    // Gives the tree the size of a screen, because jsdom has no layout and a virtual tree renders only visible rows.
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
  });

  it('only the JSON rows on the screen are in the DOM', () => {
    renderTree(Array.from({ length: 50_000 }, (_, index) => ({ index })));
    expect(items().length).toBeLessThan(60);
    expect(item('50.000 Einträge')).toHaveAttribute('aria-expanded', 'true');
    expect(item('0: 1 Feld')).toHaveAttribute('aria-setsize', '50000');
  });

  it('the JSON tree works by keyboard: arrows expand, collapse and move, letters go to a name', async () => {
    const { user } = renderTree(unit);
    await user.tab();
    expect(screen.getByRole('tree', { name: 'Antwort' })).toHaveFocus();
    await user.keyboard('im');
    expect(active()).toBe(item('images: 2 Einträge'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(item('0: 1 Feld')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowRight}');
    expect(active()).toBe(item('url: "a"'));
    expect(screen.getByRole('tree')).toHaveAttribute('aria-activedescendant', active()?.id);
    expect(screen.getByText('$.images[0].url')).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(item('0: 1 Feld')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(screen.queryByRole('treeitem', { name: '0: 1 Feld' })).toBeNull();
    await user.keyboard('{Home}{ArrowUp}');
    expect(active()).toBe(item('4 Felder'));
    await user.keyboard('{End}');
    expect(active()).toHaveAttribute('aria-posinset', '4');
  });

  it('a click expands and collapses a JSON row', async () => {
    const { user } = renderTree(unit);
    await user.click(item('0: 1 Feld'));
    expect(item('url: "a"')).toHaveAttribute('aria-level', '4');
    await user.click(item('0: 1 Feld'));
    expect(screen.queryByRole('treeitem', { name: 'url: "a"' })).toBeNull();
  });

  it('value and path of a JSON row are copied and confirmed for two seconds [S-9.13]', async () => {
    const { user } = renderTree(unit);
    const copied: string[] = [];
    navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text));
    await user.click(item('name: "Villa"'));
    await user.click(screen.getByRole('button', { name: 'Wert kopieren' }));
    expect(await screen.findByText('Kopiert')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Kopiert')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Pfad kopieren' }));
    await user.click(item('images: 2 Einträge'));
    await user.keyboard('{Control>}c{/Control}');
    expect(copied).toEqual(['Villa', '$.name', JSON.stringify(unit.images, null, 2)]);
  });

  it('a browser that cannot copy JSON shows an error', async () => {
    const { user } = renderTree(unit);
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Wert kopieren' }));
    expect(await screen.findByText('Kopieren ist in diesem Browser nicht möglich.')).toBeVisible();
    expect(screen.queryByText('Kopiert')).toBeNull();
  });

  it('a long JSON text is shown in full below the tree, and another value is shown from its top', async () => {
    const { user, show } = renderTree(unit);
    await user.click(items()[6] as HTMLElement);
    expect(screen.getByRole('region', { name: 'Ganzer Text' })).toHaveTextContent(unit.note);
    show({ other: true });
    expect(items().map((each) => each.textContent)).toEqual(['1 Feld', 'other: true']);
    expect(screen.queryByRole('region', { name: 'Ganzer Text' })).toBeNull();
  });
});
