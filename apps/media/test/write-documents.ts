import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DocumentOrder } from '@estate/contracts/media/documents';
import { createLog } from '@estate/server-kit/observability/log';
import { markKeyOf } from '@estate/storage/image-address';
import { openStorage } from '@estate/storage/open-storage';
import { DocumentPictures } from '../src/documents/document-pictures.ts';
import { drawDocument } from '../src/documents/drawing/draw-document.ts';
import { checkImage } from '../src/originals/check-image.ts';
import { RenderQueue } from '../src/renditions/render-queue.ts';
import { ImageFiles } from '../src/storage/image-files.ts';
import { pictureOf } from './document-blocks.ts';
import { documentOrders } from './document-orders.ts';
import { testPictures, type TestPicture } from './document-pictures.ts';

/** Writes the documents of document-orders.ts into a folder, for deploy/documents: tsx write-documents.ts <folder> */
const [target = '.'] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'originals-'));
try {
  const files = new ImageFiles(await openStorage(pathToFileURL(folder).href));
  for (const name of Object.keys(testPictures) as (keyof typeof testPictures & TestPicture)[]) {
    const { bytes } = await checkImage(await testPictures[name]());
    const { bucket, path, change_mark } = pictureOf(name);
    await files.writeOriginal({ bucket, path }, markKeyOf(change_mark), bytes);
  }
  const pictures = new DocumentPictures(files, new RenderQueue(), createLog('write-documents'));
  for (const [name, order] of Object.entries(documentOrders)) {
    const { bytes } = await drawDocument(DocumentOrder.parse(order), (...picture) =>
      pictures.load(...picture),
    );
    await writeFile(join(target, `${name.replaceAll(/[^\w]+/g, '-')}.pdf`), bytes);
  }
} finally {
  await rm(folder, { recursive: true });
}
