import type { StaffPath } from '@estate/content/staff-pages';
import type { BatchResult, Job } from '../../shared/api/types.ts';

type Counts = Pick<BatchResult, 'successful' | 'total'>;

/** One batch update: its job and its texts (staff-area §8.12, §8.13). */
export interface BatchTool {
  readonly path: StaffPath;
  readonly kind: Extract<Job['kind'], 'update-price-on-inquiry' | 'update-optional-fields'>;
  /** Explanation beyond the description of the page. */
  readonly hint: string;
  readonly doneText: (counts: Counts) => string;
  readonly failedText: (error: string | undefined) => { title: string; text?: string };
  /** Title and text if the server rejects the start. */
  readonly refusedText: (message: string) => { title: string; text?: string };
}

const failed = 'Update fehlgeschlagen';

export const priceUpdate: BatchTool = {
  path: '/admin/preise',
  kind: 'update-price-on-inquiry',
  hint: 'Propstack wird nach je 50 Immobilien gefragt. Andere Felder bleiben, wie sie sind.',
  doneText: ({ successful, total }) =>
    `Update abgeschlossen: ${successful} von ${total} Immobilien aktualisiert`,
  failedText: (error) => ({ title: failed, ...(error ? { text: error } : {}) }),
  refusedText: (message) => ({ title: failed, text: message }),
};

export const optionalUpdate: BatchTool = {
  path: '/admin/zusatzfelder',
  kind: 'update-optional-fields',
  hint: 'Jede Immobilie wird einzeln abgefragt; bei vielen Immobilien dauert das einige Minuten. Andere Felder bleiben, wie sie sind.',
  doneText: ({ successful, total }) =>
    `Update erfolgreich: ${successful} von ${total} Properties aktualisiert`,
  failedText: (error) => ({ title: error ? `${failed}: ${error}` : failed }),
  refusedText: (message) => ({ title: `Update failed: ${message}` }),
};
