/** Holiday homes in Spain. */
export const spain = `
Natursteinfinca mit Pool und Olivenhain bei Santanyí
FINCA finca | Santanyí | Kauf 2350000 | 7/5/4 | 312/14500 | 2014
Bedarf B 58 Wärmepumpe | Pool, Kamin, Terrasse, Garten, Klimaanlage, Garage | Vermarktung verborgen
Honigfarbener Stein, alte Olivenbäume und abends nur das Zirpen der Grillen.

Villa über dem Hafen von Port d'Andratx
VILLA bay-villa | Andratx | Kauf 4950000 | 8/5/5 | 426/1650 | 2021
Bedarf A 39 Wärmepumpe | Pool, Sauna, Terrasse, Klimaanlage, Garage, Smart-Home, Meerblick | Vermarktung verborgen
Jeder Raum öffnet sich zum Meer, jeder Abend endet auf der Terrasse.

Stadthaus mit Patio in der Altstadt von Pollença
MID_TERRACE_HOUSE patio-house | Pollença | Kauf 985000 | 5/4/3 | 198/140 | 1880
kein Ausweis | Pool, Terrasse, Kamin, Klimaanlage | Vermarktung
Hinter einer schlichten Tür liegen Gewölbe, ein kühler Innenhof und ein kleiner Pool.

Finca mit Blick auf die Bergfestung von Artà
FINCA finca | Artà | Kauf 1690000 | 6/4/3 | 248/22000 | 1998
Bedarf D 112 Öl | Pool, Kamin, Terrasse, Garten, Garage | Vermarktung verborgen
Mandelblüte im Februar, Feigen im September und das ganze Jahr Platz.

Meerblickwohnung in der Bucht von Sa Tuna, Begur
SEASIDE_APARTMENT bay-flat | Begur | Kauf 645000 | 3/2/2 | 92/0 | 2006
Verbrauch C 84 Strom | Balkon, Klimaanlage, Meerblick, Stellplatz, Pool | Vermarktung
Unter dem Balkon leuchtet das Wasser, und das erste Bad ist vor dem Frühstück.

Weißes Fischerhaus in Cadaqués
MID_TERRACE_HOUSE fishing-house | Cadaqués | Kauf 890000 | 4/3/2 | 124/60 | 1860
kein Ausweis | Dachterrasse, Kamin, Meerblick | Vermarktung
Blaue Läden, weiße Wände und eine Dachterrasse, von der schon Maler schwärmten.

Ferienvilla mit Garten in Calella de Palafrugell
VILLA bay-villa | Palafrugell | Kauf 1780000 | 6/5/4 | 265/980 | 2010
Bedarf C 79 Gas | Pool, Garten, Terrasse, Klimaanlage, Garage | Vermarktung
Pinien werfen Schatten auf den Pool, und der Küstenweg beginnt am Gartentor.

Apartment mit Gemeinschaftspool in Jávea
SEASIDE_APARTMENT bay-flat | Jávea | Kauf 345000 | 3/2/2 | 88/0 | 2004
Verbrauch D 101 Strom | Balkon, Pool, Klimaanlage, Aufzug, Stellplatz | Vermarktung
Überwintern bei mildem Licht, mit Markt, Strand und Ärzten in Laufnähe.

Moderne Villa mit Montgó-Blick in Jávea
VILLA bay-villa | Jávea | Kauf 1590000 | 6/4/4 | 284/1120 | 2023
Bedarf A 36 Wärmepumpe | Pool, Terrasse, Klimaanlage, Garage, Fußbodenheizung, Smart-Home | Vermarktung
Klare weiße Kuben, ein langer Pool und der Berg als Kulisse.

Ferienwohnung am Naturhafen von Andratx zur Miete
SEASIDE_APARTMENT bay-flat | Andratx | Miete 2900 | 3/2/2 | 104/0 | 2012
Verbrauch C 88 Strom | Balkon, Klimaanlage, Aufzug, Meerblick, Pool | Vermarktung
Langzeitmiete für alle, die den Winter gegen Mandelblüten tauschen möchten.

Reserviert: Finca mit Gästehaus bei Pollença
FINCA finca | Pollença | Kauf 2890000 | 8/6/5 | 368/18600 | 2009
Bedarf B 63 Wärmepumpe | Pool, Kamin, Sauna, Terrasse, Garten, Klimaanlage, Garage | Reserviert verborgen
Haupthaus, Gästehaus und dazwischen eine Tafel unter Weinlaub für zwanzig Freunde.

Villa an der Costa Brava – reserviert
VILLA bay-villa | Begur | Kauf Anfrage | 7/5/5 | 340/1420 | 2016
Bedarf B 54 Wärmepumpe | Pool, Terrasse, Garten, Klimaanlage, Garage, Meerblick | Reserviert verborgen
Auf dem Felsen über Aiguablava, mit einer Treppe bis ans Wasser.

Demnächst: Neubauvillen bei Santanyí
VILLA bay-villa | Santanyí | Kauf 1980000 | 5/4/4 | 236/900 | 2026
Bedarf A 31 Wärmepumpe | Pool, Terrasse, Garten, Klimaanlage, Fußbodenheizung | Vorbereitung
Vier Villen aus heimischem Sandstein; der Rohbau steht, die Farben wählen Sie.
`;
