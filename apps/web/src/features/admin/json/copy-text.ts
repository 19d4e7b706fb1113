import { showToast } from '../../../ui/toast.tsx';

/** Puts what `write` returns on the clipboard. A failure is told by a toast and answered with false. */
export async function copyText(write: () => string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(write());
    return true;
  } catch {
    showToast({
      tone: 'error',
      title: 'Fehler',
      description: 'Kopieren ist in diesem Browser nicht möglich.',
    });
    return false;
  }
}

/** The same for a whole answer, with the toast of staff-area §8. */
export async function copyJson(write: () => string): Promise<void> {
  if (!(await copyText(write))) return;
  showToast({
    tone: 'success',
    title: 'Kopiert',
    description: 'JSON wurde in die Zwischenablage kopiert',
  });
}
