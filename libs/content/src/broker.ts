import type { websiteImages } from './website-images.gen.ts';

/** Name of a file in website-images/portraits, without `.jpg`. */
type PortraitName<Path = keyof typeof websiteImages> = Path extends `portraits/${infer Name}.jpg`
  ? Name
  : never;

/** Data of a broker for contact cards, team grid, mails and JSON-LD. `BrokerProfile` holds the page's longer texts. */
export interface Broker {
  /** Last part of the page's path, /makler/{slug}. */
  readonly slug: string;
  readonly name: string;
  readonly jobTitle: string;
  /** Region or field, e.g. 'Hamburg und Lüneburg'. */
  readonly focus: string;
  /** Languages by their German names. */
  readonly languages: readonly string[];
  readonly availability: '10–18 Uhr' | '10–15 Uhr';
  readonly mobile: string;
  readonly email: string;
  /** Chat link with a prefilled greeting. */
  readonly whatsappUrl: string;
  readonly photo: PortraitName;
  readonly photoQuality: 85 | 100;
  /** Towns, for JSON-LD. */
  readonly areaServed: readonly string[];
  /** One sentence, for JSON-LD and the page's description; at most 155 characters. */
  readonly description: string;
}
