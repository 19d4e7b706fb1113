import { showToast } from '../../shared/ui/toast.tsx';

/**
 * Opens the browser's share dialog with a link, or copies the link if there is no such dialog. `instead` is the text of
 * the error toast if neither works.
 */
export async function shareLink(title: string, url: string, instead: string): Promise<void> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return;
    }
    await window.navigator.clipboard.writeText(url);
    showToast({ tone: 'success', title: 'Link kopiert', description: 'Sie können ihn jetzt einfügen.' });
  } catch (error) {
    // The visitor closed the dialog, which is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ tone: 'error', title: 'Link konnte nicht kopiert werden', description: instead });
  }
}
