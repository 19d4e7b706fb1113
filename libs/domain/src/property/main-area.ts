import { parkingType, rsTypesByKind } from './vocabulary.ts';

/* The area that tells most about a property, free of zod. */

type Area = number | null | undefined;

interface Measured {
  rs_type?: string | null | undefined;
  living_space?: Area;
  usable_floor_space?: Area;
  net_floor_space?: Area;
  plot_area?: Area;
}

export interface MainArea {
  readonly label: string;
  readonly value: number;
}

/** What the area of such a property is called; of other kinds 'Gewerbefläche'. */
const commercialLabels: Readonly<Record<string, string>> = {
  OFFICE: 'Bürofläche',
  STORE: 'Verkaufsfläche',
  RETAIL: 'Verkaufsfläche',
  GASTRONOMY: 'Gastronomiefläche',
  INDUSTRY: 'Hallenfläche',
  [parkingType]: 'Fläche',
};

/** Whether a property is measured by floor space, not by living space: a commercial one or a parking space. */
export const isNoDwelling = ({ rs_type }: Measured): boolean =>
  [...rsTypesByKind.commercial, parkingType].includes(rs_type ?? '');

/** 0 often means 'not given' in the CRM (propstack.md). */
const firstGiven = (areas: readonly { label: string; value: Area }[]): MainArea | null =>
  areas.find((area): area is MainArea => typeof area.value === 'number' && area.value > 0) ?? null;

/**
 * The floor area that a visitor compares: living space, and for a commercial property the area for work, because its
 * living space is empty or a part of the house. Null for plots and where none is given.
 */
export function floorArea(property: Measured): MainArea | null {
  const { rs_type, living_space, net_floor_space, usable_floor_space } = property;
  if (rsTypesByKind.plot.includes(rs_type ?? '')) return null;
  const living = { label: 'Wohnfläche', value: living_space };
  if (!isNoDwelling(property)) return firstGiven([living]);
  const label = commercialLabels[rs_type ?? ''] ?? 'Gewerbefläche';
  return firstGiven([{ label, value: net_floor_space }, living, { label, value: usable_floor_space }]);
}
