import type { LeadKind } from '@estate/domain/forms/all-forms';
import { propertyLeadKinds } from '@estate/domain/property-report/figures';
import type { PropertyFigures } from '../../shared/api/types.ts';

export interface FigureDay {
  day: string;
  views: number;
  requests: number;
}

const dayMs = 86_400_000;

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

/** Sums per day for every day of the period, also for days without views and requests. */
export function figureDays({ from, to, views, requests }: PropertyFigures): FigureDay[] {
  const days: FigureDay[] = [];
  for (let noon = Date.parse(`${from}T12:00:00Z`); noon <= Date.parse(`${to}T12:00:00Z`); noon += dayMs) {
    const day = new Date(noon).toISOString().slice(0, 10);
    days.push({
      day,
      views: sumOf(views.filter((entry) => entry.day === day).map((entry) => entry.views)),
      requests: sumOf(requests.filter((entry) => entry.day === day).map(({ count }) => count)),
    });
  }
  return days;
}

export const viewsIn = ({ views }: PropertyFigures): number => sumOf(views.map((entry) => entry.views));

/** The number of requests by kind, without the kinds that nobody sent. */
export const requestsByKind = ({ requests }: PropertyFigures): [LeadKind, number][] =>
  propertyLeadKinds
    .map((kind): [LeadKind, number] => [
      kind,
      sumOf(requests.filter((entry) => entry.kind === kind).map(({ count }) => count)),
    ])
    .filter(([, count]) => count > 0);
