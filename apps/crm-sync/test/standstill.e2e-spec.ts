import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo } from 'node:net';
import { eventually } from '@estate/test-kit/wait';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { startCrmSync, startSurroundings, type Surroundings } from './crm-sync-under-test.ts';
import { killableCrmSync } from './killable-crm-sync.ts';

let around: Surroundings;
const ends: (() => unknown)[] = [];

beforeEach(async () => {
  around = await startSurroundings({ properties: 4 });
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await around.close();
});

/** A proxy to media that can delay images; other requests pass. */
async function lineToMedia() {
  let opened: Promise<void> = Promise.resolve();
  let held = 0;
  const server = createServer((incoming, answer) => {
    void (async () => {
      if (incoming.method === 'PUT') {
        held += 1;
        await opened;
      }
      const { method, headers } = incoming;
      const onwards = request(`${around.media.url}${incoming.url ?? ''}`, { method, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      });
      incoming.pipe(onwards);
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  ends.push(() => server.closeAllConnections());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    held: () => held,
    /** Delays images until the returned function is called. */
    holdUp: (): (() => void) => {
      let open: () => void = () => undefined;
      opened = new Promise((resolve) => (open = resolve));
      held = 0;
      return open;
    },
  };
}

it('an import that stood still for longer than its lock lasts undoes nothing of the one after it', async () => {
  const line = await lineToMedia();
  const slow = await killableCrmSync(around, { MEDIA_URL: line.url });
  ends.push(() => slow.close());
  slow.run();
  const importOne = (propertyId: number) => slow.start({ kind: 'import-property', propertyId });
  const { id, images } = around.sim.stock
    .all()
    .find((unit) => unit.images.some((image) => !image.is_private))!;
  const imageId = images.find((image) => !image.is_private)!.id;
  const path = `${id}/${imageId}.jpeg`;
  const markInCatalog = () =>
    around.catalog.properties.get(id)!.images.find((image) => image.storage_path === path)?.change_mark;
  await slow.completed(await importOne(id));

  around.sim.stock.touch({ id, imageIds: [imageId] });
  const letThrough = line.holdUp();
  const older = await importOne(id);
  await eventually(() => expect(line.held()).toBe(1));
  slow.signal('SIGSTOP');

  const other = await startCrmSync(around);
  ends.push(() => other.close());
  around.sim.stock.touch({ id, imageIds: [imageId], fields: { title: 'Neuester Titel' } });
  const newer = await eventually(() => other.importOne(id), { timeoutMs: 30_000 });
  expect(newer).toMatchObject({ success: true, property: { failedImageDetails: [] } });
  const newest = markInCatalog();
  expect(around.media.stored.get(path)).toBe(newest);

  letThrough();
  slow.signal('SIGCONT');
  await slow.completed(older);
  expect(markInCatalog()).toBe(newest);
  expect(around.media.stored.get(path)).toBe(newest);
  expect(around.catalog.properties.get(id)?.title).toBe('Neuester Titel');
}, 120_000);
