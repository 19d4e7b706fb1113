import { type FailedImage } from '@estate/contracts/jobs';
import { type PropertyImage } from '@estate/contracts/catalog/property';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { imagesOfUnit, privateImageIds } from '../images/crm-image.ts';
import { withStoredSizes, hasImageWork, ImageImport, type ImageWatch } from '../images/image-import.ts';
import { type PropstackReader, type UnitPage, type FetchedUnit } from '../propstack/propstack-reader.ts';
import { type CodeTexts } from '../unit/code-texts.ts';
import { removalReasonOf } from '../unit/plain-values.ts';
import { type NamedFields, noNamedFields, propertyOfUnit } from '../unit/property-of-unit.ts';
import { type Unit } from '../unit/unit.ts';
import { type Upsert, CatalogStore } from './catalog-store.ts';
import { forEachObject } from './for-each-object.ts';
import { type ImportedProperty, type PageMode, withUpdatedImages } from './imported-property.ts';
import { SyncSettingsStore } from '../schedules/sync-settings.store.ts';

/** The input of catalog's upsert for an object. If `images` is undefined, catalog keeps the stored images. */
function upsertOf(
  unit: Unit,
  codes: CodeTexts,
  fields: NamedFields,
  images: PropertyImage[] | undefined,
): Upsert {
  const property = propertyOfUnit(unit, codes, fields);
  return Object.assign(property, {
    removed_because: removalReasonOf(unit, property.property_status_id),
    images: images ?? null,
    storage_images: images?.map(({ storage_path }) => storage_path) ?? [],
  });
}

type OnStored = (imported: readonly ImportedProperty[]) => Promise<void>;

/** Number of objects of a sync whose images are fetched at the same time. */
const objectsAtOnce = 4;
/**
 * The maximum number of requests for an object that catalog reports as outdated. If it is outdated three times, the
 * clock of Redis was probably set back, and further requests would not help.
 */
const maxTries = 3;

/** Imports objects of the CRM into catalog and their images into media. */
@Injectable()
export class PropertyImport {
  constructor(
    private readonly catalog: CatalogStore,
    private readonly images: ImageImport,
    private readonly settings: SyncSettingsStore,
  ) {}

  /**
   * Fetches one object from the CRM and stores it. Without `importImages` the stored images stay unchanged. Rejects
   * with the signal's reason if the reader's signal is aborted while images are fetched; then nothing is stored in
   * catalog.
   */
  async one(
    reader: PropstackReader,
    id: number,
    importImages: boolean,
    onImages?: ImageWatch['onImages'],
  ): Promise<ImportedProperty> {
    const watch = { signal: reader.signal, ...(onImages ? { onImages } : {}) };
    const imported = await this.storeOne(await reader.unit(id), importImages, watch);
    return importImages ? this.refetchWhileOutdated(reader, imported, watch) : imported;
  }

  /**
   * Stores a page of a sync and calls `onStored` with the results. Objects without new images are written to catalog
   * in common calls, the rest one by one after their images.
   */
  async page(
    reader: PropstackReader,
    page: UnitPage,
    { importImages, isRehearsal }: PageMode,
    onStored: OnStored,
  ): Promise<void> {
    const { units, fetchedAt, codes } = page;
    const fields = await this.fields();
    const stored = importImages ? await this.catalog.getStoredImages(units.map(idOf)) : undefined;
    const bulkUpserts: Upsert[] = [];
    const separateUnits: FetchedUnit[] = [];
    const idsWithPrivate = importImages ? new Set<number>() : await this.withPrivateImages(units);
    for (const unit of units) {
      const crmImages = stored ? imagesOfUnit(unit) : [];
      const storedImages = stored?.get(idOf(unit)) ?? [];
      const hasWork = stored ? hasImageWork(crmImages, storedImages) : idsWithPrivate.has(idOf(unit));
      if (hasWork) separateUnits.push({ unit, fetchedAt, codes });
      else
        bulkUpserts.push(upsertOf(unit, codes, fields, stored && withStoredSizes(crmImages, storedImages)));
    }
    await this.storeInBulk(fetchedAt, bulkUpserts, onStored, isRehearsal);
    if (isRehearsal) {
      const properties = separateUnits.map(({ unit }) => upsertOf(unit, codes, fields, undefined));
      const onCompared: OnStored = (compared) => onStored(compared.map(withUpdatedImages));
      await this.storeInBulk(fetchedAt, properties, onCompared, isRehearsal);
      return;
    }
    await forEachObject(separateUnits, objectsAtOnce, async (fetchedUnit) => {
      const storedImages = stored?.get(idOf(fetchedUnit.unit));
      await onStored([
        importImages
          ? await this.withImages(reader, fetchedUnit, storedImages)
          : await this.storeWithoutFetching(fetchedUnit),
      ]);
    });
  }

  private async fields(): Promise<NamedFields> {
    const { drawbacks_field, sold_price_field } = await this.settings.get();
    return { drawbacks: drawbacks_field, soldPrice: sold_price_field };
  }

  /** The ids of the objects that have a stored image which the CRM now marks as private. */
  private async withPrivateImages(units: readonly Unit[]): Promise<ReadonlySet<number>> {
    const unitsWithPrivate = units.filter((unit) => privateImageIds(unit).size > 0);
    const stored = await this.catalog.getStoredImages(unitsWithPrivate.map(idOf));
    const affected = unitsWithPrivate.filter((unit) => {
      const privateIds = privateImageIds(unit);
      return stored.get(idOf(unit))?.some(({ id }) => privateIds.has(id));
    });
    return new Set(affected.map(idOf));
  }

  /**
   * Stores an object without fetching images. Stored images are kept, except those that the CRM now marks as private.
   */
  private async storeWithoutFetching({ unit, codes, fetchedAt }: FetchedUnit): Promise<ImportedProperty> {
    const id = idOf(unit);
    const privateIds = privateImageIds(unit);
    const storedImages =
      privateIds.size > 0 ? ((await this.catalog.getStoredImages([id])).get(id) ?? []) : [];
    const publicImages = storedImages.filter((image) => !privateIds.has(image.id));
    const images = publicImages.length === storedImages.length ? undefined : publicImages;
    return this.store(fetchedAt, upsertOf(unit, codes, await this.fields(), images), []);
  }

  /** Stores objects in as few calls as catalog's limits allow. */
  private async storeInBulk(
    fetchedAt: string,
    properties: readonly Upsert[],
    onStored: OnStored,
    is_rehearsal: boolean,
  ): Promise<void> {
    if (properties.length === 0) return;
    const byId = new Map(properties.map((property) => [property.id, property]));
    const all = await this.catalog.upsert(fetchedAt, properties, { is_rehearsal });
    const imported = all.flatMap((stored) => {
      const property = byId.get(stored.id);
      return property ? [{ property, stored, failedImages: [] }] : [];
    });
    await onStored(imported);
  }

  /**
   * Stores one object of a page with its images. If the object has to be fetched again and the CRM has deleted it
   * meanwhile, it is reported as failed.
   */
  private async withImages(
    reader: PropstackReader,
    fetchedUnit: FetchedUnit,
    storedImages: PropertyImage[] | undefined,
  ): Promise<ImportedProperty> {
    const id = idOf(fetchedUnit.unit);
    try {
      const imported = await this.storeWithImages(fetchedUnit, reader, storedImages);
      return await this.refetchWhileOutdated(reader, imported, reader);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem.code !== 'not-found') throw error;
      const property = upsertOf(fetchedUnit.unit, fetchedUnit.codes, noNamedFields, undefined);
      return { property, stored: { id, error: error.problem.detail }, failedImages: [] };
    }
  }

  /**
   * Fetches and stores the object again while catalog reports it as outdated: another import stored a newer version
   * while the images were being fetched, possibly without images.
   */
  private async refetchWhileOutdated(
    reader: PropstackReader,
    first: ImportedProperty,
    watch: ImageWatch,
  ): Promise<ImportedProperty> {
    const { id } = first.property;
    let imported = first;
    for (let tries = 2; isOutdated(imported) && tries <= maxTries; tries += 1) {
      imported = await this.storeOne(await reader.unit(id), true, watch);
    }
    return imported;
  }

  private async storeOne(
    fetchedUnit: FetchedUnit,
    importImages: boolean,
    watch: ImageWatch,
  ): Promise<ImportedProperty> {
    if (!importImages) return this.storeWithoutFetching(fetchedUnit);
    const id = idOf(fetchedUnit.unit);
    return this.storeWithImages(fetchedUnit, watch, (await this.catalog.getStoredImages([id])).get(id));
  }

  private async storeWithImages(
    { unit, codes, fetchedAt }: FetchedUnit,
    watch: ImageWatch,
    storedImages: PropertyImage[] = [],
  ): Promise<ImportedProperty> {
    const { images, failed } = await this.images.importImages(imagesOfUnit(unit), storedImages, watch);
    return this.store(fetchedAt, upsertOf(unit, codes, await this.fields(), images), failed);
  }

  private async store(
    fetchedAt: string,
    property: Upsert,
    failedImages: FailedImage[],
  ): Promise<ImportedProperty> {
    const [stored] = await this.catalog.upsert(fetchedAt, [property]);
    if (!stored) throw new Error(`catalog did not answer for ${property.id}`);
    return { property, stored, failedImages };
  }
}

const idOf = (unit: Unit) => Number(unit['id']);
const isOutdated = ({ stored }: ImportedProperty) => 'outcome' in stored && stored.outcome === 'outdated';
