import { createHash } from 'node:crypto';
import { propertyIdsLimit, UpsertProperties } from '@estate/contracts/catalog/properties';
import { type PropertyImage } from '@estate/contracts/catalog/property';
import { type NamedJob } from '@estate/contracts/jobs';
import { RemoveProperties } from '@estate/contracts/catalog/property-removal';
import { UpdatePropertyFields } from '@estate/contracts/catalog/property-fields';
import { problem } from '@estate/contracts/problem';
import { stubRpcServer } from '@estate/test-kit/rpc-stub';
import { type z } from 'zod';

export type StoredProperty = z.output<typeof UpsertProperties.input>['properties'][number] & {
  images: PropertyImage[];
};

/**
 * A catalog stub that keeps properties in memory by the rules of upsertMany and records its writes and reads of images.
 */
export async function stubCatalog() {
  const properties = new Map<number, StoredProperty>();
  /** The reason of each removed object. */
  const removed = new Map<number, string>();
  const read = new Map<number, string>();
  const hashes = new Map<number, string>();
  const imageReads: number[][] = [];
  const jobs = new Map<number, NamedJob | undefined>();
  /** Properties that the first sync of the website stored. */
  const fromFirstSync = new Set<number>();
  let writes = 0;
  let pause: ((id: number) => Promise<void>) | undefined;
  const server = await stubRpcServer({
    'catalog.upsertProperties': async (input: unknown) => {
      const parsed = UpsertProperties.input.safeParse(input);
      if (!parsed.success) return problem('invalid-input', { detail: parsed.error.message });
      for (const { id } of parsed.data.properties) {
        await pause?.(id);
        jobs.set(id, parsed.data.job);
        if (parsed.data.is_first_sync) fromFirstSync.add(id);
      }
      const { fetched_at, is_rehearsal, properties: sent } = parsed.data;
      const results = sent.map((property) => {
        const { id } = property;
        const stored = properties.get(id);
        const next = { ...property, images: property.images ?? stored?.images ?? [] };
        const hash = createHash('sha256').update(JSON.stringify(next)).digest('hex');
        if ((read.get(id) ?? '') > fetched_at) return { id, outcome: 'outdated' };
        const reason = property.removed_because ?? undefined;
        const isMoving = Boolean(reason) !== removed.has(id);
        const outcome = !stored ? 'created' : hashes.get(id) === hash && !isMoving ? 'unchanged' : 'updated';
        if (is_rehearsal) return { id, outcome };
        read.set(id, fetched_at);
        if (isMoving && reason) removed.set(id, reason);
        else if (isMoving) removed.delete(id);
        if (outcome === 'unchanged') return { id, outcome };
        properties.set(id, next);
        hashes.set(id, hash);
        writes += 1;
        return { id, outcome };
      });
      return { results };
    },
    'catalog.updatePropertyFields': async (input: unknown) => {
      const parsed = UpdatePropertyFields.input.safeParse(input);
      if (!parsed.success) return problem('invalid-input', { detail: parsed.error.message });
      const results: { id: number; outcome: 'updated' | 'unchanged' | 'unknown' }[] = [];
      for (const { id, ...fields } of parsed.data.properties) {
        await pause?.(id);
        jobs.set(id, parsed.data.job);
        const stored = properties.get(id);
        const next = stored && { ...stored, ...fields };
        const isSame = JSON.stringify(next) === JSON.stringify(stored);
        if (next && !isSame) {
          properties.set(id, next);
          hashes.delete(id);
          writes += 1;
        }
        results.push({ id, outcome: !stored ? 'unknown' : isSame ? 'unchanged' : 'updated' });
      }
      return { results };
    },
    'catalog.getStoredImages': ({ ids }: { ids: number[] }) => {
      imageReads.push(ids);
      return {
        items: ids.flatMap((id) => {
          const images = properties.get(id)?.images;
          return images ? [{ id, images }] : [];
        }),
      };
    },
    'catalog.listImageMarks': ({ after }: { after: number }) => {
      const next = [...properties.keys()].filter((id) => id > after).toSorted((one, other) => one - other)[0];
      const images = next === undefined ? [] : (properties.get(next)?.images ?? []);
      return {
        marks: Object.fromEntries(images.map(({ storage_path, change_mark }) => [storage_path, change_mark])),
        removed: [],
        next: next ?? null,
      };
    },
    'catalog.listPropertyIds': ({ after }: { after: number }) => ({
      ids: [...properties.keys()]
        .filter((id) => id > after && !removed.has(id))
        .toSorted((one, other) => one - other)
        .slice(0, propertyIdsLimit),
    }),
    'catalog.nameProperties': ({ ids }: { ids: number[] }) => ({
      items: ids.flatMap((id) =>
        properties.has(id) ? [{ id, title: properties.get(id)?.title ?? null }] : [],
      ),
    }),
    'catalog.removeProperties': async (input: unknown) => {
      const parsed = RemoveProperties.input.safeParse(input);
      if (!parsed.success) return problem('invalid-input', { detail: parsed.error.message });
      await pause?.(parsed.data.properties[0]?.id ?? 0);
      const gone = parsed.data.properties.filter(({ id }) => properties.has(id) && !removed.has(id));
      for (const { id, reason } of gone) {
        removed.set(id, reason);
        jobs.set(id, parsed.data.job);
      }
      return { removed: gone.map(({ id }) => id) };
    },
  });
  return {
    server,
    properties,
    removed,
    writes: () => writes,
    /** The job that last wrote or removed each property. */
    jobs,
    fromFirstSync,
    /** For each request for stored images, the property ids in it. */
    imageReads,
    /** Sets a wait before each object is stored. */
    slowDown: (wait: ((id: number) => Promise<void>) | undefined) => {
      pause = wait;
    },
  };
}
