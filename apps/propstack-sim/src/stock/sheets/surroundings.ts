/** For sale around Hamburg: Lüneburg, Reinbek, Escheburg, Geesthacht, Lauenburg, Ahrensburg. */
export const surroundings = `
Patrizierhaus am Stintmarkt in Lüneburg
SINGLE_FAMILY_HOUSE merchant-house | Lüneburg | Kauf 1280000 | 8/5/3 | 268/310 | 1648
Denkmal | Kamin, Terrasse, Keller, Garten | Vermarktung verborgen name-ist-adresse
Backsteingotik außen, Geborgenheit innen: ein Haus, das Jahrhunderte überdauert hat.

Neubau-Doppelhaushälfte mit PV-Anlage in Lüneburg
SEMIDETACHED_HOUSE new-semi-detached-house | Lüneburg | Kauf 548000 | 5/3/2 | 132/340 | 2024
Bedarf A+ 21 Wärmepumpe | Garten, Terrasse, Carport, Fußbodenheizung, Gäste-WC | Vermarktung
Schlüsselfertig und förderfähig, mit Sonnenstrom vom eigenen Dach.

Altbauwohnung im Roten Feld
APARTMENT old-flat | Lüneburg | Kauf 389000 | 4/2/1 | 104/0 | 1909
Verbrauch E 138 Gas | Balkon, Einbauküche, Keller | Vermarktung
Das Rote Feld ist begehrt: ruhige Alleen, schöne Fassaden und zehn Minuten bis zum Bahnhof.

Einfamilienhaus am Golfplatz in Adendorf
SINGLE_FAMILY_HOUSE brick-house | Adendorf | Kauf 729000 | 6/4/2 | 187/940 | 2007
Bedarf B 73 Gas | Kamin, Sauna, Garten, Terrasse, Garage | Vermarktung
Abschlag nach dem Frühstück: Der Platz liegt gleich hinter der Hecke.

Waldnahe Villa in Reinbek
VILLA tower-villa | Reinbek | Kauf 1490000 | 8/5/3 | 294/1780 | 1926
Bedarf F 176 Gas | Kamin, Wintergarten, Garten, Garage, Sauna, Keller | Vermarktung verborgen
Vor dem Haus die Rhododendren, dahinter der Sachsenwald.

Modernes Reihenhaus nahe S-Bahn Reinbek
MID_TERRACE_HOUSE terraced-house | Reinbek | Kauf 519000 | 5/3/2 | 126/180 | 2017
Bedarf A 46 Fernwärme | Garten, Terrasse, Stellplatz, Fußbodenheizung | Vermarktung
Zwanzig Minuten zum Hauptbahnhof und doch jeden Abend im Grünen.

Bungalow mit Weitblick am Geesthang in Escheburg
BUNGALOW bungalow | Escheburg | Kauf 638000 | 4/3/2 | 138/1060 | 1976
Verbrauch F 168 Öl | Kamin, Garten, Terrasse, Garage | Vermarktung
Bei klarer Sicht schaut man über die Vierlande bis zu den Türmen der Stadt.

Familienhaus mit Einliegerwohnung in Escheburg
SINGLE_FAMILY_HOUSE family-house | Escheburg | Kauf 695000 | 7/5/2 | 204/820 | 1999
Verbrauch C 94 Gas | Garten, Terrasse, Kamin, Garage, Keller, Balkon | Vermarktung verborgen
Zwei Generationen unter einem Dach, jede mit eigener Tür.

Wohnung mit Elbblick in Geesthacht
APARTMENT elbe-flat | Geesthacht | Kauf 342000 | 3/2/1 | 88/0 | 2005
Bedarf C 86 Gas | Balkon, Aufzug, Tiefgarage, Einbauküche | Vermarktung
Der Balkon gehört der Abendsonne und den Schiffen.

Fachwerkhaus in der Unterstadt von Lauenburg
SINGLE_FAMILY_HOUSE half-timbered-house | Lauenburg | Kauf 298000 | 5/3/1 | 118/140 | 1720
Denkmal | Kamin, Terrasse, Keller | Vermarktung
Schmale Gasse, breite Aussicht: vom Obergeschoss blickt man direkt auf den Strom.

Gartenhaus-Idyll: Siedlungshaus in Wentorf
SINGLE_FAMILY_HOUSE cottage | Wentorf | Kauf 565000 | 5/3/1 | 124/880 | 1954
Bedarf G 214 Gas | Garten, Kamin, Garage, Keller | Vermarktung
Ein Garten zum Gärtnern, ein Haus zum Weiterbauen und ein Preis zum Rechnen.

Schlossnahe Wohnung in Ahrensburg
APARTMENT new-flat | Ahrensburg | Kauf 459000 | 3/2/2 | 96/0 | 2010
Bedarf B 69 Gas | Balkon, Aufzug, Tiefgarage, Einbauküche | Vermarktung
Am Wochenende über die Schlossbrücke, in der Woche mit der U1 in die Stadt.

Reserviert – Doppelhaushälfte in Reinbek
SEMIDETACHED_HOUSE semi-detached-house | Reinbek | Kauf 589000 | 5/3/2 | 141/390 | 2011
Bedarf B 62 Gas | Garten, Terrasse, Carport, Kamin | Reserviert
Hell, gepflegt und in einer Spielstraße gelegen.

Reserviert: Resthof bei Lauenburg
SINGLE_FAMILY_HOUSE farmstead | Lauenburg | Kauf 749000 | 9/6/3 | 312/8400 | 1898
kein Ausweis | Garten, Kamin, Garage, Keller | Reserviert verborgen
Scheune, Weide, Obstwiese: Platz für Pferde, Werkstatt oder einfach für Ruhe.

Coming Soon: Stadtvilla in Geesthacht
VILLA white-villa | Geesthacht | Kauf 899000 | 7/4/2 | 212/760 | 2015
Bedarf A 44 Gas | Kamin, Garten, Terrasse, Garage, Fußbodenheizung | Vorbereitung verborgen
Die Fotos entstehen gerade; das Haus wartet hinter einer Hainbuchenhecke.

Neubauprojekt am Kurpark in Lüneburg
APARTMENT new-flat | Lüneburg | Kauf 498000 | 3/2/1 | 91/0 | 2026
Bedarf A+ 19 Wärmepumpe | Balkon, Aufzug, Fußbodenheizung, Tiefgarage | Vorbereitung
Baubeginn im Frühjahr; noch können Sie Bäder und Böden selbst bestimmen.
`;
