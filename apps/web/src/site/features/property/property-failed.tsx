import { FailedPage } from '../../../shared/ui/failed-page.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';

/**
 * The page for a property that could not be loaded, because the server is unreachable or failed. The property may
 * exist.
 */
export function PropertyFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useErrorToast(true, 'Immobilie konnte nicht geladen werden.');
  return <FailedPage error={error} onRetry={onRetry} />;
}
