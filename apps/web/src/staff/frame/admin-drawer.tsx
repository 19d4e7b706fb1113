import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { lazyWithFallback } from '../../shared/ui/lazy-with-fallback.tsx';

const AdminMenu = lazyWithFallback(() => import('./admin-menu.tsx').then((part) => part.AdminMenu));

/** Opens the navigation on narrow screens; its code loads when it is first opened. */
export function AdminDrawer({ userName }: { userName: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        size="icon"
        aria-label="Menü öffnen"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Menu size={24} strokeWidth={1.5} aria-hidden />
      </Button>
      {isOpen && (
        <Suspense>
          <AdminMenu userName={userName} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
