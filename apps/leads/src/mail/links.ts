import { propertySlug } from '@estate/domain/property/property-slug';
import { InjectEnv } from '@estate/server-kit/process/inject';
import { withoutTrailingSlashes } from '@estate/server-kit/text/trailing-slashes';
import { Injectable } from '@nestjs/common';
import { type LeadsEnv } from '../env.ts';

/** Absolute URLs of the site for mails. */
@Injectable()
export class Links {
  constructor(@InjectEnv() private readonly env: Pick<LeadsEnv, 'PUBLIC_URL'>) {}

  property(property: { id: number; title: string }): string {
    return this.page(`/immobilie/${propertySlug(property)}`);
  }

  page(path: string): string {
    return `${withoutTrailingSlashes(this.env.PUBLIC_URL)}${path}`;
  }
}
