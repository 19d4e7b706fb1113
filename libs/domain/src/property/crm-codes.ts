/** German texts for codes of the CRM's selection fields. V1 of the CRM's API returns many fields as German text. */
const texts: Readonly<Record<string, string>> = {
  GAS: 'Gas',
  OIL: 'Öl',
  DISTRICT_HEATING: 'Fernwärme',
  GEOTHERMAL: 'Erdwärme',
  ELECTRICITY: 'Strom',
  SOLAR: 'Solar',
  PELLET: 'Pellets',
  WOOD: 'Holz',
  COAL: 'Kohle',
  LIQUID_GAS: 'Flüssiggas',
  GAS_HEATING: 'Gas-Heizung',
  OIL_HEATING: 'Öl-Heizung',
  HEAT_PUMP: 'Wärmepumpe',
  ELECTRIC_HEATING: 'Elektro-Heizung',
  FIRST_TIME_USE: 'Erstbezug',
  MINT_CONDITION: 'neuwertig',
  WELL_KEPT: 'gepflegt',
  MODERNIZED: 'modernisiert',
  REFURBISHED: 'vollständig renoviert',
  NEED_OF_RENOVATION: 'renovierungsbedürftig',
  PARQUET: 'Parkett',
  TILES: 'Fliesen',
  FLOORBOARDS: 'Dielen',
  CARPET: 'Teppich',
  SHOWER: 'Dusche',
  BATHTUB: 'Wanne',
  WINDOW: 'Fenster',
  UNDERGROUND_GARAGE: 'Tiefgarage',
  GARAGE: 'Garage',
  CARPORT: 'Carport',
  OUTSIDE: 'Außenstellplatz',
};

/** `GEOTHERMAL,ELECTRICITY` → `Erdwärme, Strom`; unknown text stays, a faulty CRM label becomes null. */
export function germanCodeText(value: string | null | undefined): string | null {
  const text = value?.trim();
  if (!text || text.startsWith('Translation missing')) return null;
  return text
    .split(',')
    .map((code) => texts[code.trim()] ?? code.trim())
    .join(', ');
}
