/** Long enough for the new tab to load the document. */
const keptMs = 60_000;

const addressOf = (parts: string, type: string) => {
  const address = URL.createObjectURL(new Blob([parts], { type }));
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
  return address;
};

/**
 * Opens an HTML document in a new tab. The tab opens before the document is there, because browsers allow it at the click
 * only. Rejects with what `read` rejects with, or if the browser allows no new tab.
 */
export async function openDocument(read: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  if (!tab)
    throw new Error('Der Browser hat das neue Fenster blockiert. Bitte erlauben Sie es für diese Seite.');
  try {
    tab.location.href = addressOf(await read(), 'text/html;charset=utf-8');
  } catch (error) {
    tab.close();
    throw error;
  }
}

/** Saves a value as a JSON file. */
export function saveJson(fileName: string, value: unknown): void {
  const link = document.createElement('a');
  link.href = addressOf(JSON.stringify(value, null, 2), 'application/json');
  link.download = fileName;
  link.click();
}
