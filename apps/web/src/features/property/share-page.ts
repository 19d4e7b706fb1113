import { showToast } from '../../ui/toast.tsx';

/** Opens the browser's share dialog with this page's address, or copies the address if there is no such dialog. */
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
    // The visitor closed the dialog; this is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({
      tone: 'error',
      title: 'Link konnte nicht kopiert werden',
      description: 'Bitte kopieren Sie die Adresse aus der Adresszeile.',
    });
  }
}
