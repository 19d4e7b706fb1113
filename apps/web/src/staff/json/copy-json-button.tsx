import type { ComponentProps } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { copyText } from '../ui/copy-button.tsx';
import { clipboardText } from './json-text.ts';

/** Button that copies a value as JSON and confirms it by a toast (S-8.11). */
export function CopyJsonButton({
  value,
  ...style
}: { value: unknown } & Omit<ComponentProps<typeof Button>, 'value'>) {
  const copy = async () => {
    if (!(await copyText(() => clipboardText(value)))) return;
    showToast({
      tone: 'success',
      title: 'Kopiert',
      description: 'JSON wurde in die Zwischenablage kopiert',
    });
  };
  return (
    <Button size="sm" tone="outline" {...style} onClick={() => void copy()}>
      JSON kopieren
    </Button>
  );
}
