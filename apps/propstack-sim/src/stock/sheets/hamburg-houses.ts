/** Houses for sale in Hamburg. */
export const hamburgHouses = `
Weiße Villa mit parkähnlichem Garten in Nienstedten
VILLA white-villa | Nienstedten | Kauf Anfrage | 9/5/4 | 385/2140 | 1911
Denkmal | Kamin, Garten, Wintergarten, Sauna, Garage, Einbauküche, Keller | Vermarktung verborgen
Ein Haus mit Haltung: Freitreppe, Halle mit Kamin und ein Garten, der zur Elbe hin abfällt.

Klassisches Kapitänshaus mit Elbblick in Blankenese
SINGLE_FAMILY_HOUSE elbe-house | Blankenese | Kauf 2190000 | 6/4/2 | 198/640 | 1889
Denkmal | Kamin, Terrasse, Garten, Keller | Vermarktung verborgen name-ist-adresse
Hinter der Sprossentür liegt ein Haus voller Geschichten, mit Terrassen bis hinunter zum Fluss.

Modernes Architektenhaus am Jenischpark
SINGLE_FAMILY_HOUSE modern-house | Othmarschen | Kauf 2980000 | 7/4/3 | 286/980 | 2018
Bedarf A+ 22 Wärmepumpe | Pool, Kamin, Sauna, Garage, Fußbodenheizung, Smart-Home, Garten | Vermarktung verborgen
Sichtbeton, Eiche und Glas: klare Linien, die den Garten zum schönsten Zimmer machen.

Freistehendes Einfamilienhaus mit Südgarten in Volksdorf
SINGLE_FAMILY_HOUSE family-house | Volksdorf | Kauf 1149000 | 6/4/2 | 176/890 | 1988
Verbrauch D 121 Gas | Kamin, Garten, Terrasse, Garage, Keller, Gäste-WC | Vermarktung
Ein Haus, in dem eine Familie groß geworden ist und die nächste gleich einziehen kann.

Doppelhaushälfte mit Wärmepumpe in Sasel
SEMIDETACHED_HOUSE new-semi-detached-house | Sasel | Kauf 749000 | 5/4/2 | 138/360 | 2022
Bedarf A 34 Wärmepumpe | Garten, Terrasse, Carport, Fußbodenheizung, Gäste-WC | Vermarktung
Neuwertig, sparsam und durchdacht, mit einer Wohnküche zum Garten.

Reihenhaus mit Dachstudio in Rahlstedt
MID_TERRACE_HOUSE terraced-house | Rahlstedt | Kauf 529000 | 5/3/1 | 121/198 | 1994
Verbrauch D 104 Gas | Garten, Terrasse, Garage, Keller | Vermarktung
Vier Etagen für alle Ideen, dazu ein gepflegter Garten und nette Nachbarn.

Bungalow auf großem Grundstück in Rissen
BUNGALOW bungalow | Rissen | Kauf 985000 | 5/3/2 | 152/1120 | 1969
Bedarf G 228 Öl | Kamin, Garten, Terrasse, Garage, Sauna | Vermarktung verborgen
Alles auf einer Ebene, der Klövensteen gleich nebenan und viel Spielraum für neue Pläne.

Stadthaus mit Innenhof in Uhlenhorst
MID_TERRACE_HOUSE town-house | Uhlenhorst | Kauf 1890000 | 6/4/3 | 214/180 | 1902
Verbrauch D 117 Gas | Kamin, Terrasse, Einbauküche, Keller, Gäste-WC | Vermarktung verborgen
Ein schmales Haus mit großer Wirkung, über vier Etagen und mit einem Hof voller Hortensien.

Backsteinhaus mit Einliegerwohnung in Bergedorf
SINGLE_FAMILY_HOUSE brick-house | Bergedorf | Kauf 815000 | 7/4/2 | 192/720 | 1935
Bedarf F 182 Gas | Kamin, Garten, Garage, Keller, Balkon | Vermarktung
Roter Klinker, weiße Fenster und eine eigene kleine Wohnung für Großeltern oder Gäste.

Energieeffizientes Holzhaus in Poppenbüttel
SINGLE_FAMILY_HOUSE timber-house | Poppenbüttel | Kauf 1265000 | 6/4/2 | 183/610 | 2023
Bedarf A+ 18 Wärmepumpe | Garten, Terrasse, Carport, Fußbodenheizung, Smart-Home, Kamin | Vermarktung
Holz atmet, duftet und hält warm; dieses Haus erzeugt im Jahr mehr Strom, als es verbraucht.

Gepflegtes Reihenendhaus in Lohbrügge
MID_TERRACE_HOUSE terraced-house | Lohbrügge | Kauf 469000 | 4/3/1 | 108/310 | 1981
Verbrauch E 137 Gas | Garten, Terrasse, Garage, Keller | Vermarktung
Am Ende der Zeile liegt der größte Garten, und dahinter beginnen schon die Dünen.

Siedlungshaus mit Potenzial in Niendorf
SINGLE_FAMILY_HOUSE cottage | Niendorf | Kauf 598000 | 4/3/1 | 96/780 | 1937
Bedarf H 287 Öl | Garten, Keller, Garage | Vermarktung
Wer gern plant, findet hier ein Grundstück mit Baurecht und ein Haus mit Seele.

RESERVIERT – Familienhaus am Wohldorfer Wald
SINGLE_FAMILY_HOUSE family-house | Volksdorf | Kauf 1398000 | 7/5/3 | 224/1240 | 2006
Bedarf B 64 Gas | Kamin, Sauna, Garten, Terrasse, Garage, Keller | Reserviert verborgen
Der Wald beginnt hinter dem Gartentor, die Schule liegt am Ende der Straße.

Jugendstilvilla in Bergedorf – reserviert
VILLA tower-villa | Bergedorf | Kauf 1690000 | 8/5/3 | 276/1050 | 1905
Denkmal | Kamin, Wintergarten, Garten, Garage, Keller | Reserviert verborgen name-ist-adresse
Bleiglas, Parkett und ein Turmzimmer mit Blick über das Villengebiet.

Coming Soon: Doppelhaushälfte im Alstertal
SEMIDETACHED_HOUSE semi-detached-house | Poppenbüttel | Kauf 789000 | 5/3/2 | 134/420 | 2014
Bedarf B 59 Gas | Garten, Terrasse, Carport, Kamin, Gäste-WC | Vorbereitung verborgen
In wenigen Wochen in der Vermarktung: ein helles Haus unweit der Alster.

Landhaus mit Reetdach am Rand von Rissen
SINGLE_FAMILY_HOUSE thatched-house | Rissen | Kauf 1750000 | 6/4/2 | 208/1880 | 1928
kein Ausweis | Kamin, Garten, Terrasse, Garage | Vorbereitung verborgen
Unter dem Reetdach ist es still, und im Garten stehen Apfelbäume, die älter sind als wir.

Hausboot-Nachbarschaft: Townhouse am Kanal in Wilhelmsburg
MID_TERRACE_HOUSE canal-house | Wilhelmsburg | Kauf 645000 | 5/3/2 | 142/130 | 2013
Bedarf A 39 Fernwärme | Terrasse, Dachterrasse, Einbauküche, Stellplatz, Fußbodenheizung | Vermarktung
Vom Steg ins Boot und vom Dach in die Sterne: ein Haus, das das Wasser liebt.
`;
