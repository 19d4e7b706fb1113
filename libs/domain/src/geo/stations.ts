/*
 * The stations of Hamburg's U- and S-Bahn and the routes of their lines, as they run since 14 December 2025. U4 beyond
 * Billstedt and Elbbrücken, U5, S4 and S6 are not open yet.
 *
 * A position is the middle of a station, within about 50 m; where U- and S-Bahn share a name it is between both. Good for
 * "how far is the next station" and for a map, not for measuring. Positions after DB InfraGO (RIS::Stations, CC BY 4.0),
 * rounded to four decimals and changed by us: docs/map.md.
 */
export interface Station {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** In the order U1 to U4, S1 to S7. */
  readonly lines: readonly string[];
}

/** A line, or a branch of one, as a train runs along it. */
export interface Route {
  readonly line: string;
  readonly stops: readonly Station[];
}

const positions: Readonly<Record<string, readonly [lat: number, lon: number]>> = {
  Agathenburg: [53.5641, 9.5312],
  'Ahrensburg Ost': [53.6612, 10.2428],
  'Ahrensburg West': [53.6645, 10.2196],
  Allermöhe: [53.4904, 10.1587],
  Alsterdorf: [53.6065, 10.0116],
  'Alte Wöhr': [53.5979, 10.0354],
  'Alter Teichweg': [53.5867, 10.0645],
  Altona: [53.5519, 9.9346],
  Aumühle: [53.5299, 10.3147],
  Bahrenfeld: [53.5601, 9.9108],
  Barmbek: [53.5874, 10.0443],
  Baumwall: [53.5442, 9.9817],
  Bergedorf: [53.4898, 10.2062],
  'Berliner Tor': [53.5531, 10.0239],
  Berne: [53.6269, 10.1397],
  Billstedt: [53.5425, 10.1071],
  'Billwerder-Moorfleet': [53.5156, 10.0967],
  Blankenese: [53.5644, 9.8146],
  Borgweg: [53.5908, 10.0146],
  Buchenkamp: [53.6529, 10.1849],
  Buckhorn: [53.6643, 10.1559],
  Burgstraße: [53.5557, 10.0417],
  Buxtehude: [53.4705, 9.6883],
  Christuskirche: [53.5696, 9.9624],
  Dammtor: [53.5608, 9.9896],
  Dehnhaide: [53.5789, 10.0408],
  Diebsteich: [53.5686, 9.9343],
  Dollern: [53.5454, 9.5581],
  Eidelstedt: [53.5959, 9.9071],
  Elbbrücken: [53.535, 10.0241],
  Elbgaustraße: [53.6026, 9.8937],
  Emilienstraße: [53.5717, 9.9528],
  'Eppendorfer Baum': [53.5838, 9.9852],
  Farmsen: [53.6073, 10.1179],
  Feldstraße: [53.557, 9.9687],
  Fischbek: [53.4747, 9.8196],
  Friedrichsberg: [53.5763, 10.0574],
  Fuhlsbüttel: [53.6326, 10.0265],
  'Fuhlsbüttel Nord': [53.6394, 10.0168],
  Gänsemarkt: [53.5556, 9.986],
  Garstedt: [53.6845, 9.986],
  Großhansdorf: [53.6625, 10.2867],
  Habichtstraße: [53.5936, 10.0523],
  'HafenCity Universität': [53.5405, 10.0082],
  'Hagenbecks Tierpark': [53.5929, 9.944],
  Hagendeel: [53.6036, 9.9451],
  Hallerstraße: [53.5729, 9.9891],
  Halstenbek: [53.6304, 9.8391],
  'Hamburg Airport': [53.6324, 10.0066],
  'Hamburger Straße': [53.5745, 10.0373],
  'Hammer Kirche': [53.5556, 10.0551],
  Hammerbrook: [53.5466, 10.0236],
  Harburg: [53.457, 9.9915],
  'Harburg Rathaus': [53.4607, 9.9805],
  Hasselbrook: [53.5647, 10.0561],
  Hauptbahnhof: [53.5528, 10.0079],
  'Hauptbahnhof Nord': [53.5541, 10.006],
  'Hauptbahnhof Süd': [53.5522, 10.0092],
  Heimfeld: [53.4655, 9.9632],
  Hochkamp: [53.5614, 9.8421],
  Hoheluftbrücke: [53.5774, 9.9761],
  Hoheneichen: [53.6355, 10.0676],
  Hoisbüttel: [53.6779, 10.1477],
  Holstenstraße: [53.5618, 9.9497],
  Horneburg: [53.5087, 9.5765],
  'Horner Rennbahn': [53.5538, 10.0839],
  Hudtwalckerstraße: [53.5946, 9.9961],
  Iserbrook: [53.5766, 9.814],
  'Joachim-Mähl-Straße': [53.629, 9.9499],
  Jungfernstieg: [53.5527, 9.9943],
  Kellinghusenstraße: [53.589, 9.9912],
  Kiekut: [53.6531, 10.2804],
  Kiwittsmoor: [53.675, 10.0162],
  'Klein Borstel': [53.6283, 10.0332],
  'Klein Flottbek': [53.5582, 9.8611],
  Klosterstern: [53.5816, 9.9884],
  Königstraße: [53.5478, 9.9441],
  Kornweg: [53.6324, 10.0538],
  Krupunder: [53.6158, 9.8678],
  Landungsbrücken: [53.546, 9.9713],
  Landwehr: [53.5612, 10.038],
  Langenfelde: [53.5797, 9.9309],
  'Langenhorn Markt': [53.6491, 10.0173],
  'Langenhorn Nord': [53.6608, 10.0176],
  Lattenkamp: [53.5999, 9.9946],
  Legienstraße: [53.5474, 10.0954],
  Lohmühlenstraße: [53.5567, 10.0191],
  'Lübecker Straße': [53.5601, 10.0288],
  Lutterothstraße: [53.582, 9.9477],
  'Meiendorfer Weg': [53.6388, 10.1561],
  Merkenstraße: [53.5387, 10.126],
  Meßberg: [53.5477, 10.0008],
  Messehallen: [53.558, 9.9766],
  'Mittlerer Landweg': [53.4982, 10.1311],
  Mönckebergstraße: [53.5513, 10.002],
  Mümmelmannsberg: [53.5285, 10.1499],
  Mundsburg: [53.5694, 10.0275],
  Nettelnburg: [53.4879, 10.1814],
  'Neu Wulmstorf': [53.473, 9.7884],
  Neugraben: [53.4741, 9.852],
  Neukloster: [53.4813, 9.6397],
  Neuwiedenthal: [53.4731, 9.8774],
  'Niendorf Markt': [53.6196, 9.9515],
  'Niendorf Nord': [53.6411, 9.95],
  'Norderstedt Mitte': [53.7076, 9.9924],
  Ochsenzoll: [53.6782, 10.0016],
  Ohlsdorf: [53.6209, 10.0317],
  Ohlstedt: [53.6946, 10.1371],
  Oldenfelde: [53.6176, 10.1288],
  Osterstraße: [53.5761, 9.9517],
  Othmarschen: [53.5592, 9.886],
  Ottensen: [53.5596, 9.9269],
  Pinneberg: [53.6552, 9.7976],
  Poppenbüttel: [53.6522, 10.094],
  Rathaus: [53.5503, 9.9941],
  'Rauhes Haus': [53.5542, 10.0661],
  Reeperbahn: [53.5497, 9.9577],
  Reinbek: [53.5084, 10.2533],
  Richtweg: [53.6956, 9.9895],
  Rissen: [53.5832, 9.7571],
  Ritterstraße: [53.5676, 10.0467],
  Rödingsmarkt: [53.5482, 9.9868],
  Rothenburgsort: [53.5385, 10.044],
  Rübenkamp: [53.606, 10.0331],
  Saarlandstraße: [53.5891, 10.0316],
  Schippelsweg: [53.6354, 9.9525],
  Schlump: [53.5676, 9.9701],
  Schmalenbeck: [53.6533, 10.2605],
  Sengelmannstraße: [53.6093, 10.022],
  Sierichstraße: [53.5903, 10.0012],
  'St. Pauli': [53.5508, 9.9702],
  Stade: [53.5961, 9.477],
  Stadthausbrücke: [53.5495, 9.9848],
  'Steinfurther Allee': [53.5411, 10.1392],
  Steinstraße: [53.5491, 10.0062],
  Stellingen: [53.5898, 9.9183],
  Stephansplatz: [53.5586, 9.9893],
  Sternschanze: [53.5638, 9.9683],
  'Straßburger Straße': [53.582, 10.068],
  Sülldorf: [53.5811, 9.7975],
  Thesdorf: [53.6444, 9.8138],
  Tiefstack: [53.5312, 10.0656],
  Trabrennbahn: [53.5983, 10.1021],
  Überseequartier: [53.5404, 9.9987],
  Uhlandstraße: [53.5646, 10.0268],
  Veddel: [53.5217, 10.0133],
  Volksdorf: [53.6505, 10.1632],
  'Wandsbek Markt': [53.5716, 10.0668],
  'Wandsbek-Gartenstadt': [53.5925, 10.0749],
  'Wandsbeker Chaussee': [53.5697, 10.0589],
  Wartenau: [53.5648, 10.0355],
  Wedel: [53.582, 9.7052],
  Wellingsbüttel: [53.6413, 10.0828],
  Wilhelmsburg: [53.4989, 10.007],
  Wohltorf: [53.5206, 10.2782],
};

/**
 * Branches begin at the station where they leave their line. S7 runs to Altona through the city and back by way of
 * Dammtor.
 */
const routeNames: readonly (readonly [line: string, stops: string])[] = [
  [
    'U1',
    `
    Norderstedt Mitte; Richtweg; Garstedt; Ochsenzoll; Kiwittsmoor; Langenhorn Nord; Langenhorn Markt;
    Fuhlsbüttel Nord; Fuhlsbüttel; Klein Borstel; Ohlsdorf; Sengelmannstraße; Alsterdorf; Lattenkamp;
    Hudtwalckerstraße; Kellinghusenstraße; Klosterstern; Hallerstraße; Stephansplatz; Jungfernstieg;
    Meßberg; Steinstraße; Hauptbahnhof Süd; Lohmühlenstraße; Lübecker Straße; Wartenau; Ritterstraße;
    Wandsbeker Chaussee; Wandsbek Markt; Straßburger Straße; Alter Teichweg; Wandsbek-Gartenstadt;
    Trabrennbahn; Farmsen; Oldenfelde; Berne; Meiendorfer Weg; Volksdorf; Buckhorn; Hoisbüttel;
    Ohlstedt`,
  ],
  [
    'U1',
    `
    Volksdorf; Buchenkamp; Ahrensburg West; Ahrensburg Ost; Schmalenbeck; Kiekut; Großhansdorf`,
  ],
  [
    'U2',
    `
    Niendorf Nord; Schippelsweg; Joachim-Mähl-Straße; Niendorf Markt; Hagendeel; Hagenbecks Tierpark;
    Lutterothstraße; Osterstraße; Emilienstraße; Christuskirche; Schlump; Messehallen; Gänsemarkt;
    Jungfernstieg; Hauptbahnhof Nord; Berliner Tor; Burgstraße; Hammer Kirche; Rauhes Haus;
    Horner Rennbahn; Legienstraße; Billstedt; Merkenstraße; Steinfurther Allee; Mümmelmannsberg`,
  ],
  [
    'U3',
    `
    Wandsbek-Gartenstadt; Habichtstraße; Barmbek; Saarlandstraße; Borgweg; Sierichstraße;
    Kellinghusenstraße; Eppendorfer Baum; Hoheluftbrücke; Schlump; Sternschanze; Feldstraße; St. Pauli;
    Landungsbrücken; Baumwall; Rödingsmarkt; Rathaus; Mönckebergstraße; Hauptbahnhof Süd; Berliner Tor;
    Lübecker Straße; Uhlandstraße; Mundsburg; Hamburger Straße; Dehnhaide; Barmbek`,
  ],
  [
    'U4',
    `
    Elbbrücken; HafenCity Universität; Überseequartier; Jungfernstieg; Hauptbahnhof Nord; Berliner Tor;
    Burgstraße; Hammer Kirche; Rauhes Haus; Horner Rennbahn; Legienstraße; Billstedt`,
  ],
  [
    'S1',
    `
    Wedel; Rissen; Sülldorf; Iserbrook; Blankenese; Hochkamp; Klein Flottbek; Othmarschen; Bahrenfeld;
    Ottensen; Altona; Königstraße; Reeperbahn; Landungsbrücken; Stadthausbrücke; Jungfernstieg;
    Hauptbahnhof; Berliner Tor; Landwehr; Hasselbrook; Wandsbeker Chaussee; Friedrichsberg; Barmbek;
    Alte Wöhr; Rübenkamp; Ohlsdorf; Kornweg; Hoheneichen; Wellingsbüttel; Poppenbüttel`,
  ],
  [
    'S1',
    `
    Ohlsdorf; Hamburg Airport`,
  ],
  [
    'S2',
    `
    Diebsteich; Holstenstraße; Sternschanze; Dammtor; Hauptbahnhof; Berliner Tor; Rothenburgsort;
    Tiefstack; Billwerder-Moorfleet; Mittlerer Landweg; Allermöhe; Nettelnburg; Bergedorf`,
  ],
  [
    'S3',
    `
    Pinneberg; Thesdorf; Halstenbek; Krupunder; Elbgaustraße; Eidelstedt; Stellingen; Langenfelde;
    Diebsteich; Altona; Königstraße; Reeperbahn; Landungsbrücken; Stadthausbrücke; Jungfernstieg;
    Hauptbahnhof; Hammerbrook; Elbbrücken; Veddel; Wilhelmsburg; Harburg; Harburg Rathaus; Heimfeld;
    Neuwiedenthal; Neugraben`,
  ],
  [
    'S5',
    `
    Elbgaustraße; Eidelstedt; Stellingen; Langenfelde; Diebsteich; Holstenstraße; Sternschanze;
    Dammtor; Hauptbahnhof; Hammerbrook; Elbbrücken; Veddel; Wilhelmsburg; Harburg; Harburg Rathaus;
    Heimfeld; Neuwiedenthal; Neugraben; Fischbek; Neu Wulmstorf; Buxtehude; Neukloster; Horneburg;
    Dollern; Agathenburg; Stade`,
  ],
  [
    'S7',
    `
    Altona; Königstraße; Reeperbahn; Landungsbrücken; Stadthausbrücke; Jungfernstieg; Hauptbahnhof;
    Berliner Tor; Rothenburgsort; Tiefstack; Billwerder-Moorfleet; Mittlerer Landweg; Allermöhe;
    Nettelnburg; Bergedorf; Reinbek; Wohltorf; Aumühle`,
  ],
  [
    'S7',
    `
    Altona; Holstenstraße; Sternschanze; Dammtor; Hauptbahnhof`,
  ],
];

const stopsOf = (text: string): string[] => text.split(';').map((name) => name.trim());

export const stations: readonly Station[] = Object.entries(positions).map(([name, [lat, lon]]) => ({
  name,
  lat,
  lon,
  lines: [...new Set(routeNames.filter(([, stops]) => stopsOf(stops).includes(name)).map(([line]) => line))],
}));

const stationsByName = new Map(stations.map((station) => [station.name, station]));

export const routes: readonly Route[] = routeNames.map(([line, stops]) => ({
  line,
  stops: stopsOf(stops).map((name) => {
    const station = stationsByName.get(name);
    if (!station) throw new Error(`No position of the station ${name}`);
    return station;
  }),
}));
