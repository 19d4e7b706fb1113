/** Flats for sale in Hamburg; the format is in row.ts. */
export const hamburgApartments = `
Stilvolle Altbauwohnung mit zwei Balkonen in Eppendorf
APARTMENT old-flat | Eppendorf | Kauf 1185000 | 4/2/2 | 132/0 | 1908
Verbrauch D 124 Gas | Balkon, Kamin, Einbauküche, Keller, Gäste-WC | Vermarktung
Hohe Decken, Flügeltüren und ein Erker zur Allee: Diese Wohnung hat ihren Charakter über mehr als hundert Jahre bewahrt.

Penthouse mit umlaufender Dachterrasse an der Uhlenhorst
PENTHOUSE penthouse | Uhlenhorst | Kauf 2450000 | 4/3/2 | 168/0 | 2019
Bedarf A 42 Fernwärme | Dachterrasse, Aufzug, Einbauküche, Kamin, Fußbodenheizung, Tiefgarage | Vermarktung verborgen
Von der Terrasse reicht der Blick über die Dächer bis zum Wasser der Außenalster.

Helle Dreizimmerwohnung mit Westbalkon in Winterhude
APARTMENT clinker-flat | Winterhude | Kauf 649000 | 3/2/1 | 84/0 | 1962
Verbrauch E 139 Gas | Balkon, Einbauküche, Keller | Vermarktung
Ein klug geschnittener Grundriss, Abendsonne auf dem Balkon und der Stadtpark in fünf Minuten.

Gartenwohnung im Alsterviertel Harvestehude
GROUND_FLOOR white-villa | Harvestehude | Kauf Anfrage | 5/3/2 | 176/0 | 1912
Denkmal | Garten, Terrasse, Kamin, Einbauküche, Keller, Gäste-WC | Vermarktung verborgen name-ist-adresse
Eine weiße Stadtvilla, ein eigener Garten und nur wenige Schritte bis zum Alsterpark.

Dachgeschoss mit Galerie und Kaminofen in Eimsbüttel
ROOF_STOREY attic-flat | Eimsbüttel | Kauf 735000 | 3/2/1 | 97/0 | 1904
Verbrauch C 96 Gas | Kamin, Einbauküche, Dachterrasse | Vermarktung
Unter sichtbaren Balken liegt ein Wohnraum mit Galerie, in dem man den Abend gern beginnt.

Loft in ehemaliger Buchbinderei mitten in Ottensen
LOFT loft | Ottensen | Kauf 925000 | 3/1/2 | 121/0 | 1898
Verbrauch D 113 Fernwärme | Aufzug, Einbauküche, Stellplatz | Vermarktung
Gusseiserne Stützen, vier Meter Raumhöhe und große Sprossenfenster zum stillen Hof.

Familienwohnung mit Gartenanteil in Othmarschen
MAISONETTE garden-flat | Othmarschen | Kauf 1090000 | 5/4/2 | 148/0 | 1996
Bedarf C 88 Gas | Garten, Terrasse, Garage, Keller, Gäste-WC | Vermarktung verborgen
Zwei Ebenen, ein eigener Eingang und Platz für Kinder, Gäste und Arbeit.

Elbblick-Wohnung im Treppenviertel von Blankenese
APARTMENT elbe-flat | Blankenese | Kauf 1345000 | 3/2/2 | 109/0 | 1974
Verbrauch F 171 Gas | Balkon, Einbauküche, Aufzug, Stellplatz | Vermarktung verborgen name-ist-adresse
Große Schiffe ziehen vor dem Wohnzimmer vorbei, und jeden Tag sieht der Strom anders aus.

Neubauwohnung mit Loggia und Wärmepumpe in Niendorf
APARTMENT new-flat | Niendorf | Kauf 589000 | 3/2/1 | 82/0 | 2025
Bedarf A+ 24 Wärmepumpe | Loggia, Aufzug, Fußbodenheizung, Tiefgarage | Vermarktung
Erstbezug in einem kleinen Haus mit nur neun Parteien, sparsam beheizt und barrierearm.

Zweizimmerwohnung als Kapitalanlage in Barmbek-Süd
APARTMENT clinker-flat | Barmbek | Kauf 329000 | 2/1/1 | 54/0 | 1956
Verbrauch E 142 Fernwärme | Balkon, Keller | Vermarktung
Solide vermietet, gepflegter Backstein und eine Eigentümergemeinschaft mit guter Rücklage.

Wasserlage in der HafenCity mit Blick auf die Marina
APARTMENT waterside-flat | HafenCity | Kauf 1275000 | 3/2/2 | 114/0 | 2011
Bedarf B 61 Fernwärme | Loggia, Aufzug, Einbauküche, Tiefgarage, Fußbodenheizung | Vermarktung
Bodentiefe Fenster holen das Licht vom Wasser tief in den Raum.

Elegante Etage im Stadthaus in Rotherbaum
APARTMENT town-house | Rotherbaum | Kauf 1695000 | 5/3/2 | 184/0 | 1894
Denkmal | Balkon, Aufzug, Kamin, Einbauküche, Gäste-WC | Vermarktung verborgen
Ein Salon mit Stuck, ein Speisezimmer mit Kamin und eine Küche, in der man zusammensitzt.

Ruhige Wohnung am Bergedorfer Schlosspark
APARTMENT block-flat | Bergedorf | Kauf 398000 | 3/2/1 | 78/0 | 1984
Verbrauch D 109 Gas | Balkon, Aufzug, Stellplatz, Keller | Vermarktung
Morgens hört man Vögel statt Verkehr, und die S-Bahn ist doch nur sieben Minuten entfernt.

Maisonette mit Studio und Sauna in Volksdorf
MAISONETTE garden-flat | Volksdorf | Kauf 698000 | 4/3/2 | 119/0 | 2003
Bedarf B 72 Gas | Sauna, Balkon, Garage, Einbauküche | Vermarktung
Oben ein Studio zum Arbeiten, unten ein Wohnraum mit Blick in alte Eichen.

Reserviert: Gründerzeitwohnung nahe Isemarkt
APARTMENT old-flat | Eppendorf | Kauf 945000 | 3/2/1 | 106/0 | 1906
Verbrauch E 133 Gas | Balkon, Einbauküche, Keller | Reserviert verborgen
Dielen, Stuck und ein Balkon zum begrünten Hof machen diese Wohnung zu einem seltenen Angebot.

Barrierearme Erdgeschosswohnung in Sasel – reserviert
GROUND_FLOOR garden-flat | Sasel | Kauf 479000 | 3/2/1 | 86/0 | 2008
Bedarf B 68 Gas | Terrasse, Garten, Garage, Gäste-WC | Reserviert
Stufenlos vom Stellplatz bis zur Terrasse, mit einem kleinen Garten nach Süden.

Demnächst: Dachterrassenwohnung am Goldbekkanal
ROOF_STOREY waterside-flat | Winterhude | Kauf 1120000 | 4/2/2 | 127/0 | 2016
Bedarf A 48 Fernwärme | Dachterrasse, Aufzug, Einbauküche, Tiefgarage | Vorbereitung verborgen
Wir bereiten die Unterlagen gerade vor; merken Sie sich diese Wohnung am Kanal gern schon vor.

Sanierte Altbauwohnung mit Wintergarten in Ottensen
APARTMENT old-flat | Ottensen | Kauf 798000 | 3/2/1 | 93/0 | 1901
Verbrauch C 89 Gas | Wintergarten, Einbauküche, Keller | Vorbereitung
Erst kürzlich vollständig erneuert, mit einem Wintergarten, der zum Lieblingsplatz wird.

Großzügige Stadtwohnung am Stadtpark Harburg
APARTMENT block-flat | Harburg | Kauf 365000 | 4/3/1 | 101/0 | 1971
ENERGY_REQUIRED | Balkon, Aufzug, Keller, Stellplatz | Vermarktung
Viel Platz zum kleinen Preis, mit Blick ins Grüne und kurzen Wegen zur Technischen Universität.
`;
