import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markKeyOf, originalKey, versionFolder } from '@estate/storage/image-address';
import { type CapturedLog, captureLog } from '@estate/test-kit/captured-log';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { card, type MediaUnderTest, photo, renditionQuery, startMedia } from './media-under-test.ts';

describe('the log of media', () => {
  let log: CapturedLog;
  let media: MediaUnderTest;
  beforeAll(async () => {
    log = captureLog();
    media = await startMedia();
  });
  afterAll(async () => {
    await media.close();
    log.stop();
  });

  it('the log of media contains the path of a failed request, and not its query', async () => {
    const place = 'property-images/42/1.jpeg';
    await media.put(place, 'geheim1', await photo({ width: 60, height: 80 }));
    const address = { bucket: 'property-images', path: '42/1.jpeg' } as const;
    await writeFile(join(media.folder, originalKey(address, markKeyOf('geheim1'))), 'no image');
    await writeFile(join(media.folder, versionFolder(address, markKeyOf('geheim4'))), 'in the way');
    expect((await media.render(place, renditionQuery(card, 'geheim1'))).status).toBe(500);
    expect(
      (await media.render(place, `${renditionQuery()}&email=anna@example.org&token=geheim3`)).status,
    ).toBe(400);
    expect((await media.put(place, 'geheim4', await photo({ width: 60, height: 80 }))).status).toBe(500);
    for (const path of ['/gibt-es-nicht', '//', '/render/property-images/nie.jpeg', '/originals/x']) {
      await (await media.request(`${path}?email=anna@example.org&token=geheim5`)).arrayBuffer();
    }
    const output = log.lines().join('\n');
    expect(output).toContain(`"path":"/render/${place}"`);
    expect(output).toContain(`"path":"/originals/${place}"`);
    expect(output).not.toMatch(/anna|geheim|token=|width=/);
  });
});
