import { describe, expect, it } from '@jest/globals';
import { parseStaffFilter, staffSorts } from './staff-filter.ts';

describe('the filter of the staff table', () => {
  it('reads every field of an address', () => {
    const address = {
      q: ' Elbe ',
      website_status: 'inaktiv',
      property_status_id: '170239',
      finding: 'energy',
      sort: '-price',
    };
    expect(parseStaffFilter(address)).toEqual({
      q: 'Elbe',
      website_status: 'inaktiv',
      property_status_id: 170239,
      finding: 'energy',
      sort: '-price',
    });
  });

  it.each([
    { q: '  ' },
    { q: 7 },
    { website_status: 'verkauft' },
    { property_status_id: '-1' },
    { property_status_id: '1.5' },
    { finding: 'nothing' },
    { sort: 'raw_data' },
    { sort: '--price' },
  ])('ignores what it cannot understand: %j', (raw) => {
    expect(Object.values(parseStaffFilter(raw)).filter((value) => value !== undefined)).toEqual([]);
  });

  it('names the default order nowhere, so that equal questions share one address', () => {
    expect(parseStaffFilter({ sort: '-updated_at' }).sort).toBeUndefined();
    expect(staffSorts).toHaveLength(24);
  });
});
