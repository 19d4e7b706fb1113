import { type LeadFilter, uuidPattern, maxLeadPage, parseLeadFilter } from '@estate/domain/forms/lead-filter';

/** Search parameters of /admin/anfragen: the filter, the page if it is not the first, and the open lead. */
export interface InboxSearch extends LeadFilter {
  page?: number | undefined;
  anfrage?: string | undefined;
}

/**
 * Replaces invalid values by undefined. Their keys stay, because the router merges the result over the raw parameters.
 */
export function parseInboxSearch(raw: Record<string, unknown>): InboxSearch {
  const page = Number(raw['page']);
  const { anfrage } = raw;
  return {
    ...parseLeadFilter(raw),
    page: Number.isSafeInteger(page) && page > 1 && page <= maxLeadPage ? page : undefined,
    anfrage: typeof anfrage === 'string' && uuidPattern.test(anfrage) ? anfrage : undefined,
  };
}
