// Names on the map with longitude and latitude, placed by hand to within about half a kilometre. Stadtteile and the
// municipalities around Hamburg get their places from their shapes (map-drawing.mjs).
const of = (kind, text) =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => line.split(';'))
    .map((entry) => {
      const [, name, lng, lat] = /^\s*(.+?) (-?[\d.]+) ([\d.]+)\s*$/.exec(entry) ?? [];
      if (!name) throw new Error(entry);
      return { name, kind, lng: Number(lng), lat: Number(lat) };
    });
export const places = [
  // The name of the whole city, which the map replaces by the names of the districts at a high zoom.
  ...of('metropolis', 'Hamburg 9.993 53.551'),
  ...of(
    'city',
    `
Bremen 8.807 53.076; Hannover 9.733 52.376; Berlin 13.405 52.52; Kiel 10.123 54.323; Lübeck 10.686 53.866
Schwerin 11.415 53.629; Rostock 12.099 54.089; Lüneburg 10.411 53.249; München 11.582 48.135; Köln 6.96 50.938
Frankfurt am Main 8.682 50.11; Stuttgart 9.18 48.775; Leipzig 12.373 51.34; Dresden 13.737 51.05; Nürnberg 11.077 49.452
Magdeburg 11.63 52.13; Palma 2.65 39.57; Barcelona 2.173 41.385; València -0.376 39.47; Alicante -0.483 38.345; Málaga -4.421 36.721
Madrid -3.704 40.417; Sevilla -5.984 37.389; Murcia -1.13 37.984; Zaragoza -0.88 41.65; Lissabon -9.139 38.722; Porto -8.611 41.15
Marseille 5.37 43.296; Nizza 7.262 43.71; Montpellier 3.877 43.611; Toulouse 1.444 43.605; Lyon 4.835 45.764; Paris 2.352 48.857
Genua 8.934 44.405; Mailand 9.19 45.464; Venedig 12.316 45.44; Florenz 11.256 43.77; Rom 12.496 41.903; Neapel 14.268 40.852
Palermo 13.361 38.116; Cagliari 9.112 39.224; Wien 16.373 48.208; Salzburg 13.055 47.8; Innsbruck 11.404 47.269; Zürich 8.541 47.377
Genf 6.143 46.204; Kopenhagen 12.568 55.676; Amsterdam 4.9 52.373; Brüssel 4.352 50.847; London -0.128 51.507; Split 16.44 43.508
Athen 23.728 37.984; Thessaloniki 22.944 40.64; Istanbul 28.978 41.008; Antalya 30.713 36.897; Las Palmas -15.43 28.124
Santa Cruz de Tenerife -16.252 28.464; Funchal -16.908 32.65; Faro -7.93 37.019; Danzig 18.646 54.352; Prag 14.438 50.075; Warschau 21.012 52.23
Dubai 55.27 25.205; Miami -80.192 25.762; New York -74.006 40.713`,
  ),
  ...of(
    'town',
    `
Winsen (Luhe) 10.208 53.362; Buchholz 9.872 53.328; Buxtehude 9.695 53.477; Stade 9.476 53.601; Wedel 9.705 53.583; Pinneberg 9.799 53.661
Norderstedt 10.01 53.706; Elmshorn 9.653 53.752; Ahrensburg 10.226 53.674; Reinbek 10.249 53.512; Geesthacht 10.377 53.437
Bad Oldesloe 10.374 53.809; Neumünster 9.98 54.07; Itzehoe 9.515 53.925; Cuxhaven 8.69 53.865; Bremerhaven 8.58 53.55
Uelzen 10.56 52.965; Celle 10.08 52.625; Wolfsburg 10.787 52.423; Braunschweig 10.52 52.268; Flensburg 9.434 54.784
Husum 9.05 54.477; Westerland 8.31 54.907; Wismar 11.465 53.892; Travemünde 10.87 53.956; Timmendorfer Strand 10.78 53.992
Andratx 2.42 39.575; Sóller 2.715 39.766; Pollença 3.015 39.877; Alcúdia 3.121 39.853; Inca 2.911 39.72; Manacor 3.209 39.57
Santanyí 3.128 39.355; Llucmajor 2.89 39.49; Artà 3.35 39.693; Ibiza 1.43 38.91
Girona 2.821 41.983; Roses 3.176 42.264; Cadaqués 3.278 42.289; Begur 3.213 41.954; Palamós 3.129 41.848; Lloret de Mar 2.845 41.7
Sitges 1.812 41.237; Tarragona 1.245 41.119; Castelló -0.037 39.986; Gandia -0.182 38.968; Dénia 0.105 38.841; Jávea 0.163 38.789
Moraira 0.134 38.688; Calpe 0.045 38.645; Altea -0.051 38.599; Benidorm -0.131 38.541; Torrevieja -0.683 37.979; Cartagena -0.983 37.605
Almería -2.467 36.84; Marbella -4.886 36.51; Maó 4.265 39.889; Ciutadella 3.838 40.002; Perpignan 2.895 42.699; Andorra 1.522 42.507`,
  ),
  // Islands and coasts that are popular for holiday homes.
  ...of(
    'coast',
    `
Mallorca 2.95 39.62; Menorca 4.1 39.96; Ibiza 1.39 39.02; Costa Brava 3.02 41.78; Costa Dorada 0.97 40.95; Costa Blanca -0.31 38.43
Costa del Sol -4.55 36.66; Sardinien 9.05 40.1; Sizilien 14.1 37.6; Korsika 9.1 42.15; Toskana 11.1 43.35; Kreta 24.85 35.24
Algarve -8.2 37.25; Teneriffa -16.6 28.27; Gran Canaria -15.6 27.95; Fuerteventura -14 28.4; Lanzarote -13.65 29.02; Madeira -17 32.75`,
  ),
  ...of(
    'village',
    `
Seevetal 10.02 53.4; Stelle 10.11 53.38; Jork 9.681 53.532; Schenefeld 9.829 53.603; Halstenbek 9.853 53.631; Rellingen 9.827 53.648
Quickborn 9.909 53.728; Uetersen 9.664 53.687; Kaltenkirchen 9.958 53.833; Henstedt-Ulzburg 9.98 53.792; Bad Bramstedt 9.882 53.918
Bargteheide 10.264 53.729; Großhansdorf 10.28 53.66; Glinde 10.201 53.54; Wentorf 10.258 53.493; Barsbüttel 10.166 53.57
Schwarzenbek 10.48 53.504; Lauenburg 10.556 53.375; Escheburg 10.32 53.463; Trittau 10.4 53.61; Mölln 10.69 53.63; Ratzeburg 10.757 53.7
Glückstadt 9.43 53.79; Brunsbüttel 9.14 53.9; Rotenburg (Wümme) 9.4 53.11; Zeven 9.28 53.295; Tostedt 9.715 53.283
Schneverdingen 9.79 53.117; Soltau 9.84 52.99; Bad Bevensen 10.58 53.08; Bleckede 10.735 53.29; Dannenberg 11.09 53.1
Adendorf 10.445 53.285; Bardowick 10.39 53.295; Reppenstedt 10.35 53.25; Boizenburg 10.72 53.38; Rosengarten 9.88 53.4; Neu Wulmstorf 9.8 53.467
Hollenstedt 9.72 53.365; Salzhausen 10.17 53.225; Neustadt in Holstein 10.81 54.107; Scharbeutz 10.74 54.02; Grömitz 10.96 54.145
Tangstedt 10.09 53.735; Ammersbek 10.19 53.7; Aumühle 10.315 53.53; Tornesch 9.72 53.7; Appel 9.74 53.39; Jesteburg 9.955 53.31
Port d’Andratx 2.39 39.545; Valldemossa 2.622 39.71; Felanitx 3.148 39.469; Campos 3.02 39.43; Cala Ratjada 3.46 39.712; Deià 2.648 39.748`,
  ),
  ...of(
    'borough',
    `
Altona 9.905 53.572; Eimsbüttel 9.937 53.602; Hamburg-Nord 10.02 53.615; Wandsbek 10.115 53.62; Bergedorf 10.19 53.465; Harburg 9.93 53.463
Hamburg-Mitte 10.04 53.535`,
  ),
  ...of(
    'water',
    `
Außenalster 10.0068 53.5675; Binnenalster 9.9955 53.5552; Elbe 9.87 53.5425; Norderelbe 10.0515 53.4915; Süderelbe 9.977 53.477; Elbe 9.555 53.62; Elbe 10.13 53.424; Nordsee 7.8 54.1; Ostsee 11.3 54.35; Mittelmeer 3.2 39.1`,
  ),
  ...of(
    'stream',
    `
Köhlbrand 9.9393 53.513; Dove Elbe 10.118 53.4812; Gose Elbe 10.1925 53.4455; Bille 10.1435 53.5025; Alster 10.024 53.6178; Reiherstieg 9.9683 53.5075
Spreehafen 9.9955 53.5214; Baakenhafen 10.0095 53.538; Isebekkanal 9.9798 53.5809; Osterbekkanal 10.034 53.5849; Eilbekkanal 10.044 53.5719`,
  ),
];
