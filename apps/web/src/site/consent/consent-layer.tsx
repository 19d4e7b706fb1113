import { ConsentBanner } from './consent-banner.tsx';
import { ConsentDialog } from './consent-dialog.tsx';

/** Banner and settings dialog; loaded when the first of them has to show. */
export function ConsentLayer({
  isAsking,
  isDialogOpen,
  onDialog,
}: {
  isAsking: boolean;
  isDialogOpen: boolean;
  onDialog: (isOpen: boolean) => void;
}) {
  return (
    <>
      {isAsking && <ConsentBanner onSettings={() => onDialog(true)} />}
      {isDialogOpen && <ConsentDialog onClose={() => onDialog(false)} />}
    </>
  );
}
