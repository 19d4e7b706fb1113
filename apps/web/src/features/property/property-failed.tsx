import { FailedPage } from '../../ui/failed-page.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';

/** The server could not be reached or failed; the property itself may be fine. */
export function PropertyFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useErrorToast(true, 'Immobilie konnte nicht geladen werden.');
  return <FailedPage error={error} onRetry={onRetry} />;
}
