import { blobUrlOfText, saveFile } from '../../shared/page/save-file.ts';

/**
 * Opens an HTML document in a new tab. The tab is opened before the document is loaded, because browsers allow a new
 * tab only during the click. Rejects with the error of `read`, or if the browser blocks the tab.
 */
export async function openDocument(read: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  if (!tab)
    throw new Error('Der Browser hat das neue Fenster blockiert. Bitte erlauben Sie es für diese Seite.');
  try {
    tab.location.href = blobUrlOfText(await read(), 'text/html;charset=utf-8');
  } catch (error) {
    tab.close();
    throw error;
  }
}

export const saveJson = (fileName: string, value: unknown): void =>
  saveFile(fileName, 'application/json', JSON.stringify(value, null, 2));
