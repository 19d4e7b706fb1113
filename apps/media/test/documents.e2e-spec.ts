import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DocumentOrder, StoredDocument } from '@estate/contracts/media/documents';
import { Problem } from '@estate/contracts/problem';
import { callers } from '@estate/contracts/rpc';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { serviceKey } from '@estate/test-kit/service-keys';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, describe, expect, it } from '@jest/globals';
import { coverOf, figure, heading, orderOf, paragraph } from './document-blocks.ts';
import { documentOrders } from './document-orders.ts';
import { testPictures, type TestPicture } from './document-pictures.ts';
import { startMedia, type MediaUnderTest } from './media-under-test.ts';
import { readDocument } from './read-document.ts';

const [media, otherMedia] = await Promise.all([startMedia(), startMedia()]);
afterAll(() => Promise.all([media.close(), otherMedia.close()]));

const made = new Map<TestPicture, Promise<Buffer>>();
async function store(at: MediaUnderTest, ...names: (keyof typeof testPictures)[]): Promise<void> {
  for (const name of names) {
    const bytes = made.get(name) ?? testPictures[name]();
    made.set(name, bytes);
    const { status } = await at.put(`property-images/documents/${name}.jpeg`, 'm1', await bytes);
    expect(status).toBe(201);
  }
}
const common = ['photo', 'evening', 'upright', 'portrait', 'plan', 'widePlan', 'cmyk'] as const;
await Promise.all([media, otherMedia].map((one) => store(one, ...common)));

const named = (name: string): DocumentOrder => {
  const order = documentOrders[name];
  if (!order) throw new Error(`There is no order ${name}`);
  return order;
};
async function make(order: DocumentOrder, at = media): Promise<StoredDocument> {
  const response = await at.post('/documents', order);
  expect(response.status).toBe(201);
  return StoredDocument.parse(await response.json());
}
async function bytesOf(hash: string, at = media): Promise<Buffer> {
  const response = await at.request(`/documents/${hash}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}
const storedFiles = async () => (await media.files()).filter((file) => file.startsWith('documents/'));

describe('a document', () => {
  it('a document is read in the order of its blocks, with headings, alternative texts, tables and links', async () => {
    const { hash, bytes, pages } = await make(named('villa'));
    const response = await media.request(`/documents/${hash}`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-length')).toBe(String(bytes));
    const read = await readDocument(await bytesOf(hash));
    expect(read.pages).toBe(pages);
    const headings = read.parts
      .filter(({ role }) => /^H\d$/.test(role))
      .map(({ role, text }) => `${role} ${text}`);
    expect(headings).toEqual([
      'H1 Villa der Gründerzeit mit Blick auf die Elbe',
      'H2 Das Haus',
      'H3 Ausstattung',
      'H2 Ansichten',
      'H2 Energie',
      'H2 Kosten',
      'H2 Lage',
      'H2 Gut zu wissen',
      'H2 Ihre Ansprechpartnerin',
    ]);
    const cover = read.parts.filter(({ page }) => page === 1).map(({ role, text }) => `${role}: ${text}`);
    expect(cover.slice(0, 5)).toEqual([
      'H1: Villa der Gründerzeit mit Blick auf die Elbe',
      'P: 22609 Hamburg-Nienstedten',
      'Figure: Die Villa von der Gartenseite am Abend',
      'Lbl: Wohnfläche',
      'LBody: 286 m²',
    ]);
    expect(cover.at(-1)).toBe('P: 2.450.000 €');
    const costs = read.parts.slice(read.parts.findIndex(({ text }) => text === 'Kaufpreis und Nebenkosten'));
    expect(costs.slice(0, 3).map(({ role, text }) => [role, text])).toEqual([
      ['Caption', 'Kaufpreis und Nebenkosten'],
      ['TH', 'Kaufpreis'],
      ['TD', '2.450.000 €'],
    ]);
    const texts = read.parts.map(({ role, text }) => `${role}: ${text}`);
    expect(texts).toContain('Figure: Virtuell eingerichtet: Bild evening');
    expect(texts).toContain('Figure: Grundriss des Hochparterres');
    expect(texts).toContain('Link: 040 1234567');
    expect(texts).toContain('LBody: Kamin im Salon');
    expect(read.parts.some(({ text }) => /Seite \d+ von/.test(text))).toBe(false);
    expect(read.drawn).toContain(`Seite 1 von ${pages}`);
    expect(read.drawn).toContain('Stand 30. November 2026 · Fassung 2');
    expect(read.info).toMatchObject({
      Title: 'Villa der Gründerzeit mit Blick auf die Elbe',
      Language: 'de',
    });
    expect(read.outline.map(({ title }) => title)).toEqual(
      headings.filter((one) => !one.startsWith('H3')).map((one) => one.slice(3)),
    );
  });

  it('an equal order is found again, and another copy draws the same bytes', async () => {
    const order = named('villa');
    const first = await make(order);
    const files = await storedFiles();
    expect(await make(structuredClone(order))).toEqual(first);
    expect(await storedFiles()).toEqual(files);
    const other = await make(order, otherMedia);
    expect(other).toEqual(first);
    expect((await bytesOf(other.hash, otherMedia)).equals(await bytesOf(first.hash))).toBe(true);
  });

  it('an order with one other word is another document, and the former one keeps its bytes', async () => {
    const [one, other] = ['Erste Fassung', 'Zweite Fassung'].map((text) =>
      orderOf('Haus', [paragraph(text)]),
    );
    const first = await make(one ?? named('villa'));
    const before = await bytesOf(first.hash);
    expect((await make(other ?? named('villa'))).hash).not.toBe(first.hash);
    expect(await bytesOf(first.hash)).toEqual(before);
  });

  it('equal orders at the same time share one run and get the same document', async () => {
    const order = orderOf('Gleichzeitig', [coverOf('Gleichzeitig'), paragraph('Ein Text')]);
    const all = await Promise.all(Array.from({ length: 30 }, () => make(order)));
    expect(new Set(all.map(({ hash }) => hash)).size).toBe(1);
  });

  it('a document of 60 pictures, of noise and of 40 megapixels has at most 5 MB', async () => {
    await store(media, 'noise', 'panorama');
    for (const name of ['60 pictures', '60 large pictures of noise']) {
      const { bytes, missing_pictures } = await make(named(name));
      expect(bytes).toBeLessThan(5 * 1024 * 1024);
      expect(missing_pictures).toBe(0);
    }
    const panorama = orderOf('Panorama', [figure('panorama', 'full', 'Ein Panorama'), figure('cmyk')]);
    expect((await make(panorama)).missing_pictures).toBe(0);
  });

  it('characters without a sign in the fonts leave none behind, and what can be read stays', async () => {
    const { hash } = await make(named('emoji and other scripts'));
    const { parts, drawn, info } = await readDocument(await bytesOf(hash));
    expect(parts[0]).toMatchObject({ role: 'H1', text: 'Haus am See & <Garten> […]' });
    expect(parts.map(({ text }) => text)).toContain(
      'Ein Text mit Emoji 1 und Hebräisch […], Arabisch […] und Chinesisch […] in einem Satz. 040 123',
    );
    expect(drawn).toContain('NFD: Größe, Soft Hyphen');
    expect(info['Title']).toBe('Haus 🏡 am See 🌊 & <Garten> שלום');
  });

  it('a document leaves out missing pictures, and is drawn with them once they are stored', async () => {
    const order = orderOf('Fehlende Bilder', [
      heading('Bilder'),
      figure('grey', 'half', 'Küche'),
      figure('photo', 'half', 'Bad'),
    ]);
    const before = await make(order);
    expect(before.missing_pictures).toBe(1);
    const { parts } = await readDocument(await bytesOf(before.hash));
    expect(parts.map(({ text }) => text)).toEqual(['Fehlende Bilder', 'Bilder', 'Bild photo', 'Bad']);
    await store(media, 'grey');
    const after = await make(order);
    expect(after.missing_pictures).toBe(0);
    expect(after.hash).not.toBe(before.hash);
  });

  it('a broken original is left out of a document', async () => {
    await store(media, 'transparent');
    const [original = ''] = (await media.files()).filter((file) =>
      /documents!transparent.*original$/.test(file),
    );
    await writeFile(join(media.folder, original), 'no image');
    expect((await make(orderOf('Kaputt', [figure('transparent'), paragraph('Text')]))).missing_pictures).toBe(
      1,
    );
  });

  it('a document of which nobody knows the hash is not found', async () => {
    for (const hash of ['0'.repeat(64), 'nothing', '..%2F..%2Fproperty-images'])
      expect((await media.request(`/documents/${hash}`)).status).toBe(404);
  });
});

describe('an order of a document', () => {
  it.each([
    ['no blocks', orderOf('Leer', [])],
    ['a second cover', orderOf('Zwei', [coverOf('Eins'), coverOf('Zwei')])],
    [
      '101 pictures',
      orderOf(
        'Viele',
        Array.from({ length: 101 }, () => figure('photo')),
      ),
    ],
    [
      'a link that runs a program',
      orderOf('Link', [{ kind: 'link', text: 'Klick', href: 'javascript:alert(1)' }]),
    ],
    ['another language', { ...named('villa'), language: 'fr' }],
    ['no object', []],
  ])('an order with %s is refused with the faulty field', async (_, order) => {
    const response = await media.post('/documents', order);
    expect(response.status).toBe(400);
    expect(Problem.parse(await response.json()).errors?.length).toBeGreaterThan(0);
  });

  it('an order of more than 200 pages is refused, and the next one is drawn', async () => {
    const response = await media.post('/documents', orderOf('Endlos', [paragraph('Zeile\n'.repeat(9_500))]));
    expect(response.status).toBe(400);
    expect(Problem.parse(await response.json()).detail).toBe('Das Dokument hätte mehr als 200 Seiten.');
    await make(orderOf('Danach', [paragraph('Text')]));
  });

  it('an order of more than 2 MB is refused', async () => {
    const response = await media.post('/documents', orderOf('x'.repeat(2_200_000), [paragraph('Text')]));
    expect(response.status).toBe(413);
  });
});

describe('the callers of documents', () => {
  const statusFor = async (from: (typeof callers)[number], path: string, method: 'GET' | 'POST') => {
    const headers = await new ServiceToken(from, 'media', serviceKey).headers();
    const body = method === 'POST' ? '{}' : null;
    return (await fetch(`http://127.0.0.1:${media.port}${path}`, { method, headers, body })).status;
  };

  it('documents are ordered and swept by leads alone, and sent to leads and the BFF', async () => {
    const { hash } = await make(orderOf('Für zwei', [paragraph('Text')]));
    for (const caller of callers) {
      const orders = caller === 'leads' ? 400 : 403;
      expect(await statusFor(caller, '/documents', 'POST')).toBe(orders);
      expect(await statusFor(caller, '/documents/in-use', 'POST')).toBe(orders);
      expect(await statusFor(caller, `/documents/${hash}`, 'GET')).toBe(
        ['leads', 'bff'].includes(caller) ? 200 : 403,
      );
    }
    expect(await statusFor('leads', '/originals/property-images/1/a.jpeg?v=1', 'GET')).toBe(403);
  });
});

describe('the sweep of documents', () => {
  it('the sweep deletes documents of the day before except those that are in use, and a deleted one is drawn again', async () => {
    const orders = ['gebraucht', 'alt', 'neu'].map((text) => orderOf('Aufräumen', [paragraph(text)]));
    const [used, old, young] = await Promise.all(orders.map((order) => make(order)));
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
    for (const { hash } of [used, old].flatMap((one) => one ?? []))
      await utimes(join(media.folder, 'documents/files', hash), yesterday, yesterday);
    expect((await media.post('/documents/in-use', { hashes: [used?.hash] })).status).toBe(202);
    await eventually(async () => {
      expect((await media.request(`/documents/${old?.hash ?? ''}`)).status).toBe(404);
    });
    for (const one of [used, young])
      expect((await media.request(`/documents/${one?.hash ?? ''}`)).status).toBe(200);
    expect(await make(orders[1] ?? named('villa'))).toEqual(old);
  });

  it('a document that is found again counts as new for the sweep', async () => {
    const order = orderOf('Wieder gefragt', [paragraph('Text')]);
    const { hash } = await make(order);
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
    await utimes(join(media.folder, 'documents/files', hash), yesterday, yesterday);
    await make(order);
    await media.post('/documents/in-use', { hashes: ['0'.repeat(64)] });
    await make(orderOf('Danach', [paragraph('Text')]));
    expect((await media.request(`/documents/${hash}`)).status).toBe(200);
  });

  it('a list without any document in use is refused, because it comes from a lost store', async () => {
    expect((await media.post('/documents/in-use', { hashes: [] })).status).toBe(400);
  });
});
