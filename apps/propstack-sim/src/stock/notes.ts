import { type Chance } from './chance.ts';
import { type BathEquipment, type FitOut, type Flooring } from './facts.ts';
import { type Place } from './place.ts';
import { categories, type Row } from './row.ts';
import { type JsonObject } from './unit.ts';

const furnishingLines: Record<string, string> = {
  Balkon: 'Balkon nach Südwesten mit Platz für einen Tisch',
  Loggia: 'Verglaste Loggia',
  Terrasse: 'Terrasse mit Naturstein',
  Dachterrasse: 'Dachterrasse mit weitem Blick',
  Garten: 'Garten mit altem Baumbestand',
  Aufzug: 'Aufzug bis in die Wohnetage',
  Einbauküche: 'Einbauküche mit Markengeräten',
  Kamin: 'Kamin im Wohnzimmer',
  Pool: 'Pool mit Salzwasser',
  Garage: 'Garage mit elektrischem Tor',
  Carport: 'Carport mit Wallbox',
  Tiefgarage: 'Stellplatz in der Tiefgarage',
  Stellplatz: 'Stellplatz am Haus',
  Sauna: 'Sauna mit Ruhebereich',
  Keller: 'Keller mit Tageslicht',
  'Gäste-WC': 'Gäste-WC mit Fenster',
  Fußbodenheizung: 'Fußbodenheizung in allen Räumen',
  'Smart-Home': 'Smart-Home-Steuerung für Licht, Heizung und Rollläden',
  Wintergarten: 'Wintergarten zum Garten',
  Klimaanlage: 'Klimaanlage in den Haupträumen',
  Meerblick: 'Meerblick vom Wohnzimmer und vom Balkon',
};

const floorLines: Readonly<Record<Flooring, readonly string[]>> = {
  PARQUET: ['Eichenparkett, geölt', 'Fischgrätparkett'],
  TILES: ['Großformatige Fliesen'],
  FLOORBOARDS: ['Landhausdielen', 'Geschliffene Dielen'],
  CARPET: ['Teppichboden in den Schlafräumen'],
};
const bathLines: readonly { equipment: readonly BathEquipment[]; line: string }[] = [
  { equipment: ['SHOWER', 'BATHTUB'], line: 'Vollbad mit Wanne und ebenerdiger Dusche' },
  { equipment: ['SHOWER', 'WINDOW'], line: 'Tageslichtbad mit bodengleicher Dusche' },
  { equipment: ['SHOWER', 'WINDOW'], line: 'Modernes Duschbad mit Fenster' },
  { equipment: ['BATHTUB', 'WINDOW'], line: 'Tageslichtbad mit Wanne' },
];
const rooms = [
  'Der Grundriss trennt Wohnen und Schlafen klar; alle Räume sind gut möblierbar.',
  'Vom Flur gelangt man in einen großen Wohn- und Essbereich, dem sich die Küche anschließt.',
  'Große Fenster sorgen den ganzen Tag über für Licht, am Abend wird es besonders schön.',
];
const state = [
  'Die Immobilie wurde laufend gepflegt; eine Liste der Arbeiten stellen wir gern zur Verfügung.',
  'Leitungen, Fenster und Bäder wurden in den letzten Jahren erneuert.',
  'Ein aktueller Bericht zum Zustand liegt vor und kann nach der Besichtigung eingesehen werden.',
];
const ways = [
  'Einkauf, Ärzte und Schulen sind zu Fuß oder mit dem Rad erreichbar.',
  'Bus und Bahn liegen wenige Minuten entfernt, die Autobahn ist schnell erreicht.',
  'Parks, Wasser und Sportvereine liegen ganz in der Nähe.',
];

/** Floor and bath as the facts have them. */
function fitOutLines(row: Row, { flooring_type, bathroom }: FitOut, chance: Chance): string[] {
  const floor = chance.pick((flooring_type ?? []).flatMap((flooring) => floorLines[flooring]));
  const equipment = bathroom ?? [];
  if (row.bathRooms > 1)
    return [
      floor,
      `${row.bathRooms} Bäder${equipment.includes('WINDOW') ? ', eines davon mit Fenster' : ''}`,
    ];
  const baths = bathLines.filter((bath) => bath.equipment.every((part) => equipment.includes(part)));
  return [floor, chance.pick(baths).line];
}

/** The four notes and their long forms, as an editor in the CRM would write them. */
export function notesOf(row: Row, place: Place, fitOut: FitOut, chance: Chance): JsonObject {
  const isPlot = row.category === 'PLOT';
  const isHome = categories[row.category][1] === 'LIVING' && !isPlot;
  const description = isPlot
    ? [
        row.pitch,
        'Das Grundstück ist erschlossen und kann sofort bebaut werden.',
        'Gern nennen wir Ihnen Architekten, die hier schon gebaut haben.',
      ]
    : [row.pitch, ...chance.some(rooms, 2), chance.pick(state)];
  const lines = row.amenities.map((amenity) => furnishingLines[amenity] ?? amenity);
  if (isHome) lines.push(...fitOutLines(row, fitOut, chance));
  const furnishing = lines.map((line) => `- ${line}`).join('\r\n');
  const location = [place.praise, ...chance.some(ways, 2)].join(' ');
  return {
    description_note: description.join('\n\n'),
    long_description_note: chance.isLucky(0.3) ? `<p>${description.join('</p><p>')}</p>` : null,
    furnishing_note: furnishing || null,
    long_furnishing_note: null,
    location_note: location,
    long_location_note: chance.isLucky(0.15) ? `<p>${location}</p>` : null,
    other_note: otherNote(row),
    long_other_note: null,
  };
}

function otherNote(row: Row) {
  return [
    'Alle Angaben beruhen auf Auskünften des Eigentümers; eine Haftung für ihre Richtigkeit übernehmen wir nicht.',
    'Besichtigungen sind nach Vereinbarung möglich. Bitte nennen Sie uns bei der Anfrage Ihre vollständige Anschrift.',
    ...(row.deal === 'RENT'
      ? ['Für die Anmietung bitten wir um Selbstauskunft und Einkommensnachweise.']
      : []),
  ].join('\n');
}
