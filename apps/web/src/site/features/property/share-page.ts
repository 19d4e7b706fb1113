import { showToast } from '../../../shared/ui/toast.tsx';

/** Opens the browser's share dialog with this page's address, without what others appended to it, or copies the address if there is no such dialog. */
export async function sharePage(title: string): Promise<void> {
  const { origin, pathname } = window.location;
  const url = `${origin}${pathname}`;
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
