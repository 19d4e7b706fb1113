/** Sold and let objects, shown as references. */
export const sold = `
Stadtvilla am Innocentiapark
VILLA white-villa | Harvestehude | Kauf 3850000 | 9/6/4 | 362/840 | 1903
Denkmal | Kamin, Garten, Wintergarten, Keller | Abgeschlossen verborgen
In nur sechs Wochen fand dieses Haus die Familie, die es weiterpflegt.

Altbauwohnung mit Erker in Winterhude
APARTMENT old-flat | Winterhude | Kauf 712000 | 3/2/1 | 92/0 | 1907
Verbrauch D 126 Gas | Balkon, Einbauküche, Keller | Abgeschlossen
Verkauft an die ersten Besucher der zweiten Besichtigung.

Einfamilienhaus im Alstertal
SINGLE_FAMILY_HOUSE family-house | Sasel | Kauf 998000 | 6/4/2 | 168/760 | 1992
Verbrauch D 106 Gas | Kamin, Garten, Garage, Keller | Abgeschlossen
Ein ruhiger Verkauf mit Begleitung bis zur Schlüsselübergabe.

Penthouse über dem Elbstrand
PENTHOUSE penthouse | Ottensen | Kauf 1890000 | 4/2/2 | 151/0 | 2014
Bedarf B 57 Fernwärme | Dachterrasse, Aufzug, Kamin, Tiefgarage | Abgeschlossen verborgen
Diskret vermittelt, ohne ein einziges öffentliches Inserat.

Backsteinvilla in Bergedorf
VILLA brick-house | Bergedorf | Kauf 1420000 | 8/5/3 | 248/990 | 1910
Denkmal | Kamin, Garten, Garage, Keller | Abgeschlossen verborgen
Zwei Bieter, ein fairer Preis und am Ende zwei zufriedene Seiten.

Reihenhaus am Boberger Dünenrand
MID_TERRACE_HOUSE terraced-house | Lohbrügge | Kauf 448000 | 4/3/1 | 106/220 | 1986
Verbrauch D 118 Gas | Garten, Terrasse, Garage | Abgeschlossen
Nach vier Wochen beurkundet, deutlich über der ersten Erwartung.

Gartenwohnung in Lüneburg-Wilschenbruch
GROUND_FLOOR garden-flat | Lüneburg | Kauf 412000 | 3/2/1 | 94/0 | 2008
Bedarf B 71 Gas | Garten, Terrasse, Stellplatz | Abgeschlossen
Von der Bewertung bis zum Notar in zwei Monaten.

Waldgrundstück mit Landhaus in Reinbek
SINGLE_FAMILY_HOUSE farmstead | Reinbek | Kauf 1180000 | 7/4/2 | 206/2400 | 1932
Bedarf G 219 Öl | Kamin, Garten, Garage | Abgeschlossen verborgen
Ein Haus für Menschen, die Bäume mögen; sie haben es gefunden.

Ferienwohnung an der Seebrücke in Timmendorf
SEASIDE_APARTMENT beach-flat | Timmendorf | Kauf 525000 | 2/1/1 | 61/0 | 2006
Verbrauch C 93 Gas | Balkon, Aufzug, Meerblick | Abgeschlossen
Verkauft an Gäste, die hier zwanzig Sommer verbracht haben.

Doppelhaushälfte in Escheburg
SEMIDETACHED_HOUSE semi-detached-house | Escheburg | Kauf 479000 | 5/3/1 | 128/410 | 2002
Verbrauch C 91 Gas | Garten, Terrasse, Carport | Abgeschlossen
Eine junge Familie aus Bergedorf hat hier ihr Zuhause gefunden.

Kapitalanlage in Barmbek-Süd
APARTMENT clinker-flat | Barmbek | Kauf 289000 | 2/1/1 | 49/0 | 1955
Verbrauch E 141 Fernwärme | Balkon, Keller | Abgeschlossen
Ein Anleger, ein Mietvertrag, ein reibungsloser Übergang.

Bungalow in Rissen
BUNGALOW bungalow | Rissen | Kauf 829000 | 4/3/2 | 134/980 | 1972
Verbrauch F 166 Öl | Kamin, Garten, Garage | Abgeschlossen verborgen name-ist-adresse
Die Käufer planen eine behutsame Erneuerung.

Loft am Binnenhafen
LOFT loft | Harburg | Kauf 498000 | 2/1/1 | 88/0 | 1911
Verbrauch D 115 Fernwärme | Aufzug, Einbauküche, Stellplatz | Abgeschlossen
Ein Industriedenkmal mit neuem Leben.

Finca bei Santanyí
FINCA finca | Santanyí | Kauf 1950000 | 6/4/3 | 254/16000 | 2005
Bedarf C 78 Gas | Pool, Kamin, Terrasse, Klimaanlage | Abgeschlossen verborgen
Vermittelt zwischen Hamburg und Mallorca, in drei Sprachen.

Vermietet: Altbauetage in Eimsbüttel
APARTMENT old-flat | Eimsbüttel | Miete 1780 | 4/3/1 | 108/0 | 1910
Verbrauch D 122 Gas | Balkon, Einbauküche | Abgeschlossen
Unter achtzig Anfragen die passende Familie gefunden.
`;
