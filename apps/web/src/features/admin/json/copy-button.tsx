import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { copyText } from './copy-text.ts';

/** staff-area §9 */
const markMs = 2_000;

/** Copies what `write` returns and marks it for two seconds. */
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
