import { type UpdateQuery } from 'mongoose';
import { type HandlingEvent, type Lead } from './lead.ts';

/** The maximum number of events in a lead's history; older events are dropped. */
const maxEvents = 100;

/** The part of a Mongo update that appends events to a lead's history. */
export const historyUpdate = (events: readonly HandlingEvent[]): UpdateQuery<Lead> => ({
  $push: { 'handling.history': { $each: [...events], $slice: -maxEvents } },
});
