import { describe, expect, it } from '@jest/globals';
import { tableColumns } from './table-columns.ts';
import { maxViews, parseSettings } from './table-settings.ts';

describe('the settings of the table that a browser kept', () => {
  it.each([null, '', '{', '[]', 'null', '7', '{"columns":7,"views":{}}'])(
    'are those of the beginning for %j [S-2.105]',
    (text) => expect(parseSettings(text)).toEqual({ columns: tableColumns, views: [] }),
  );

  it('keep what is known in the order of the table, the title always, and no more than the bound [S-2.105]', () => {
    const view = {
      name: ` ${'a'.repeat(90)}`,
      filter: { q: 'elbe', sort: 'nichts' },
      columns: ['price', 'x'],
    };
    const { columns, views } = parseSettings(
      JSON.stringify({
        columns: ['price', 'id', 'x'],
        views: [7, ...Array.from({ length: 30 }, () => view)],
      }),
    );
    expect(columns).toEqual(['title', 'price', 'id']);
    expect(views).toHaveLength(maxViews - 1);
    expect(views[0]).toEqual({ name: 'a'.repeat(60), filter: { q: 'elbe' }, columns: ['title', 'price'] });
  });
});
