import { addressOfText, saveFile } from '../../shared/page/save-file.ts';

/**
 * Opens an HTML document in a new tab. The tab opens before the document is there, because browsers allow it at the click
 * only. Rejects with what `read` rejects with, or if the browser allows no new tab.
 */
export async function openDocument(read: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  if (!tab)
    throw new Error('Der Browser hat das neue Fenster blockiert. Bitte erlauben Sie es für diese Seite.');
  try {
    tab.location.href = addressOfText(await read(), 'text/html;charset=utf-8');
  } catch (error) {
    tab.close();
    throw error;
  }
}

/** Saves a value as a JSON file. */
export const saveJson = (fileName: string, value: unknown): void =>
  saveFile(fileName, 'application/json', JSON.stringify(value, null, 2));
