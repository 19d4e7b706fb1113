import { useEffect, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { useJobs } from '../jobs/live-jobs.ts';
import { useIsOnline } from './use-is-online.ts';

/** A stream opens in a moment, and a notice for that moment would only flicker. */
const patienceMs = 3_000;

/** Says that progress comes by polls only, once that lasts; without a network OfflineBanner says more. */
export function ConnectionNotice() {
  const { isConnected } = useJobs();
  const [isLate, setLate] = useState(false);
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isConnected) return;
    const clock = setTimeout(() => setLate(true), patienceMs);
    return () => {
      clearTimeout(clock);
      setLate(false);
    };
  }, [isConnected]);
  if (isConnected || !isLate || !isOnline) return null;
  return (
    <chakra.p role="status" mb="4" p="3" borderRadius="card" bg="sand">
      Die Verbindung für Fortschrittsmeldungen wird aufgebaut ...
    </chakra.p>
  );
}
