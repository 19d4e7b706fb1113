import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { CatalogClient } from '../catalog/catalog-client.ts';
import { type LeadProperty } from '../lead/lead.ts';

/** The property that a form names. */
@Injectable()
export class KnownProperty {
  constructor(
    private readonly catalog: CatalogClient,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Refuses an unknown property as bad input; null if the catalog is down: the mail job asks again. */
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
