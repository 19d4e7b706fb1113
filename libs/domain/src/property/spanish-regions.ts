/** Names of the autonomous communities of Spain in which the agency sells, by their ISO 3166-2 codes without 'ES-'. */
export const spanishRegions = {
  AN: 'Andalusien',
  CT: 'Katalonien',
  IB: 'Balearen',
  VC: 'Valencianische Gemeinschaft',
} as const;

export type SpanishRegion = keyof typeof spanishRegions;

/** Provinces are the first two digits of a postcode. */
const provinces: Readonly<Record<SpanishRegion, string>> = {
  AN: '04 11 14 18 21 23 29 41',
  CT: '08 17 25 43',
  IB: '07',
  VC: '03 12 46',
};

const regionByProvince = new Map(
  Object.entries(provinces).flatMap(([region, codes]) =>
    codes.split(' ').map((code) => [code, region as SpanishRegion] as const),
  ),
);

/** The autonomous community of a property in Spain by its postcode. Undefined outside of Spain and of these four. */
export function spanishRegionOf({
  country,
  zip_code,
}: {
  country?: string | null | undefined;
  zip_code?: string | null | undefined;
}): SpanishRegion | undefined {
  const postcode = zip_code?.trim() ?? '';
  return country === 'ESP' && /^\d{5}$/.test(postcode)
    ? regionByProvince.get(postcode.slice(0, 2))
    : undefined;
}
