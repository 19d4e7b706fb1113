import { propertySlug } from '@estate/contracts/property-slug';
import { withoutTrailingSlashes } from '@estate/server-kit/trailing-slashes';

/** Absolute addresses of the site for mails. */
export class Links {
  constructor(private readonly publicUrl: string) {}

  property(property: { id: number; title: string }): string {
    return this.page(`/immobilie/${propertySlug(property)}`);
  }

  page(path: string): string {
    return `${withoutTrailingSlashes(this.publicUrl)}${path}`;
  }
}
