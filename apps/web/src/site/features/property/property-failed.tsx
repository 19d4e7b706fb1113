import { FailedPage } from '../../../shared/ui/failed-page.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';

/** Shown if the server is unreachable or failed; the property may still exist. */
export function PropertyFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useErrorToast(true, 'Immobilie konnte nicht geladen werden.');
  return <FailedPage error={error} onRetry={onRetry} />;
}
