import {
  GetStoredImages,
  ListImageMarks,
  ListPropertyIds,
  UpsertProperties,
} from '@estate/contracts/catalog/properties';
import { type PropertyImage } from '@estate/contracts/catalog/property';
import { type NamedProperty } from '@estate/contracts/named-property';
import {
  maxRemovedPerCall,
  NameProperties,
  RemoveProperties,
} from '@estate/contracts/catalog/property-removal';
import { UpdatePropertyFields } from '@estate/contracts/catalog/property-fields';
import { type ImagesInUse } from '@estate/contracts/media/images';
import { RpcClient } from '@estate/rpc/rpc-client';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { currentJob, isInFirstSync } from '../running-jobs/crm-job.ts';

export type Upsert = z.input<typeof UpsertProperties.input>['properties'][number];
export type Outcome = z.output<typeof UpsertProperties.output>['results'][number]['outcome'];
/**
 * The outcome of one object as reported by catalog, or the reason of its rejection (German). `fields` lists the changed
 * fields in a rehearsal (dry run).
 */
export type UpsertResult =
  | { id: number; outcome: Outcome; fields?: string[] | undefined }
  | { id: number; error: string };

type UpsertOptions = Partial<Pick<z.input<typeof UpsertProperties.input>, 'is_rehearsal'>>;
type Removal = z.input<typeof RemoveProperties.input>['properties'][number];

type FieldUpdate = z.input<typeof UpdatePropertyFields.input>['properties'][number];
type FieldOutcome = z.output<typeof UpdatePropertyFields.output>['results'][number]['outcome'];
/** The outcome of one property's fields as catalog reports it, or the reason of a failure (German). */
export type FieldUpdateResult = { id: number; outcome: FieldOutcome } | { id: number; error: string };

const maxPerCall = 50;
/** An object with its raw CRM data has about 30 KB, and an RPC call is limited to 1 MB. */
const maxUpsertsPerCall = 20;

export class CatalogClient extends RpcClient {}

/** Writes properties to catalog in calls within its limits. */
@Injectable()
export class CatalogStore {
  constructor(private readonly catalog: CatalogClient) {}

  /**
   * Upserts the properties of one CRM response, which was fetched at `fetchedAt`. Rejected properties are returned with
   * their error; the rest are stored.
   */
  async upsert(
    fetchedAt: string,
    properties: readonly Upsert[],
    options: UpsertOptions = {},
  ): Promise<UpsertResult[]> {
    const portions: Upsert[][] = [];
    for (let from = 0; from < properties.length; from += maxUpsertsPerCall) {
      portions.push(properties.slice(from, from + maxUpsertsPerCall));
    }
    const commonInput = { fetched_at: fetchedAt, ...options };
    return (await Promise.all(portions.map((portion) => this.upsertPortion(commonInput, portion)))).flat();
  }

  /**
   * Sets single fields of at most 50 properties. `fetchedAt` is the time at which the values were fetched from the CRM.
   */
  async updateFields(fetchedAt: string, properties: readonly FieldUpdate[]): Promise<FieldUpdateResult[]> {
    if (properties.length === 0) return [];
    const input = { fetched_at: fetchedAt, properties: [...properties], job: currentJob() };
    return (await this.catalog.call(UpdatePropertyFields, input)).results;
  }

  async getStoredImages(ids: readonly number[]): Promise<Map<number, PropertyImage[]>> {
    const images = new Map<number, PropertyImage[]>();
    for (let from = 0; from < ids.length; from += maxPerCall) {
      const { items } = await this.catalog.call(GetStoredImages, {
        ids: ids.slice(from, from + maxPerCall),
      });
      for (const item of items) images.set(item.id, item.images);
    }
    return images;
  }

  /**
   * Removes objects from the website and returns the ids of the removed ones. Skips objects that are not stored, and
   * those with a version in catalog that is newer than the CRM's response about the deletion.
   */
  async remove(gone: readonly Removal[]): Promise<number[]> {
    const removed: number[] = [];
    for (let from = 0; from < gone.length; from += maxRemovedPerCall) {
      const properties = gone.slice(from, from + maxRemovedPerCall);
      removed.push(...(await this.catalog.call(RemoveProperties, { properties, job: currentJob() })).removed);
    }
    return removed;
  }

  /** Ids and titles of at most 500 stored properties. */
  async names(ids: readonly number[]): Promise<NamedProperty[]> {
    if (ids.length === 0) return [];
    return (await this.catalog.call(NameProperties, { ids: [...ids] })).items;
  }

  /** Whether the property is stored and not removed. */
  async has(id: number): Promise<boolean> {
    return (await this.catalog.call(ListPropertyIds, { after: id - 1 })).ids[0] === id;
  }

  /** Ids of all properties that are stored and not removed, ascending. */
  async allIds(): Promise<number[]> {
    const all: number[] = [];
    for (;;) {
      const { ids } = await this.catalog.call(ListPropertyIds, { after: all.at(-1) ?? 0 });
      if (ids.length === 0) return all;
      all.push(...ids);
    }
  }

  /** The change marks of all stored images by storage path, and the paths of those of removed properties. */
  async imageMarks(): Promise<ImagesInUse> {
    const all: ImagesInUse = { marks: {}, removed: [] };
    for (let after: number | null = 0; after !== null;) {
      const page: z.output<typeof ListImageMarks.output> = await this.catalog.call(ListImageMarks, { after });
      Object.assign(all.marks, page.marks);
      all.removed.push(...page.removed);
      after = page.next;
    }
    return all;
  }

  /**
   * If catalog rejects a call because of its content, repeats the call for each object separately, so that only the
   * invalid object is rejected.
   */
  private async upsertPortion(
    commonInput: UpsertOptions & { fetched_at: string },
    properties: Upsert[],
  ): Promise<UpsertResult[]> {
    try {
      const input = { ...commonInput, properties, job: currentJob(), is_first_sync: isInFirstSync() };
      return (await this.catalog.call(UpsertProperties, input)).results;
    } catch (error) {
      if (!(error instanceof ProblemError) || !isAboutContent(error)) throw error;
      const [first, ...rest] = properties;
      if (first && rest.length === 0) return [{ id: first.id, error: error.problem.detail }];
      const results = await Promise.all(
        properties.map((property) => this.upsertPortion(commonInput, [property])),
      );
      return results.flat();
    }
  }
}

const isAboutContent = ({ problem }: ProblemError) => ['invalid-input', 'too-large'].includes(problem.code);
