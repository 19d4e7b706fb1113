import { gauge } from '@estate/server-kit/metrics';

/** Each instance sets these gauges every minute; use the maximum over all instances. */
export const lastSuccess = gauge(
  'sync_last_success_timestamp_seconds',
  'When the last successful sync of a kind ended, in seconds since 1970; 0 if there was none',
  ['kind'],
);

export const incidentLasts = gauge('incident_lasts', '1 while an incident of a kind lasts, else 0', ['kind']);
