import { showToast } from '../../ui/toast.tsx';

/** Gives the address of this page to another app, or to the clipboard where the browser has no such dialog. */
export async function sharePage(title: string): Promise<void> {
  const url = window.location.href.split('#')[0] ?? '';
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return;
    }
    await window.navigator.clipboard.writeText(url);
    showToast({ tone: 'success', title: 'Link kopiert', description: 'Sie können ihn jetzt einfügen.' });
  } catch (error) {
    // Closed without choosing: nothing has failed.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({
      tone: 'error',
      title: 'Link konnte nicht kopiert werden',
      description: 'Bitte kopieren Sie die Adresse aus der Adresszeile.',
    });
  }
}
