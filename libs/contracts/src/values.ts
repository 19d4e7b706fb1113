import { z } from 'zod';
import { salutations } from '@estate/domain/text/salutation';
import { deals, objectKinds, websiteStatuses } from '@estate/domain/property/vocabulary';

export {
  isBuy,
  isGermany,
  isRent,
  knownRsTypes,
  listedStatusIds,
  marketingTypesByDeal,
  objectKindLabels,
  propertyStatus,
  propertyStatusLabels,
  publicStatusIds,
  rsTypesByKind,
} from '@estate/domain/property/vocabulary';

export const WebsiteStatus = z.enum(websiteStatuses);
export type WebsiteStatus = z.infer<typeof WebsiteStatus>;
export const SettableWebsiteStatus = z.enum(['aktiv', 'inaktiv'], {
  error: 'Der Website-Status ist entweder aktiv oder inaktiv.',
});
export type SettableWebsiteStatus = z.infer<typeof SettableWebsiteStatus>;

export const Deal = z.enum(deals);
export type Deal = z.infer<typeof Deal>;

export const ObjectKind = z.enum(objectKinds);
export type ObjectKind = z.infer<typeof ObjectKind>;

/**
 * The largest id of a property: ids of the CRM have at most 15 digits. `routes/property-path.ts` of the BFF limits
 * the id in a path in the same way.
 */
export const maxPropertyId = 999_999_999_999_999;

/** Id of a property in a JSON body. */
export const propertyId = (message?: string) => z.int(message).min(1, message).max(maxPropertyId, message);

export const Salutation = z.enum(salutations);
export type Salutation = z.infer<typeof Salutation>;
