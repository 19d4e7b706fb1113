import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** The only document of `schedule_watch`: since when the present schedule is expected to be kept. */
export interface ScheduleWatch {
  _id: 'schedule';
  /** The version of the settings of the synchronisation. */
  version: number;
  since: Date;
}
export type ScheduleWatchModel = Model<ScheduleWatch>;

const schema = new Schema<ScheduleWatch>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    since: { type: Date, required: true },
  },
  { ...strictSchema, collection: 'schedule_watch' },
);
export const scheduleWatchModel = { name: 'ScheduleWatch', schema };
