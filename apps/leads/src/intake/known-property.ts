import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { CatalogClient } from '../catalog/catalog-client.ts';
import { type LeadProperty } from '../lead/lead.ts';

/** Finds the property of a form. */
@Injectable()
export class KnownProperty {
  constructor(
    private readonly catalog: CatalogClient,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Refuses an unknown property as invalid input. Null if catalog is down, because the mail job asks again. */
  async of(id: number): Promise<LeadProperty | null> {
    const property = await this.catalog.findProperty(id).catch((err: unknown) => {
      this.log.warn({ err, property_id: id }, 'stored without asking the catalog');
      return null;
    });
    if (property !== undefined) return property;
    const errors = [{ field: 'propertyId', message: 'Die Immobilie ist unbekannt.' }];
    throw new ProblemError('invalid-input', { errors });
  }
}
