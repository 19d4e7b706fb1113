import { createHash } from 'node:crypto';
import { StoreCrmExpose } from '@estate/contracts/crm-sync/crm-exposes';
import { pdfOf } from '@estate/propstack-sim/documents/expose-document';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { startedCrmSync } from './crm-sync-under-test.ts';

/** What the server of documents answers with: a status, headers, and a body. */
let answer: { status?: number; type?: string; body: Buffer };
const documents = createServer((_request, response) => {
  response
    .writeHead(answer.status ?? 200, {
      'content-type': answer.type ?? 'application/pdf',
      ...(answer.status === 302 ? { location: 'http://127.0.0.1:1/' } : {}),
    })
    .end(answer.body);
}).listen(0, '127.0.0.1');
await once(documents, 'listening');
documents.unref();
const host = `127.0.0.1:${(documents.address() as AddressInfo).port}`;

const { around, crmSync } = await startedCrmSync({}, { PROPSTACK_FILE_HOSTS: host });
const { id } = around.sim.stock.all().find((unit) => unit.id % 5 !== 0)!;
const store = () => crmSync.client.call(StoreCrmExpose, { id });

const document = (fields: object = {}) => ({
  title: 'Exposé der Villa',
  url: `http://${host}/expose.pdf`,
  is_exposee: true,
  is_private: false,
  ...fields,
});
const has = (documentsOfUnit: unknown, fields: object = {}) =>
  around.sim.stock.touch({ id, fields: { documents: documentsOfUnit as never, ...fields } });

beforeEach(() => {
  around.media.pdfs.length = 0;
  around.media.break(false);
  answer = { body: pdfOf(['Exposé', 'Drei Zimmer am Park']) };
  has([document()], { street: 'Am Mühlenberg 12', house_number: '12' });
});

describe('the exposé that the CRM keeps', () => {
  it('the newest document that the CRM marks as an exposé is stored in media, with its title and pages', async () => {
    has([
      document({ title: 'Alt', updated_at: '2025-01-01T08:00:00Z', url: 'http://elsewhere.example/' }),
      document({ updated_at: '2026-01-01T08:00:00Z' }),
      document({ is_exposee: false, updated_at: '2026-02-01T08:00:00Z', title: 'Vertrag' }),
    ]);
    expect(await store()).toEqual({
      hash: createHash('sha256').update(answer.body).digest('hex'),
      bytes: answer.body.length,
      pages: 1,
      title: 'Exposé der Villa',
      names_street: false,
    });
    expect(around.media.pdfs).toEqual([answer.body]);
  });

  it.each(['Am Mühlenberg 12', 'AM MUEHLENBERG', 'Mühlenberg'])(
    'a PDF with the text "%s" names the street of the object',
    async (text) => {
      answer = { body: pdfOf(['Lage', text]) };
      expect(await store()).toMatchObject({ names_street: true });
    },
  );

  it.each([
    ['no document', () => has([]), /kein Dokument, das als Exposé gekennzeichnet/],
    ['a private exposé only', () => has([document({ is_private: true })]), /nicht privat/],
    ['a foreign server', () => has([document({ url: 'http://169.254.169.254/' })]), /PROPSTACK_FILE_HOSTS/],
    [
      'a redirect',
      () => (answer = { status: 302, body: Buffer.from('') }),
      /leitet auf eine andere Adresse um/,
    ],
    ['a web page', () => (answer = { type: 'text/html', body: Buffer.from('<html>') }), /kein PDF/],
    [
      'rubbish',
      () => (answer = { body: Buffer.from('no pdf at all') }),
      /beschädigt oder mit einem Passwort/,
    ],
    [
      'a file of 11 MB',
      () => (answer = { body: Buffer.alloc(11 * 1024 * 1024, '%PDF-') }),
      /größer als 10 MB/,
    ],
  ])('%s is refused with its reason, and nothing is stored', async (_what, given, detail) => {
    given();
    await expect(store()).rejects.toMatchObject({
      problem: { code: 'conflict', detail: expect.stringMatching(detail) },
    });
    expect(around.media.pdfs).toEqual([]);
  });

  it('a server of documents that is overloaded and a media that is away are failures that pass', async () => {
    answer = { status: 503, body: Buffer.from('') };
    await expect(store()).rejects.toMatchObject({ problem: { code: 'crm-unreachable' } });
    answer = { body: pdfOf(['Exposé']) };
    around.media.break(true);
    await expect(store()).rejects.toMatchObject({ problem: { code: 'unavailable' } });
  });

  it('the simulated CRM keeps an exposé of every fifth object', async () => {
    const unit = around.sim.stock.all().find((one) => one.id % 5 === 0);
    expect(unit).toBeDefined();
    // Its documents lie on the host of the API, which the setting of this test does not list.
    const taken = crmSync.client.call(StoreCrmExpose, { id: unit?.id ?? 0 });
    await expect(taken).rejects.toMatchObject({
      problem: { detail: expect.stringMatching(/PROPSTACK_FILE_HOSTS/) },
    });
  });
});
