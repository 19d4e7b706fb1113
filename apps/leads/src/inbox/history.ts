import { type UpdateQuery } from 'mongoose';
import { type Lead } from '../kinds/registry.ts';
import { type HandlingEvent } from '../lead/lead.ts';

/** Events that a lead keeps; older ones are dropped. */
const maxEvents = 100;

/** The part of an update that writes events down. */
export const historyWith = (events: readonly HandlingEvent[]): UpdateQuery<Lead> => ({
  $push: { 'handling.history': { $each: [...events], $slice: -maxEvents } },
});
