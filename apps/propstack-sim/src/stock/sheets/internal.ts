/** Objects that are not public: in acquisition or archived. */
export const internal = `
Akquise: Kaffeemühlenhaus in Volksdorf
SINGLE_FAMILY_HOUSE cottage | Volksdorf | Kauf 1050000 | 6/4/2 | 162/840 | 1934
Bedarf F 184 Gas | Garten, Keller | Akquise verborgen name-ist-adresse
Erstgespräch geführt, Eigentümer möchte im Frühjahr entscheiden.

Akquise: Eigentumswohnung Eppendorfer Weg
APARTMENT clinker-flat | Eimsbüttel | Kauf 560000 | 3/2/1 | 74/0 | 1926
kein Ausweis | Balkon | Akquise verborgen name-ist-adresse
Bewertung verschickt, Rückmeldung steht aus.

Akquise: Erbengemeinschaft Doppelhaus Sasel
SEMIDETACHED_HOUSE semi-detached-house | Sasel | Kauf Anfrage | 5/3/1 | 118/520 | 1963
kein Ausweis | Garten, Garage | Akquise verborgen
Drei Erben, noch keine gemeinsame Linie zum Preis.

Akquise: Villa Elbvororte
VILLA white-villa | Othmarschen | Kauf 4200000 | 10/6/5 | 420/1960 | 1908
Denkmal | Kamin, Garten, Pool | Akquise verborgen name-ist-adresse
Streng vertraulich, Kontakt nur über die Steuerberatung.

Akquise: Ferienwohnung Scharbeutz
SEASIDE_APARTMENT beach-flat | Scharbeutz | Kauf 385000 | 2/1/1 | 54/0 | 1996
Verbrauch D 119 Gas | Balkon, Meerblick | Akquise
Eigentümer vergleicht drei Makler.

Akquise: Baulücke in Lüneburg
PLOT plot-in-street | Lüneburg | Kauf 420000 | 0/0/0 | 0/610 | 0
- | - | Akquise verborgen
Baurecht ist mit der Stadt zu klären.

Akquise: Bürohaus Neustadt
OFFICE office | Neustadt | Kauf 6800000 | 40/0/8 | 1480/520 | 1961
Bedarf - 188 Fernwärme | Aufzug, Tiefgarage | Akquise verborgen
Mandat wird im Beirat beraten.

Akquise: Finca Artà
FINCA finca | Artà | Kauf 1400000 | 5/4/3 | 198/12000 | 1990
kein Ausweis | Pool, Kamin | Akquise verborgen
Papiere der Gemeinde fehlen noch.

Archiv: Reihenhaus in Rahlstedt
MID_TERRACE_HOUSE terraced-house | Rahlstedt | Kauf 489000 | 4/3/1 | 112/190 | 1989
Verbrauch D 111 Gas | Garten, Garage | Vermarktung archiviert
Vom Eigentümer zurückgezogen.

Archiv: Wohnung in Niendorf
APARTMENT block-flat | Niendorf | Kauf 339000 | 2/1/1 | 62/0 | 1979
Verbrauch E 136 Gas | Balkon, Aufzug | Vermarktung archiviert verborgen
Auftrag ausgelaufen.

Archiv: Laden in Harburg
STORE shop | Harburg | Miete 1400 | 2/0/1 | 82/0 | 1958
Verbrauch - 157 Gas | Keller | Abgeschlossen archiviert
Vermietet im Vorjahr.
`;
