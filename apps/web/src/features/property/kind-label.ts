import { isClosed } from '@estate/contracts/offer-state';
import { isBuy, isRent, objectKindLabels, objectKinds, rsTypesByKind } from '@estate/contracts/vocabulary';
import type { PublicProperty } from '../../api/types.ts';

/** `Haus zum Kauf`, of a sold or let one `Haus`; null if neither type nor kind of offer is known. */
export function kindLabel(property: PublicProperty): string | null {
  const kind = objectKinds.find((one) => rsTypesByKind[one].includes(property.rs_type ?? ''));
  const deal = isRent(property) ? 'zur Miete' : isBuy(property) ? 'zum Kauf' : null;
  const offered = isClosed(property) ? null : deal;
  return [kind ? objectKindLabels[kind] : null, offered].filter(Boolean).join(' ') || null;
}
