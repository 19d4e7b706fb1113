import { describe, expect, it } from '@jest/globals';
import { exposeProof } from './expose-proof.ts';

const document = {
  kind: 'expose' as const,
  hash: '3f2a'.repeat(16),
  bytes: 2_200_000,
  pages: 12,
  made_at: '2026-11-20T09:00:05.000Z',
  with_address: false,
};
const lead = {
  received_at: '2026-11-20T09:00:00.000Z',
  consent: { version: 'expose-2026-11' },
  mail: { visitor: { state: 'sent', sent_at: '2026-11-20T09:00:06.000Z' } },
  replies: [],
};
const textsOf = (...given: Parameters<typeof exposeProof>) => exposeProof(...given).map(({ text }) => text);

describe('the proof of an exposé', () => {
  it('the proof of an exposé names consent, checksum, mail server and link in the order of time [S-2.260]', () => {
    const events = [
      { what: 'opened' as const, at: '2026-11-20T09:01:00.000Z' },
      { what: 'downloaded' as const, at: '2026-11-20T09:02:00.000Z' },
    ];
    expect(textsOf({ ...lead, exposes: { sent: [document], events } })).toEqual([
      'Angefragt (Einwilligung expose-2026-11)',
      'Exposé erstellt (Prüfsumme 3f2a3f2a…, 12 Seiten, 2,1 MB)',
      'E-Mail vom Mailserver angenommen',
      'Link geöffnet',
      'Exposé heruntergeladen',
    ]);
  });

  it('the mail server has accepted only the mail that carried the document, and only once it was sent', () => {
    const reply = { ...document, with_address: true, reply: 'r1', made_at: '2026-11-21T08:00:00.000Z' };
    const replies = [
      { id: 'r1', mail: { state: 'pending' } },
      { id: 'r2', mail: { state: 'sent', sent_at: '2026-11-22T08:00:00.000Z' } },
    ];
    const exposes = { sent: [reply], events: [] };
    expect(textsOf({ ...lead, replies, exposes }, (hash) => hash)).toEqual([
      'Angefragt (Einwilligung expose-2026-11)',
      `Exposé mit Adresse erstellt (Prüfsumme ${document.hash}, 12 Seiten, 2,1 MB)`,
    ]);
    const [, second] = replies;
    expect(textsOf({ ...lead, replies: [{ ...second!, id: 'r1' }], exposes })).toContain(
      'Antwort vom Mailserver angenommen',
    );
  });

  it('a lead to which no document was sent has no proof', () => {
    expect(exposeProof(lead)).toEqual([]);
  });
});
