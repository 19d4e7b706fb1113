import { durations } from '@estate/server-kit/metrics';

/** The duration of a call to the CRM without its wait; outcome is `ok` or the fault of the answer. */
export const callDuration = durations('crm_call_duration_seconds', 'Time until the CRM answered a call', [
  'version',
  'outcome',
]);

/** How long calls wait for their turn under the CRM's limit of requests. */
export const turnWait = durations('crm_turn_wait_seconds', 'Time until a call to the CRM had its turn');
