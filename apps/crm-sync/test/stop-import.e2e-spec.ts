import { CancelJob, GetJob } from '@estate/contracts/crm-sync/crm-jobs';
import { type ImageProgress } from '@estate/contracts/jobs';
import { eventually } from '@estate/test-kit/wait';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { startedCrmSync } from './crm-sync-under-test.ts';

const { around, crmSync } = await startedCrmSync({ properties: 30 }, {}, { requestTimeoutMs: 20_000 });
let next = 0;
/** A property with several images that no earlier test has used. */
const freshUnit = () => {
  const units = around.sim.stock.all().filter(({ images }) => publicOf(images).length >= 4);
  return units[next++]!;
};
const publicOf = <Image extends { is_private: boolean }>(images: readonly Image[]) =>
  images.filter((image) => !image.is_private);
const imagesOf = async (jobId: string): Promise<ImageProgress | undefined> =>
  (await crmSync.client.call(GetJob, { jobId })).progress.images;

beforeEach(() => around.sim.faults.clear());

/** Starts an import of which one image hangs for 20 s, and waits until the others have come. */
async function startHangingImport(hanging = 1) {
  const { id, images } = freshUnit();
  const publicImages = publicOf(images);
  for (const image of publicImages.slice(0, hanging))
    around.sim.faults.add({ kind: 'hang', path: `/images/photos/${image.id}` });
  const jobId = await crmSync.start({ kind: 'import-property', propertyId: id });
  await eventually(async () =>
    expect(await imagesOf(jobId)).toEqual({
      total: publicImages.length,
      done: publicImages.length - hanging,
    }),
  );
  return { id, jobId };
}

describe('an import whose image hangs', () => {
  it.each([1, 3])(
    'an import with a hanging image download reports its progress and can be cancelled within 2 s (%i hang) [S-4.10]',
    async (hanging) => {
      const { id, jobId } = await startHangingImport(hanging);
      const since = performance.now();
      await crmSync.client.call(CancelJob, { jobId });
      const job = await crmSync.ended(jobId);
      expect(performance.now() - since).toBeLessThan(5_000);
      expect(job).toMatchObject({
        state: 'cancelled',
        result: { success: false, error: 'Der Vorgang wurde abgebrochen.' },
      });
      expect(around.catalog.properties.has(id)).toBe(false);
    },
  );

  it('a cancelled import of several properties ends with the current property, and finished ones stay stored [S-4.10]', async () => {
    const [first, second] = [freshUnit(), freshUnit()];
    const [image] = publicOf(second.images);
    around.sim.faults.add({ kind: 'hang', path: `/images/photos/${image!.id}` });
    const jobId = await crmSync.start({ kind: 'import-property', propertyIds: [first.id, second.id] });
    await eventually(async () =>
      expect((await crmSync.client.call(GetJob, { jobId })).progress).toMatchObject({
        done: 1,
        images: { done: publicOf(second.images).length - 1 },
      }),
    );
    await crmSync.client.call(CancelJob, { jobId });
    expect(await crmSync.ended(jobId)).toMatchObject({
      state: 'cancelled',
      result: { success: false, total: 2, successful: 1, failed: 0 },
    });
    expect(around.catalog.properties.has(first.id)).toBe(true);
    expect(around.catalog.properties.has(second.id)).toBe(false);
  });

  it('a property whose import was cancelled is imported completely by the next import', async () => {
    const { id, jobId } = await startHangingImport();
    await crmSync.client.call(CancelJob, { jobId });
    await crmSync.ended(jobId);
    around.sim.faults.clear();
    expect(await crmSync.importOne(id)).toMatchObject({
      success: true,
      property: { isUpdate: false, failedImageDetails: [] },
    });
  });
});
