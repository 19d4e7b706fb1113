import { lead } from '@estate/test-kit/lead-detail';
import { describe, expect, it } from '@jest/globals';
import { accessPage } from './access-page.ts';

const first = {
  person: { email: 'jo@example.test' },
  created_at: '2026-11-21T09:00:00.000Z',
  leads: 1,
  reports: 0,
  search_orders: 0,
};
const last = { reports: [], search_orders: [], opened_exposes: [] };

describe('the page of the stored data of a person', () => {
  it('the print-out of a person’s stored data says when a lead was transferred to Propstack, as what, and which fields differ there [S-2.209]', () => {
    const html = accessPage({
      first,
      leads: [
        lead({
          crm_transfer: {
            state: 'transferred',
            transferred_at: '2026-11-20T09:30:00.000Z',
            contact_id: 123,
            task_id: 456,
            conflicts: [{ field: 'home_cell', theirs: '0160 1', ours: '0171 2' }],
          },
        }),
      ],
      last,
    });
    expect(html).toContain(
      '<dt>An Propstack übermittelt</dt><dd>20. November 2026 um 10:30 Uhr: Kontakt 123, Notiz 456</dd>',
    );
    expect(html).toContain('<dt>In Propstack abweichend</dt><dd>Mobil: 0160 1</dd>');
    expect(html).toContain('Propstack GmbH');
  });

  it('the print-out of a person’s stored data proves which exposé was sent, with its whole checksum, and when its link was opened [S-2.260]', () => {
    const hash = '3f2a'.repeat(16);
    const made_at = '2026-11-20T09:00:05.000Z';
    const sent = { kind: 'expose', name: 'Exposé Villa.pdf', hash, bytes: 2_200_000, pages: 12 } as const;
    const html = accessPage({
      first,
      leads: [
        lead({
          exposes: {
            sent: [{ ...sent, made_at, with_address: true }],
            events: [{ what: 'opened', at: '2026-11-20T10:00:00.000Z' }],
          },
        }),
      ],
      last,
    });
    expect(html).toContain(
      `10:00 Uhr: Exposé mit Adresse erstellt (Prüfsumme ${hash}, 12 Seiten, 2,1 MB)\n20. November 2026 um 11:00 Uhr: Link geöffnet`,
    );
    expect(html).toContain('Wer den Link kennt, kann ihn geöffnet haben');
    expect(accessPage({ leads: [lead()] })).not.toContain('Exposé');
  });

  it('the print-out of a person’s stored data says which exposés the link of a letter to everybody gave, with whole checksums [S-2.266]', () => {
    const hash = '3f2a'.repeat(16);
    const opened_exposes = [{ property_id: 7, hash, at: '2026-11-20T10:00:00.000Z' }];
    const html = accessPage({ first, leads: [], last: { ...last, opened_exposes } });
    expect(html).toContain(`11:00 Uhr: Immobilie Nummer 7 (Prüfsumme ${hash})`);
    expect(html).toContain('Wer den Link kennt, kann ihn geöffnet haben');
    expect(accessPage({ first, leads: [], last })).not.toContain('Exposés');
  });

  it('the print-out of a person’s stored data is a German page in which no visitor’s text becomes markup', () => {
    const bad = '<img src=x onerror=alert(1)>"&';
    const html = accessPage({
      first,
      leads: [
        lead({
          name: bad,
          title: bad,
          comments: [{ id: lead().id, at: '2026-11-20T09:00:00.000Z', by: 'u1', text: bad }],
          phone: bad,
          suspicion: bad,
          content: [
            { label: bad, quote: bad },
            { text: bad },
            { heading: bad },
            { facts: [{ label: bad, value: bad }] },
          ],
          history: [{ at: lead().received_at, what: 'read', by: 'u1' }],
          crm_transfer: { state: 'transferred', conflicts: [{ field: 'last_name', theirs: bad, ours: bad }] },
          replies: [
            {
              id: 'r1',
              at: lead().received_at,
              by: 'u1',
              from: bad,
              subject: bad,
              text: bad,
              files: [{ id: 'f1', name: bad, type: 'application/pdf', bytes: 1 }],
              mail: { state: 'sent', attempts: 1 },
            },
          ],
        }),
      ],
      last,
    });
    expect(html).not.toContain('<img');
    expect(html.split('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;')).toHaveLength(17);
    for (const words of [
      '<html lang="de">',
      '@media print',
      'Unsere Antworten',
      ': gelesen',
      'jo@example.test',
    ])
      expect(html).toContain(words);
  });

  it('the print-out of a person’s stored data has its head in the first part, its foot in the last one, and says if nothing is stored', () => {
    const begin = accessPage({ first: { ...first, leads: 0 }, leads: [] });
    expect(begin).toContain('Zu diesen Angaben ist bei uns nichts gespeichert.');
    expect(begin).not.toContain('</html>');
    expect(accessPage({ leads: [lead()] })).not.toMatch(/<html|<\/html>/);
    expect(accessPage({ leads: [], last })).toMatch(/<\/main>\s*<\/body>\s*<\/html>\s*$/);
  });
});
