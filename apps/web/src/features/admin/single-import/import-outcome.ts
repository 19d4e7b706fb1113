import type { ImportResult, Job } from '../../../api/types.ts';

export interface ImportOutcome {
  isSuccess: boolean;
  title: string;
  text: string;
  /** What the server said beyond the specified text. */
  cause?: string;
  property?: NonNullable<ImportResult['property']>;
}

/** What the end of a job means in words (staff-area §8). */
export function outcomeOf(state: Job['state'], result: ImportResult | null): ImportOutcome {
  if (state === 'cancelled') {
    return { isSuccess: false, title: 'Import abgebrochen', text: 'Der Import wurde angehalten.' };
  }
  if (state === 'completed' && result?.success && result.property) {
    const { property } = result;
    const text = property.isUpdate
      ? 'Die Immobilie wurde aktualisiert.'
      : 'Die Immobilie wurde neu importiert.';
    return { isSuccess: true, title: 'Import erfolgreich', text, property };
  }
  return {
    isSuccess: false,
    title: 'Import fehlgeschlagen',
    text: result?.error ?? 'Unbekannter Fehler beim Import',
    ...(result?.property ? { property: result.property } : {}),
  };
}

/** The job could not even be started. */
export const refusedOutcome = (error: Error): ImportOutcome => ({
  isSuccess: false,
  title: 'Import fehlgeschlagen',
  text: 'Fehler beim Importieren der Immobilie von Propstack',
  cause: error.message,
});
