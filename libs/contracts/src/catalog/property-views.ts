import { z } from 'zod';
import { PropertyId } from './properties.ts';
import { defineRpc } from '../rpc.ts';

/** Months for which the figures of a day are kept. */
export const viewsKeptMonths = 24;

/** Counts one view of the property today, by clocks in Hamburg; false for a property that visitors do not see. */
export const CountView = defineRpc({
  message: 'catalog.countView',
  callers: ['bff'],
  safety: 'once',
  input: PropertyId,
  output: z.object({ counted: z.boolean() }),
  deadlineMs: 2_000,
});

/** The views of one day, which had at least one. */
export const DayViews = z.object({ day: z.iso.date(), views: z.int() });

/**
 * The views of a property from a day on, in order, with what a report names of the property. `counted_from` is the first
 * day of which a figure can be known, because views are counted and the property has been public; null before. A property
 * that the CRM no longer has is removed and has no views.
 */
export const GetPropertyViews = defineRpc({
  message: 'catalog.getPropertyViews',
  callers: ['bff', 'leads'],
  safety: 'read',
  input: PropertyId.extend({ from: z.iso.date() }),
  output: z.object({
    title: z.string(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    is_removed: z.boolean(),
    counted_from: z.iso.date().nullable(),
    items: z.array(DayViews),
  }),
});
