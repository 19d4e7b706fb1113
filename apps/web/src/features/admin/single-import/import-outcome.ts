import type { ImportResult, Job } from '../../../api/types.ts';

export interface ImportOutcome {
  isSuccess: boolean;
  title: string;
  text: string;
  /** The server's message, shown beside the specified text. */
  cause?: string;
  property?: NonNullable<ImportResult['property']>;
}

/** The texts for a finished job (staff-area §8). */
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

/** The texts for a job that the server refused to start. */
export const refusedOutcome = (error: Error): ImportOutcome => ({
  isSuccess: false,
  title: 'Import fehlgeschlagen',
  text: 'Fehler beim Importieren der Immobilie von Propstack',
  cause: error.message,
});
