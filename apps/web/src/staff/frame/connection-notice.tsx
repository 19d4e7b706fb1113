import { useQuery } from '@tanstack/react-query';
import { chakra } from '#styled-system/jsx';
import { jobsQuery } from '../jobs/job-runs.ts';
import { useIsOnline } from '../../shared/ui/use-is-online.ts';

/** Notice that the progress of jobs cannot be loaded. It is hidden while offline, where OfflineBanner is shown. */
export function ConnectionNotice() {
  const { isError } = useQuery(jobsQuery);
  const isOnline = useIsOnline();
  if (!isError || !isOnline) return null;
  return (
    <chakra.p role="status" mb="4" p="3" borderRadius="card" bg="sand">
      Die Verbindung für Fortschrittsmeldungen wird aufgebaut ...
    </chakra.p>
  );
}
