import { problemText } from '../../shared/api/problem-text.ts';
import type { BatchResult, ImportResult, Job } from '../../shared/api/types.ts';
import type { JobOutcome } from '../jobs/job-outcome.ts';

export interface ImportOutcome extends JobOutcome {
  /** The server's message, shown beside the specified text. */
  cause?: string;
  property?: NonNullable<ImportResult['property']>;
  batch?: BatchResult;
}

const failed = 'Import fehlgeschlagen';
const unknownError = 'Unbekannter Fehler beim Import';

export function importOutcomeOf({ state, result }: Job): ImportOutcome {
  const batch = result && 'errors' in result ? { batch: result } : {};
  if (state === 'cancelled') {
    return { tone: 'warning', title: 'Import abgebrochen', text: 'Der Import wurde angehalten.', ...batch };
  }
  if (state !== 'completed' || !result?.success) {
    return { tone: 'error', title: failed, text: result?.error ?? unknownError, ...batch };
  }
  if ('errors' in result) return outcomeOfSeveral(result);
  const { property } = result;
  if (!property) return { tone: 'error', title: failed, text: unknownError };
  return {
    tone: property.failedImageDetails.length > 0 ? 'warning' : 'success',
    title: 'Import erfolgreich',
    text: property.isUpdate ? 'Die Immobilie wurde aktualisiert.' : 'Die Immobilie wurde neu importiert.',
    property,
  };
}

function outcomeOfSeveral(batch: BatchResult): ImportOutcome {
  const { total, successful, created = 0, failedImages = [] } = batch;
  const isWhole = successful === total && failedImages.length === 0;
  const text = `${successful} von ${total} Immobilien importiert, ${created} davon neu.`;
  if (successful === 0) return { tone: 'error', title: failed, text, batch };
  return { tone: isWhole ? 'success' : 'warning', title: 'Import erfolgreich', text, batch };
}

export const refusedOutcome = (error: Error): ImportOutcome => ({
  tone: 'error',
  title: failed,
  text: 'Fehler beim Importieren der Immobilie von Propstack',
  cause: problemText(error),
});
