import { Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { LeadDetail } from '../../shared/api/types.ts';
import { Button } from '../../shared/ui/button.tsx';
import { lazyWithFallback } from '../../shared/ui/lazy-with-fallback.tsx';
import { useMay } from '../session/use-may.ts';

const LeadDeletionDialog = lazyWithFallback(() =>
  import('./lead-deletion-dialog.tsx').then((part) => part.LeadDeletionDialog),
);

/** Button that deletes the lead, for roles that see all leads. `onDeleted` closes the lead. */
export function LeadDeletion({ lead, onDeleted }: { lead: LeadDetail; onDeleted: () => void }) {
  const may = useMay();
  const [isConfirming, setConfirming] = useState(false);
  if (!may('all-leads')) return null;
  return (
    <>
      <Button tone="outline" size="sm" mt="3" onClick={() => setConfirming(true)}>
        <Trash2 size={18} strokeWidth={1.5} aria-hidden />
        Anfrage löschen …
      </Button>
      {isConfirming && (
        <Suspense>
          <LeadDeletionDialog lead={lead} onDeleted={onDeleted} onClose={() => setConfirming(false)} />
        </Suspense>
      )}
    </>
  );
}
