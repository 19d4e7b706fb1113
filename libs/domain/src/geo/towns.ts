import { foldSearch } from '../search/fold.ts';

/* Towns within about 90 km of Hamburg, so that one without offers leads to the nearest of them. */

export interface Town {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** Towns that border on Hamburg or are reached by its suburban trains. */
const around = `
Ahrensburg 53.675 10.241|Ammersbek 53.69 10.19|Aumühle 53.53 10.314|Bargteheide 53.727 10.263|Barsbüttel 53.57 10.17
Börnsen 53.475 10.28|Buchholz in der Nordheide 53.326 9.868|Buxtehude 53.477 9.687|Elmshorn 53.753 9.652
Escheburg 53.464 10.318|Geesthacht 53.436 10.378|Glinde 53.541 10.211|Großhansdorf 53.665 10.283|Halstenbek 53.633 9.84
Henstedt-Ulzburg 53.793 10.006|Jork 53.533 9.681|Kaltenkirchen 53.833 9.96|Neu Wulmstorf 53.463 9.797
Norderstedt 53.706 9.991|Oststeinbek 53.544 10.165|Pinneberg 53.659 9.797|Quickborn 53.729 9.909|Reinbek 53.512 10.248
Rellingen 53.652 9.824|Rosengarten 53.396 9.87|Schenefeld 53.602 9.823|Schwarzenbek 53.504 10.48|Seevetal 53.399 9.969
Tangstedt 53.735 10.083|Tornesch 53.7 9.72|Uetersen 53.688 9.664|Wedel 53.584 9.698|Wentorf bei Hamburg 53.493 10.252
Winsen 53.36 10.21|Wohltorf 53.52 10.28`;

/** Towns farther away. */
const farther = `
Adendorf 53.285 10.44|Bad Bevensen 53.079 10.583|Bad Bramstedt 53.918 9.884|Bad Oldesloe 53.811 10.375
Bad Schwartau 53.919 10.698|Bad Segeberg 53.936 10.309|Bremen 53.079 8.801|Bremervörde 53.485 9.141|Cuxhaven 53.861 8.694
Eutin 54.138 10.618|Glückstadt 53.79 9.424|Itzehoe 53.925 9.516|Kiel 54.323 10.123|Lauenburg 53.373 10.556
Lübeck 53.866 10.686|Lüneburg 53.249 10.41|Mölln 53.627 10.69|Neumünster 54.073 9.984|Plön 54.157 10.421
Ratzeburg 53.702 10.757|Rotenburg 53.11 9.41|Soltau 52.986 9.843|Stade 53.594 9.476|Tostedt 53.281 9.714
Travemünde 53.961 10.87|Trittau 53.617 10.4|Uelzen 52.965 10.566`;

const townsOf = (text: string): readonly Town[] =>
  text
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [, name = '', lat, lng] = /^(.+) ([\d.]+) ([\d.]+)$/.exec(entry) ?? [];
      return { name, lat: Number(lat), lng: Number(lng) };
    });

const townsByName = new Map(
  [...townsOf(around), ...townsOf(farther)].map((town): [string, Town] => [foldSearch(town.name), town]),
);

/** The town of a folded name; undefined for other words. */
export const townNamed = (folded: string): Town | undefined => townsByName.get(folded);

/** The names of the towns around Hamburg. */
export const townsAroundHamburg: readonly string[] = townsOf(around).map(({ name }) => name);
