import { durations } from '@estate/server-kit/metrics';

/** How long a rendition took by its source: stored, rendered or placeholder; `failed` if there is none. */
export const renditionDuration = durations('rendition_duration_seconds', 'Time until a rendition was ready', [
  'source',
]);
