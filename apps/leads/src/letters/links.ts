import { propertySlug } from '@estate/contracts/property-slug';

/** Absolute addresses of the site for mails. */
export class Links {
  constructor(private readonly publicUrl: string) {}

  property(property: { id: number; title: string }): string {
    return this.page(`/immobilie/${propertySlug(property)}`);
  }

  page(path: string): string {
    return `${this.publicUrl.replace(/\/+$/, '')}${path}`;
  }
}
