import { isGiven } from './is-given.ts';
import { parkingType, rsTypesByKind } from './vocabulary.ts';

/* The main area of a property by its kind. Free of zod, so that pages need not load zod. */

type Area = number | null | undefined;

export interface AreaFields {
  rs_type?: string | null | undefined;
  living_space?: Area;
  usable_floor_space?: Area;
  net_floor_space?: Area;
  plot_area?: Area;
}

interface MainArea {
  readonly label: string;
  readonly value: number;
}

/** Label of the floor area of commercial properties by `rs_type`; other types have 'Gewerbefläche'. */
const commercialLabels: Readonly<Record<string, string>> = {
  OFFICE: 'Bürofläche',
  STORE: 'Verkaufsfläche',
  RETAIL: 'Verkaufsfläche',
  GASTRONOMY: 'Gastronomiefläche',
  INDUSTRY: 'Hallenfläche',
  [parkingType]: 'Fläche',
};

/** Whether a property is measured by floor space, not by living space: a commercial one or a parking space. */
export const isNoDwelling = ({ rs_type }: AreaFields): boolean =>
  [...rsTypesByKind.commercial, parkingType].includes(rs_type ?? '');

export const isPlot = ({ rs_type }: AreaFields): boolean => rsTypesByKind.plot.includes(rs_type ?? '');

const firstGiven = (areas: readonly { label: string; value: Area }[]): MainArea | null =>
  areas.find((area): area is MainArea => isGiven(area.value)) ?? null;

/**
 * The floor area that visitors compare: living space, or for a commercial property its working area, because its
 * living space is empty or only a part of the building. Null for plots and without a value.
 */
export function floorArea(property: AreaFields): MainArea | null {
  const { rs_type, living_space, net_floor_space, usable_floor_space } = property;
  if (isPlot(property)) return null;
  const living = { label: 'Wohnfläche', value: living_space };
  if (!isNoDwelling(property)) return firstGiven([living]);
  const label = commercialLabels[rs_type ?? ''] ?? 'Gewerbefläche';
  return firstGiven([{ label, value: net_floor_space }, living, { label, value: usable_floor_space }]);
}
