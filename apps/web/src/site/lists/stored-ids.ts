/** Whether the CRM could give this id; the API refuses any other. */
export const isPropertyId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id > 0 && id < 1e15;

/** Validates a stored list of property ids, because another release or the visitor may have written it. */
export function idsOf(json: string | null): readonly number[] {
  try {
    const stored: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(stored) ? [...new Set(stored.filter(isPropertyId))] : [];
  } catch {
    return [];
  }
}

/** The text that this browser keeps under a key; undefined where its storage is blocked. */
export function storedText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Keeps a text, or with null keeps none any more; false where the storage is blocked or full. */
export function storeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
