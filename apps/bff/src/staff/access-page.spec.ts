import { expect, it } from '@jest/globals';
import { lead } from '../../test/records.ts';
import { accessPage } from './access-page.ts';

it('access names when a lead was given to Propstack, as what, and what differs there [S-2.209]', () => {
  const html = accessPage({
    email: 'jo@example.test',
    created_at: '2026-11-21T09:00:00.000Z',
    is_complete: true,
    reports: [],
    leads: [
      lead({
        filing: {
          state: 'filed',
          filed_at: '2026-11-20T09:30:00.000Z',
          contact_id: 123,
          task_id: 456,
          conflicts: [{ field: 'home_cell', theirs: '0160 1', ours: '0171 2' }],
        },
      }),
    ],
  });
  expect(html).toContain(
    '<dt>An Propstack übermittelt</dt><dd>20. November 2026 um 10:30 Uhr: Kontakt 123, Notiz 456</dd>',
  );
  expect(html).toContain('<dt>In Propstack abweichend</dt><dd>Mobil: 0160 1</dd>');
  expect(html).toContain('Propstack GmbH');
});
