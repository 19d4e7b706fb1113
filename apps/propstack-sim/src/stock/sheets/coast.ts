/** The Baltic coast: Timmendorfer Strand, Scharbeutz, Neustadt in Holstein. */
export const coast = `
Penthouse mit Ostseeblick in Timmendorfer Strand
PENTHOUSE beach-penthouse | Timmendorf | Kauf 1680000 | 4/2/2 | 138/0 | 2017
Bedarf A 47 Gas | Dachterrasse, Aufzug, Kamin, Einbauküche, Meerblick, Tiefgarage, Sauna | Vermarktung verborgen
Erste Reihe, oberste Etage: Zwischen Ihnen und dem Horizont liegt nur noch der Strand.

Ferienwohnung an der Strandpromenade in Timmendorf
SEASIDE_APARTMENT beach-flat | Timmendorf | Kauf 489000 | 2/1/1 | 56/0 | 1998
Verbrauch C 97 Gas | Balkon, Aufzug, Einbauküche, Stellplatz, Meerblick | Vermarktung
Barfuß zum Frühstück ans Wasser, abends mit einem Buch auf den Balkon.

Reetdachhaus hinter den Dünen in Scharbeutz
SINGLE_FAMILY_HOUSE thatched-house | Scharbeutz | Kauf 1390000 | 6/4/3 | 186/920 | 2009
Bedarf B 74 Gas | Kamin, Sauna, Garten, Terrasse, Carport | Vermarktung
Reet, Sprossen und ein Strandkorb im Garten: Ankommen beginnt hier am Gartentor.

Bäderarchitektur: Villenetage in Timmendorfer Strand
APARTMENT resort-villa | Timmendorf | Kauf 795000 | 3/2/2 | 94/0 | 1904
Denkmal | Balkon, Kamin, Einbauküche, Meerblick | Vermarktung verborgen name-ist-adresse
Weiße Veranden und knarrende Dielen erzählen von der Sommerfrische früherer Zeiten.

Maisonette am Hafen von Niendorf an der Ostsee
MAISONETTE harbour-flat | Niendorf_Ostsee | Kauf 545000 | 3/2/2 | 79/0 | 2014
Bedarf B 67 Gas | Balkon, Stellplatz, Einbauküche, Meerblick | Vermarktung
Kutter am Morgen, Fischbrötchen am Mittag und abends das Licht über der Bucht.

Hafenwohnung mit Liegeplatz in Neustadt in Holstein
SEASIDE_APARTMENT harbour-flat | Neustadt_Holstein | Kauf 429000 | 3/2/1 | 82/0 | 2019
Bedarf A 49 Gas | Balkon, Aufzug, Einbauküche, Stellplatz, Meerblick | Vermarktung
Das eigene Boot liegt unter dem Balkon, die Altstadt auf der anderen Seite des Beckens.

Einfamilienhaus in Strandnähe in Timmendorfer Strand
SINGLE_FAMILY_HOUSE modern-house | Timmendorf | Kauf Anfrage | 7/5/3 | 232/1180 | 2012
Bedarf A 45 Wärmepumpe | Pool, Kamin, Sauna, Garten, Terrasse, Garage | Vermarktung verborgen
Zwei Straßen hinter der Promenade und doch ganz für sich.

Kleine Wohnung, großes Meer in Scharbeutz
SEASIDE_APARTMENT beach-flat | Scharbeutz | Kauf 298000 | 1/0/1 | 38/0 | 1974
Verbrauch F 162 Fernwärme | Balkon, Aufzug, Meerblick | Vermarktung
Ein Zimmer, ein Balkon und der schönste Sonnenaufgang der Bucht.

Reserviert: Dünenvilla in Scharbeutz
VILLA dune-house | Scharbeutz | Kauf 2150000 | 7/5/4 | 256/1020 | 2020
Bedarf A+ 26 Wärmepumpe | Pool, Sauna, Kamin, Garten, Terrasse, Garage, Meerblick | Reserviert verborgen
Glas, Lärche und Sand: ein Haus, das sich in die Dünen duckt und aufs Meer schaut.

Ferienwohnung am Kurpark Timmendorf – reserviert
SEASIDE_APARTMENT garden-flat | Timmendorf | Kauf 359000 | 2/1/1 | 49/0 | 2001
Verbrauch D 103 Gas | Balkon, Stellplatz, Einbauküche | Reserviert
Ruhig zum Park gelegen und in drei Minuten am Wasser.

Demnächst: Neubauwohnungen an der Dünenmeile
SEASIDE_APARTMENT beach-flat | Scharbeutz | Kauf 619000 | 3/2/2 | 85/0 | 2026
Bedarf A+ 23 Wärmepumpe | Balkon, Aufzug, Fußbodenheizung, Tiefgarage, Meerblick | Vorbereitung
Sechs Wohnungen, zwei Minuten zum Strand; die Unterlagen folgen in Kürze.
`;
