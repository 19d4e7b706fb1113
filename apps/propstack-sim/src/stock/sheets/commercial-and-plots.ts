/** Plots, offices, shops, halls and blocks of flats. */
export const commercialAndPlots = `
Baugrundstück in Feldrandlage in Escheburg
PLOT plot-at-field | Escheburg | Kauf 348000 | 0/0/0 | 0/860 | 0
- | - | Vermarktung
Voll erschlossen, nach Süden offen und mit Blick über die Felder.

Bauplatz für ein Doppelhaus in Rahlstedt
PLOT plot-in-street | Rahlstedt | Kauf 465000 | 0/0/0 | 0/720 | 0
- | - | Vermarktung
Eine positive Bauvoranfrage für zwei Haushälften liegt vor.

Seltenes Elbgrundstück in Blankenese
PLOT plot-at-elbe | Blankenese | Kauf Anfrage | 0/0/0 | 0/1340 | 0
- | - | Vermarktung verborgen
Hanglage mit altem Baumbestand, freiem Elbblick und Baurecht für eine Villa.

Baugrundstück am Ortsrand von Adendorf
PLOT plot-at-field | Adendorf | Kauf 219000 | 0/0/0 | 0/690 | 0
- | - | Vermarktung
Ein fast quadratischer Bauplatz ohne Bauträgerbindung.

Reserviert: Grundstück nahe Timmendorfer Strand
PLOT plot-in-street | Timmendorf | Kauf 598000 | 0/0/0 | 0/810 | 0
- | - | Reserviert
Ruhige Anliegerstraße, zehn Minuten zu Fuß bis zur Ostsee.

Repräsentative Büroetage am Fleet in der Neustadt
OFFICE canal-office | Neustadt | Miete 7850 | 9/0/2 | 314/0 | 1912
Verbrauch - 128 Fernwärme | Aufzug, Einbauküche, Klimaanlage, Tiefgarage | Vermarktung
Stuck, Parkett und Glasfaser: neun Räume mit Blick auf Wasser und Alsterarkaden.

Moderne Bürofläche in der HafenCity
OFFICE office | HafenCity | Miete 11200 | 12/0/3 | 460/0 | 2018
Bedarf - 74 Fernwärme | Aufzug, Klimaanlage, Tiefgarage, Dachterrasse | Vermarktung
Flexibel teilbar, zertifiziert gebaut und zwei Minuten von der U-Bahn entfernt.

Kleines Büro mit Schaufenster in Eimsbüttel
OFFICE street-office | Eimsbüttel | Miete 1680 | 3/0/1 | 76/0 | 1929
Verbrauch - 151 Gas | Einbauküche, Keller | Vermarktung
Ideal für Architektur, Praxis oder Agentur, ebenerdig und gut sichtbar.

Ladenfläche in bester Lauflage von Eppendorf
STORE shop | Eppendorf | Miete 4200 | 3/0/1 | 118/0 | 1905
Verbrauch - 143 Gas | Keller | Vermarktung
Zwei große Schaufenster, hohe Decken und Nachbarn, die Kundschaft anziehen.

Ladenlokal am Markt in Lüneburg
STORE old-town-shop | Lüneburg | Miete 2450 | 2/0/1 | 94/0 | 1760
Denkmal | Keller | Vermarktung
Hinter der Giebelfassade liegt ein heller Verkaufsraum mit Lager im Gewölbe.

Café mit Terrasse an der Promenade von Scharbeutz
GASTRONOMY beach-cafe | Scharbeutz | Miete 3900 | 4/0/2 | 146/0 | 2003
Bedarf - 119 Gas | Terrasse, Einbauküche, Meerblick | Vermarktung
Sechzig Plätze innen, achtzig außen und ein Publikum, das jeden Sommer wiederkommt.

Gewerbehalle mit Büro in Wilhelmsburg
HALL hall | Wilhelmsburg | Kauf 1950000 | 6/0/3 | 1240/2800 | 1991
Bedarf - 163 Gas | Stellplatz | Vermarktung
Zwei Rolltore, sieben Meter Höhe und die Autobahn in vier Minuten.

Mehrfamilienhaus mit acht Einheiten in Barmbek-Süd
MULTI_FAMILY_HOUSE clinker-flat | Barmbek | Kauf 2380000 | 22/14/8 | 586/640 | 1927
Verbrauch E 148 Fernwärme | Balkon, Keller, Garten | Vermarktung verborgen
Rotklinker in guter Substanz, voll vermietet und mit ausbaufähigem Dach.

Zinshaus in Eimsbüttel mit Hofgebäude
MULTI_FAMILY_HOUSE old-flat | Eimsbüttel | Kauf Anfrage | 34/20/12 | 912/780 | 1899
Denkmal | Balkon, Keller | Vermarktung verborgen name-ist-adresse
Zwölf Wohnungen, eine Werkstatt im Hof und eine Fassade aus der Gründerzeit.

Demnächst: Praxisfläche am Tibarg in Niendorf
OFFICE office | Niendorf | Miete 2980 | 6/0/2 | 168/0 | 2007
Bedarf - 92 Gas | Aufzug, Stellplatz, Einbauküche | Vorbereitung
Ab dem Frühjahr frei: barrierefrei, gut erreichbar und mit Anschlüssen für Behandlungsräume.
`;
