import { chakra } from '#styled-system/jsx';
import { useJobsFailure } from '../jobs/job-runs.ts';
import { useIsOnline } from '../../shared/ui/use-is-online.ts';

/** Notice that the progress of jobs cannot be loaded. It is hidden while offline, where OfflineBanner is shown. */
export function ConnectionNotice() {
  const hasFailed = useJobsFailure();
  const isOnline = useIsOnline();
  if (!hasFailed || !isOnline) return null;
  return (
    <chakra.p role="status" mb="4" p="3" borderRadius="card" bg="sand">
      Die Verbindung für Fortschrittsmeldungen wird aufgebaut ...
    </chakra.p>
  );
}
