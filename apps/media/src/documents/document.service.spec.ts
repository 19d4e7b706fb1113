import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DocumentOrder } from '@estate/contracts/media/documents';
import { createLog } from '@estate/server-kit/observability/log';
import { openStorage } from '@estate/storage/open-storage';
import { afterAll, expect, it } from '@jest/globals';
import { RenderQueue } from '../renditions/render-queue.ts';
import { ImageFiles } from '../storage/image-files.ts';
import { DocumentFiles } from './document-files.ts';
import { DocumentPictures, type LoadedPicture } from './document-pictures.ts';
import { DocumentService } from './document.service.ts';

const folder = await mkdtemp(join(tmpdir(), 'documents-'));
afterAll(() => rm(folder, { recursive: true }));
const storage = await openStorage(pathToFileURL(folder).href);

/** Pictures that come when `release` is called; counts how many documents wait for one. */
class HeldPictures extends DocumentPictures {
  waiting = 0;
  mostWaiting = 0;
  release: () => void = () => undefined;
  private readonly released = new Promise<void>((resolve) => {
    this.release = resolve;
  });

  override async load(): Promise<LoadedPicture | undefined> {
    this.waiting += 1;
    this.mostWaiting = Math.max(this.mostWaiting, this.waiting);
    await this.released;
    this.waiting -= 1;
    return undefined;
  }
}

const orderOf = (title: string): DocumentOrder =>
  DocumentOrder.parse({
    title,
    language: 'de',
    author: 'Agentur',
    subject: '',
    date: '2026-11-30',
    version: '',
    footer: '',
    blocks: [
      {
        kind: 'figure',
        picture: { bucket: 'property-images', path: '1/a.jpeg', change_mark: 'm1', alt: 'Bild', label: null },
        caption: null,
        size: 'full',
      },
    ],
  });

it('one document is drawn at a time, a bounded number of orders waits, and the next one is refused as unavailable', async () => {
  const pictures = new HeldPictures(new ImageFiles(storage), new RenderQueue(), createLog('test'));
  const documents = new DocumentService(new DocumentFiles(storage), pictures);
  const orders = Array.from({ length: 16 }, (_, at) => documents.make(orderOf(`Dokument ${at}`)));
  const same = documents.make(orderOf('Dokument 3'));
  await expect(documents.make(orderOf('Eines zu viel'))).rejects.toMatchObject({
    problem: { code: 'unavailable' },
  });
  pictures.release();
  const made = await Promise.all(orders);
  expect(new Set(made.map(({ hash }) => hash)).size).toBe(16);
  expect(await same).toEqual(made[3]);
  expect(pictures.mostWaiting).toBe(1);
  expect((await documents.make(orderOf('Danach'))).pages).toBe(1);
});
