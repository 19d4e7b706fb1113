import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { chakra } from '#styled-system/jsx';

export interface Toast {
  title: string;
  description?: string;
  tone: 'success' | 'error';
  /** Milliseconds; visitor-area §9: 4000 by default, forms 5000. */
  duration?: number;
  /** A button, e.g. to undo the reported action. */
  action?: ReactNode;
}

let current: (Toast & { id: number }) | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function replace(toast: typeof current): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast and replaces the current one, because at most one is visible (visitor-area §4). */
export function showToast(toast: Toast): void {
  lastId += 1;
  replace({ ...toast, id: lastId });
}

export const dismissToast = (): void => replace(null);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const readToast = () => current;

const Card = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    p: '4',
    borderRadius: 'card',
    borderWidth: '1px',
    borderLeftWidth: '4px',
    bg: 'card',
    boxShadow: 'soft',
    fontSize: 'sm',
    lineHeight: 'snug',
  },
  variants: {
    tone: { success: { borderLeftColor: 'success' }, error: { borderLeftColor: 'danger' } },
  },
});

/** Renders the current toast; mounted once by the root route. Hovering or focusing the toast stops its timer. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribe, readToast, () => null);
  // Stores the id instead of a boolean, because a toast that is closed under the pointer sends no mouseleave event.
  const [held, setHeld] = useState<number | null>(null);
  const isHeld = toast !== null && held === toast.id;

  useEffect(() => {
    if (!toast || isHeld) return;
    const clock = setTimeout(dismissToast, toast.duration ?? 4_000);
    return () => clearTimeout(clock);
  }, [toast, isHeld]);

  return (
    <chakra.div
      position="fixed"
      zIndex="toast"
      insetInline={{ base: '4', md: 'auto' }}
      right={{ md: '6' }}
      bottom={{ base: '4', md: '6' }}
      maxW={{ md: '24rem' }}
      role="region"
      aria-label="Meldungen"
      aria-live="polite"
    >
      {toast && (
        <Card
          key={toast.id}
          tone={toast.tone}
          role={toast.tone === 'error' ? 'alert' : 'status'}
          onMouseEnter={() => setHeld(toast.id)}
          onMouseLeave={() => setHeld(null)}
          onFocus={() => setHeld(toast.id)}
          onBlur={() => setHeld(null)}
        >
          <chakra.div flex="1">
            <chakra.p fontWeight="semibold">{toast.title}</chakra.p>
            {toast.description && <chakra.p color="inkMuted">{toast.description}</chakra.p>}
            {toast.action}
          </chakra.div>
          <chakra.button type="button" aria-label="Meldung schließen" p="1" m="-1" onClick={dismissToast}>
            <X size={20} strokeWidth={1.5} aria-hidden />
          </chakra.button>
        </Card>
      )}
    </chakra.div>
  );
}
