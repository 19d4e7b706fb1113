/** Flats and houses to rent. The price of a rental is its base rent. */
export const rentals = `
Sonnige Dreizimmerwohnung mit Balkon in Eimsbüttel
APARTMENT clinker-flat | Eimsbüttel | Miete 1490 | 3/2/1 | 78/0 | 1928
Verbrauch D 112 Gas | Balkon, Einbauküche, Keller | Vermarktung
Ein Balkon zum Innenhof, ein Bad mit Fenster und die Osterstraße um die Ecke.

Möbliertes Apartment mit Alsterblick an der Uhlenhorst
APARTMENT waterside-flat | Uhlenhorst | Miete 2150 | 2/1/1 | 64/0 | 2009
Bedarf B 66 Fernwärme | Balkon, Aufzug, Einbauküche, Tiefgarage | Vermarktung verborgen
Koffer abstellen und ankommen: vollständig möbliert, mit Wäsche, Geschirr und schnellem Netz.

Familienwohnung über zwei Etagen in Winterhude
MAISONETTE block-flat | Winterhude | Miete 2890 | 5/4/2 | 146/0 | 2001
Bedarf C 83 Gas | Balkon, Kamin, Einbauküche, Stellplatz, Gäste-WC | Vermarktung
Unten wird gelebt, oben geschlafen, und dazwischen führt eine helle Treppe.

Kompakte Zweizimmerwohnung in Barmbek-Süd
APARTMENT clinker-flat | Barmbek | Miete 845 | 2/1/1 | 51/0 | 1957
Verbrauch E 144 Fernwärme | Balkon, Keller | Vermarktung
Gut geschnitten und ruhig gelegen, mit dem Osterbekkanal vor der Tür.

Erstbezug: Neubauwohnung mit Loggia in der HafenCity
APARTMENT waterside-flat | HafenCity | Miete 2380 | 3/2/2 | 98/0 | 2025
Bedarf A+ 27 Fernwärme | Loggia, Aufzug, Einbauküche, Fußbodenheizung, Tiefgarage | Vermarktung
Noch niemand hat hier gewohnt; Sie suchen den ersten Platz für das Sofa aus.

Einfamilienhaus zur Miete mit Garten in Rahlstedt
SINGLE_FAMILY_HOUSE family-house | Rahlstedt | Miete 2650 | 5/4/2 | 142/610 | 1998
Verbrauch C 92 Gas | Garten, Terrasse, Garage, Kamin, Keller | Vermarktung
Ein Haus mit Schaukelbaum und Werkstatt, langfristig zu vermieten.

Altbauetage mit Stuck in Rotherbaum
APARTMENT old-flat | Rotherbaum | Miete 3450 | 5/3/2 | 172/0 | 1897
Denkmal | Balkon, Kamin, Einbauküche, Gäste-WC | Vermarktung verborgen name-ist-adresse
Repräsentativ und doch wohnlich, mit Flügeltüren zwischen allen drei Vorderzimmern.

Dachgeschosswohnung im Kontorhausviertel
ROOF_STOREY counting-house-attic | Neustadt | Miete 1690 | 2/1/1 | 73/0 | 1924
Verbrauch D 127 Fernwärme | Aufzug, Einbauküche, Dachterrasse | Vermarktung
Über den Dächern der Innenstadt, mit Blick auf Kupfertürme und den Hafen.

Reihenhaus zur Miete in Adendorf
MID_TERRACE_HOUSE terraced-house | Adendorf | Miete 1380 | 4/3/1 | 112/220 | 2004
Verbrauch C 87 Gas | Garten, Terrasse, Carport, Gäste-WC | Vermarktung
Familienfreundlich und gepflegt, mit Schule und Kindergarten in Laufnähe.

Altstadtwohnung mit Giebelblick in Lüneburg
APARTMENT old-town-flat | Lüneburg | Miete 1090 | 3/2/1 | 81/0 | 1780
Denkmal | Einbauküche, Keller | Vermarktung
Schiefe Balken, gerade Wände und der Marktplatz drei Gassen weiter.

Helle Wohnung am Mühlenteich in Reinbek
APARTMENT block-flat | Reinbek | Miete 1240 | 3/2/1 | 86/0 | 1992
Verbrauch D 108 Gas | Balkon, Aufzug, Stellplatz, Keller | Vermarktung
Vom Balkon sieht man die Enten, vom Arbeitszimmer das Schloss.

Reserviert: Gartenwohnung in Othmarschen
GROUND_FLOOR garden-flat | Othmarschen | Miete 1980 | 3/2/1 | 92/0 | 2012
Bedarf B 58 Gas | Garten, Terrasse, Einbauküche, Tiefgarage | Reserviert verborgen
Ein eigener Gartenzugang und ein Wohnraum, der im Sommer bis unter die Kastanie reicht.

Bald verfügbar: Zweizimmerwohnung mit Elbnähe in Ottensen
APARTMENT clinker-flat | Ottensen | Miete 1190 | 2/1/1 | 58/0 | 1934
ENERGY_CONSUMPTION | Balkon, Einbauküche | Vorbereitung
Zum Quartalsende frei: klein, fein und zehn Minuten vom Strand.

Ferienblick das ganze Jahr: Wohnung in Scharbeutz
SEASIDE_APARTMENT beach-flat | Scharbeutz | Miete 1150 | 2/1/1 | 62/0 | 2015
Bedarf B 71 Gas | Balkon, Aufzug, Stellplatz, Einbauküche, Meerblick | Vermarktung
Dauerhaft zu vermieten: wohnen, wo andere nur zwei Wochen bleiben.

Stadthaus mit Patio in Harvestehude
MID_TERRACE_HOUSE town-house | Harvestehude | Miete Anfrage | 7/5/3 | 248/210 | 1910
Verbrauch E 146 Gas | Kamin, Terrasse, Einbauküche, Garage, Gäste-WC | Vermarktung verborgen
Diskret zu vermieten: ein ganzes Haus nahe der Alster, auf Wunsch teilmöbliert.
`;
