import { useQuery } from '@tanstack/react-query';
import type { Job } from '../../shared/api/types.ts';
import { useSession } from '../session/session.ts';
import { colleaguesQuery } from '../team/colleagues-query.ts';

/** Returns a function that names the starter of a job: 'Sie', a colleague, a removed account, or the schedule. */
export function useStartedBy(): (job: Job) => string {
  const me = useSession()?.user.id;
  const team = useQuery(colleaguesQuery).data?.items ?? [];
  return ({ started_by }) => {
    if (started_by === null) return 'Zeitplan';
    return started_by === me ? 'Sie' : (team.find(({ id }) => id === started_by)?.name ?? 'Anderes Konto');
  };
}
