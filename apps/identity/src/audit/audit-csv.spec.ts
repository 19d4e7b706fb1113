import { type AuditItem } from '@estate/contracts/identity/audit';
import { expect, it } from '@jest/globals';
import { auditCsv } from './audit-csv.ts';

const item = (more: Partial<AuditItem> = {}): AuditItem => ({
  id: '1',
  at: '2026-03-02T09:00:00.000Z',
  user: { id: 'u1', name: '=HYPERLINK("http://boese.example")', email: 'chef@example.test' },
  action: 'PATCH /api/admin/properties/{id}',
  target: '1',
  target_name: null,
  refused: null,
  count: 1,
  changes: [{ field: 'website_status', before: 'aktiv', after: 'inaktiv' }],
  ...more,
});

it('the CSV file of the audit log has German lines without formulas', () => {
  const text = auditCsv([item(), item({ refused: 'conflict', user: null })], { isFirst: true });
  const [head, first, second, rest] = text.split('\r\n');
  expect(head).toMatch(/^\uFEFF"Zeit";"Person"/);
  expect(first).toBe(
    '"02.03.2026, 10:00:00";"\'=HYPERLINK(""http://boese.example"") (chef@example.test)";"Website-Status geändert";"1";' +
      '"ausgeführt";"1";"Website-Status: aktiv";"Website-Status: inaktiv"',
  );
  expect(second).toContain('"nicht angemeldet"');
  expect(second).toContain('"Die Anfrage steht im Widerspruch zum aktuellen Stand."');
  expect(rest).toBe('');
});
