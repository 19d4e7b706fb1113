import { type AssignableProperty } from '@estate/content/responsible';
import { GetPropertyViews, removedKeptDays } from '@estate/contracts/catalog/property-views';
import { type CountRequests } from '@estate/contracts/leads/property-reports';
import { type LeadKind } from '@estate/domain/forms/all-forms';
import { formsOfProperty } from '@estate/domain/forms/forms-of-property';
import { monthsBefore, reportedFigure } from '@estate/domain/property-report/figures';
import { hamburgClock, hamburgMoment } from '@estate/domain/text/german-day';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { CatalogClient } from '../clients.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { day } from '../time/pace.ts';

/** The number of full months in a report. Leads are kept for longer, so the numbers of requests are complete. */
const reportedMonths = 6;

type DayRequests = z.input<typeof CountRequests.output>['items'][number];

/** The figures of a full month. Null replaces a figure below five. */
export interface ReportedMonth {
  readonly month: string;
  readonly views: number | null;
  readonly requests: readonly { kind: LeadKind; count: number | null }[];
}

/** What a report shows. `months` begins with the latest one and is empty until a full month was counted. */
export interface PropertyReport {
  readonly property: { id: number; title: string; city: string | null };
  /** The facts that decide who answers for the property. */
  readonly answered: AssignableProperty;
  /** The day on which a paused report ends, because the property was removed; null if it is not paused. */
  readonly paused_until: string | null;
  /** The first day on which views were counted; null if there is none yet. */
  readonly counted_from: string | null;
  readonly months: readonly ReportedMonth[];
}

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

/** An order is a request for the exposé, and proprietors read of one kind whichever the property had. */
const reportedKind = (kind: LeadKind): LeadKind => (kind === 'order' ? 'expose' : kind);

/** Figures of a property: the requests of each day, and the monthly figures of its report. */
@Injectable()
export class ReportFigures {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly catalog: CatalogClient,
    private readonly clock: Clock,
  ) {}

  /** The numbers of leads by day and kind from a date on (`2026-11-21`), without those suspected of spam. */
  async requests(property: number, from: string): Promise<DayRequests[]> {
    const found = await this.leads
      .find(
        {
          'form.propertyId': property,
          received_at: { $gte: hamburgMoment(from, '00:00') },
          suspicion: null,
        },
        'kind received_at',
      )
      .sort({ received_at: 1 })
      .lean<{ kind: LeadKind; received_at: Date }[]>();
    const days = new Map<string, DayRequests>();
    for (const { kind, received_at } of found) {
      const { date } = hamburgClock(received_at);
      const known = days.get(`${date} ${kind}`);
      if (known) known.count += 1;
      else days.set(`${date} ${kind}`, { day: date, kind, count: 1 });
    }
    return [...days.values()];
  }

  /**
   * The figures of a property's report; undefined if the property was removed so long ago that the report ends. Rejects
   * if catalog is unavailable.
   */
  async report(id: number): Promise<PropertyReport | undefined> {
    const months = monthsBefore(hamburgClock(this.clock.now()).date, reportedMonths);
    const from = `${months.at(-1)}-01`;
    const [known, requests] = await Promise.all([
      this.catalog.call(GetPropertyViews, { id, from }),
      this.requests(id, from),
    ]);
    const { title, removed_at, counted_from, items, ...answered } = known;
    const endsAt = removed_at && addMilliseconds(new Date(removed_at), removedKeptDays * day);
    if (endsAt && endsAt <= this.clock.now()) return undefined;
    const firstMonth = counted_from?.slice(0, 7);
    return {
      property: { id, title, city: answered.city },
      answered,
      counted_from,
      paused_until: endsAt && hamburgClock(endsAt).date,
      months: months
        .filter((month) => !endsAt && firstMonth !== undefined && month >= firstMonth)
        .map((month) => ({
          month,
          views: reportedFigure(
            sumOf(items.filter(({ day }) => day.startsWith(month)).map(({ views }) => views)),
          ),
          requests: formsOfProperty(answered).map(({ kind }) => ({
            kind,
            count: reportedFigure(
              sumOf(
                requests
                  .filter((request) => reportedKind(request.kind) === kind && request.day.startsWith(month))
                  .map(({ count }) => count),
              ),
            ),
          })),
        })),
    };
  }
}
