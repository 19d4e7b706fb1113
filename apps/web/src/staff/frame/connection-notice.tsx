import { useQuery } from '@tanstack/react-query';
import { chakra } from '#styled-system/jsx';
import { jobsQuery } from '../jobs/job-runs.ts';
import { useIsOnline } from '../../shared/ui/use-is-online.ts';

/** Says that the progress of jobs cannot be read now; without a network OfflineBanner says more. */
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
