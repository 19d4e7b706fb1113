import { isBuy, isRent, objectKindLabels, objectKinds, rsTypesByKind } from '@estate/contracts/vocabulary';

/** `Haus zum Kauf`; null if neither type nor kind of offer is known. */
export function kindLabel(property: {
  rs_type?: string | null | undefined;
  marketing_type?: string | null | undefined;
}): string | null {
  const kind = objectKinds.find((one) => rsTypesByKind[one].includes(property.rs_type ?? ''));
  const deal = isRent(property) ? 'zur Miete' : isBuy(property) ? 'zum Kauf' : null;
  return [kind ? objectKindLabels[kind] : null, deal].filter(Boolean).join(' ') || null;
}
