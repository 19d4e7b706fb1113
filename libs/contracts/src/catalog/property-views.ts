import { z } from 'zod';
import { answeredShape } from './answered-property.ts';
import { PropertyId } from './properties.ts';
import { defineRpc } from '../rpc.ts';

/** Months after which the figures of a day are deleted. */
export const viewsKeptMonths = 24;

/**
 * Days after a removal until views and the report of a property are deleted, because a removal by mistake is usually
 * undone before.
 */
export const removedKeptDays = 30;

/**
 * Counts one view of the property for the current day in Hamburg. `counted` is false for a property that is not
 * public.
 */
export const CountView = defineRpc({
  message: 'catalog.countView',
  callers: ['bff'],
  safety: 'once',
  input: PropertyId,
  output: z.object({ counted: z.boolean() }),
  deadlineMs: 2_000,
});

export const DayViews = z.object({ day: z.iso.date(), views: z.int() });

/**
 * The views of a property per day, beginning with `from`, ascending, with the title and place for a report.
 * `counted_from` is the first day on which views were counted and the property was public; null if there was no such
 * day. A property that was removed because of the CRM has `removed_at` and no views.
 */
export const GetPropertyViews = defineRpc({
  message: 'catalog.getPropertyViews',
  callers: ['bff', 'leads'],
  safety: 'read',
  input: PropertyId.extend({ from: z.iso.date() }),
  output: z.object({
    title: z.string(),
    ...answeredShape,
    removed_at: z.iso.datetime().nullable(),
    counted_from: z.iso.date().nullable(),
    items: z.array(DayViews),
  }),
});
