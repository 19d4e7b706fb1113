import {
  type GetImageAccess,
  type GetLeadProperty,
  type ListPublicPages,
} from '@estate/contracts/catalog/properties';
import { publicTexts } from '@estate/domain/property/notes';
import { namesStreet } from '@estate/domain/property/street-name';
import { isClosed } from '@estate/domain/property/offer-state';
import { type PublicProperty } from '@estate/contracts/catalog/public-property';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { answeredFacts, answeredFields } from '../property/answered-facts.ts';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { toPublicProperty, type DetailSource } from '../property/public-property.ts';
import { isPublic, publicTitle, showsAddress, titleFields } from '../property/publicity.ts';
import { detailRead, publicPagesRead } from './property-reads.ts';

type PageSource = Pick<StoredProperty, '_id' | (typeof titleFields)[number] | 'updated_at' | 'imported_at'>;

/** Without those of the texts that name the street. */
const withoutStreet = (
  stored: DetailSource,
  keys: readonly (typeof publicTexts)[number][],
): DetailSource => ({
  ...stored,
  ...Object.fromEntries(
    keys.filter((key) => namesStreet(stored[key], stored.street)).map((key) => [key, null]),
  ),
});

/** Single properties and the URLs of their pages. */
@Injectable()
export class PropertyPageService {
  constructor(@InjectModel(propertyModel.name) private readonly properties: PropertyModel) {}

  async detail(id: number): Promise<PublicProperty> {
    const { filter, fields } = detailRead(id);
    const stored = await this.properties.findOne(filter, [...fields]).lean<DetailSource>();
    if (!stored) throw new ProblemError('property-not-found');
    if (isPublic(stored)) return toPublicProperty(stored);
    throw new ProblemError(stored.was_public_at ? 'property-gone' : 'property-not-found');
  }

  /**
   * The property as visitors see it, whether they may or not, without texts that name a hidden street. `withAddress` shows
   * a hidden street and place too, except in the title, which is the name of the file.
   */
  async forDocument(
    id: number,
    withAddress: boolean,
  ): Promise<{ property: PublicProperty; is_public: boolean; hides_address: boolean }> {
    const { filter, fields } = detailRead(id);
    const stored = await this.properties.findOne(filter, [...fields]).lean<DetailSource>();
    if (!stored || stored.removed_because) throw new ProblemError('property-not-found');
    const hides_address = !showsAddress(stored) && Boolean(stored.street?.trim());
    const isReleased = withAddress && hides_address;
    const shown = isReleased ? { ...stored, hide_address: false } : stored;
    const property = toPublicProperty(
      hides_address ? withoutStreet(shown, isReleased ? ['title'] : publicTexts) : shown,
    );
    const { lat, lng, map_point } = property;
    const isExact = isReleased && map_point && lat != null && lng != null;
    return {
      property: isExact ? { ...property, map_point: { lat, lng, is_rough: false } } : property,
      is_public: isPublic(stored),
      hides_address,
    };
  }

  async publicPages(before: number | undefined): Promise<z.input<typeof ListPublicPages.output>['items']> {
    const { filter, fields, order = {}, limit } = publicPagesRead(before);
    const properties = await this.properties
      .find(filter, [...fields], { limit })
      .sort(order)
      .lean<PageSource[]>();
    return properties.map((stored) => ({
      id: stored._id,
      title: publicTitle(stored),
      updated_at: stored.updated_at ?? stored.imported_at,
    }));
  }

  async imageAccess(id: number): Promise<z.input<typeof GetImageAccess.output>> {
    const stored = await this.properties
      .findById(id, ['website_status', 'property_status_id', 'removed_because', 'images'])
      .lean();
    if (!stored || !isPublic(stored)) return { images: [] };
    return {
      images: stored.images.map(({ storage_path, access_key, change_mark }) => ({
        storage_path,
        access_key,
        change_mark,
      })),
    };
  }

  async leadProperty(id: number): Promise<z.input<typeof GetLeadProperty.output>> {
    const fields = [
      ...titleFields,
      ...answeredFields,
      'website_status',
      'property_status_id',
      'removed_because',
      'was_public_at',
    ];
    const stored = await this.properties.findById(id, fields).lean();
    const wasEverPublic = stored && (isPublic(stored) || stored.was_public_at);
    if (!wasEverPublic) throw new ProblemError('property-not-found');
    const is_gone = Boolean(stored.removed_because) || isClosed(stored);
    return { id, title: publicTitle(stored), ...answeredFacts(stored), is_public: isPublic(stored), is_gone };
  }
}
