import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.tsx';

/** Copies the result of `write` to the clipboard. On failure shows a toast and returns false. */
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

/** Duration of the confirmation on the button (staff-area §9). */
const markMs = 2_000;

/** Button that copies the result of `write` and shows a confirmation for two seconds. */
export function CopyButton({ label, write }: { label: string; write: () => string }) {
  const [markedAt, setMarkedAt] = useState<number | null>(null);
  useEffect(() => {
    if (markedAt === null) return undefined;
    const clock = setTimeout(() => setMarkedAt(null), markMs);
    return () => clearTimeout(clock);
  }, [markedAt]);
  const copy = async () => {
    if (await copyText(write)) setMarkedAt(Date.now());
  };
  const isMarked = markedAt !== null;
  return (
    <Button size="sm" tone="outline" aria-live="polite" onClick={() => void copy()}>
      {isMarked ? (
        <Check size={16} strokeWidth={1.5} aria-hidden />
      ) : (
        <Copy size={16} strokeWidth={1.5} aria-hidden />
      )}
      <span>{isMarked ? 'Kopiert' : label}</span>
    </Button>
  );
}
