import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyWithFallback } from '../../shared/ui/lazy-with-fallback.tsx';

const Palette = lazyWithFallback(() => import('./palette.tsx').then((part) => part.Palette));

/** Toggles the command palette by ⌘K or Ctrl+K. The caller renders `palette`, whose code is loaded on first use. */
export function usePalette(): { palette: ReactNode; open: () => void } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return {
    open: () => setOpen(true),
    palette: isOpen && (
      <Suspense>
        <Palette onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
