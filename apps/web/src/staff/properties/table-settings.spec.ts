import { describe, expect, it } from '@jest/globals';
import { tableColumns } from './table-columns.ts';
import { maxViews, parseSettings } from './table-settings.ts';

describe('the settings of the table that a browser kept', () => {
  it.each([null, '', '{', '[]', 'null', '7', '{"columns":7,"views":{}}'])(
    'stored settings %j of the property table are replaced by the defaults [S-2.105]',
    (text) => expect(parseSettings(text)).toEqual({ columns: tableColumns, views: [] }),
  );

  it('stored settings of the property table keep known columns in table order, the title, and at most the permitted views [S-2.105]', () => {
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
