import { ConsentBanner } from './consent-banner.tsx';
import { ConsentDialog } from './consent-dialog.tsx';

/** What a visitor sees of the consent; loaded only when something of it is to be seen. */
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
