import { describe, expect, it } from '@jest/globals';
import { pathText, valueText } from './json-text.ts';
import { Outline } from './outline.ts';

const unit = {
  id: 7,
  images: [{ url: 'a' }, { url: 'b', tags: ['x', 'y'] }],
  empty: {},
  broker: { name: null },
};

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
  it('are open to depth 2 at first', () => {
    expect(rowsOf(new Outline(unit))).toEqual(firstRows);
  });

  it('come and go with their container, which keeps what was open inside', () => {
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

  it('stay as they are where nothing is inside', () => {
    const outline = new Outline(unit);
    for (const row of [1, 5, 7]) outline.toggle(row);
    expect(rowsOf(outline)).toEqual(firstRows);
    expect(rowsOf(new Outline('Text'))).toEqual([' "Text"']);
  });

  it('know their parent and their path', () => {
    const outline = new Outline({ ...unit, 'a "b"': { c: 1 } });
    expect([0, 1, 3, 4].map((row) => outline.parentOf(row))).toEqual([null, 0, 2, 2]);
    expect(pathText(outline.pathTo(0))).toBe('$');
    expect(pathText(outline.pathTo(3))).toBe('$.images[0]');
    expect(pathText(outline.pathTo(outline.rowCount - 1))).toBe('$["a \\"b\\""].c');
  });

  it('are found in 200,000 without listing the others', () => {
    const outline = new Outline(Array.from({ length: 100_000 }, (_, index) => [index]));
    expect(outline.rowCount).toBe(200_001);
    outline.toggle(1);
    expect(outline.rowAt(199_998)).toMatchObject({ name: 99_999, depth: 1, isOpen: true });
    expect(outline.rowAt(199_999)).toMatchObject({ value: 99_999, depth: 2, position: 1, siblings: 1 });
  });

  it('cut a long text and quote a short one', () => {
    expect(valueText('a\n"b"')).toBe('"a\\n\\"b\\""');
    expect(valueText('x'.repeat(5_000))).toBe(`"${'x'.repeat(300)} …`);
  });
});
