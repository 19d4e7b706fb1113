import { propertyIdPattern } from '@estate/domain/property/property-id';
import {
  type CallLogPage,
  callLogPages,
  callPurposes,
  type CallPurpose,
  defaultCallLogPage,
} from '@estate/domain/staff/call-purposes';

/**
 * Filter of the list, with the parameter names of the API. Times are those of Hamburg, in the format of
 * `datetime-local` inputs.
 */
export interface CallLogFilter {
  limit?: CallLogPage | undefined;
  errorsOnly?: 'true' | undefined;
  function?: CallPurpose | undefined;
  property?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Cursor of an older page. */
  before?: string | undefined;
}

/** Search parameters of /admin/crm-protokoll: the filter and the entry whose dialog is open. */
export interface CallLogSearch extends CallLogFilter {
  eintrag?: string | undefined;
}

const matching = (pattern: RegExp, raw: unknown) =>
  typeof raw === 'string' && pattern.test(raw) ? raw : undefined;

const minute = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/**
 * Replaces invalid values by undefined. Their keys stay, because the router merges the result over the raw parameters.
 */
export function parseCallLogSearch(raw: Readonly<Record<string, unknown>>): CallLogSearch {
  // The router parses digits in the URL as a number.
  const property = typeof raw['property'] === 'number' ? String(raw['property']) : raw['property'];
  const limit = callLogPages.find((size) => String(size) === String(raw['limit']));
  return {
    limit: limit === defaultCallLogPage ? undefined : limit,
    errorsOnly: raw['errorsOnly'] === 'true' ? 'true' : undefined,
    function: callPurposes.find((purpose) => purpose === raw['function']),
    property: matching(propertyIdPattern, property),
    from: matching(minute, raw['from']),
    to: matching(minute, raw['to']),
    before: matching(/^\d{1,15}-[0-9a-f]{24}$/, raw['before']),
    eintrag: matching(/^[0-9a-f]{24}$/, raw['eintrag']),
  };
}

/** Whether a filter other than the page is set. */
export const isFiltered = ({ errorsOnly, function: purpose, property, from, to }: CallLogFilter): boolean =>
  [errorsOnly, purpose, property, from, to].some((value) => value !== undefined);
