/** Minutes between two incremental syncs. Each value divides an hour, so that all intervals are equal. */
export const syncIntervals = [5, 10, 15, 20, 30, 60] as const;

/** A time of day, `HH:MM`. */
export const dayTimePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

export const syncTimeZone = 'Europe/Berlin';
