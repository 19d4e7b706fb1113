import { GetPriceRange, type StoredPriceRange } from '@estate/contracts/catalog/price-range';
import { germanDate } from '@estate/domain/text/german-day';
import {
  basisText,
  districtNeededText,
  middleText,
  noRangeTexts,
  rangeText,
} from '@estate/domain/valuation/texts';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { Injectable } from '@nestjs/common';
import { CatalogClient } from '../clients.ts';

/** Shorter than the deadline of the call that stores a lead, so that a slow catalog cannot lose the lead. */
const getPriceRange = { ...GetPriceRange, deadlineMs: 1_500 };

/** The estimate in one line, as mails, inbox and access print-out show it. */
export function priceRangeText({ result, day }: Pick<StoredPriceRange, 'result' | 'day'>): string {
  if (result.kind === 'range')
    return `${rangeText(result)}, Mitte ${middleText(result)}, geschätzt am ${germanDate(day)}. ${basisText(result.source)}`;
  return `Keine Zahl. ${result.kind === 'none' ? noRangeTexts[result.reason] : districtNeededText(result.candidates)}`;
}

/** The price ranges that catalog estimated for the senders of valuations. */
@Injectable()
export class PriceRanges {
  constructor(
    private readonly catalog: CatalogClient,
    @InjectLog() private readonly log: Log,
  ) {}

  /** The estimate of this id in words; null without one, or if catalog does not answer, so that no lead is lost. */
  async textOf(id: string | undefined): Promise<string | null> {
    if (id === undefined) return null;
    const stored = await this.catalog.call(getPriceRange, { id }).catch((err: unknown) => {
      this.log.warn({ err, price_range_id: id }, 'valuation stored without its price range');
      return null;
    });
    return stored && priceRangeText(stored);
  }
}
