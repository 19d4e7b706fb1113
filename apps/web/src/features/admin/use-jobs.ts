import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Job } from '../../api/types.ts';
import { sessionQuery } from './session.ts';

const mergeJobs = (known: ReadonlyMap<string, Job>, items: readonly Job[]): ReadonlyMap<string, Job> =>
  new Map([...known, ...items.map((job) => [job.id, job] as const)]);

/**
 * All jobs as they move, over the tab's one event stream. The browser reconnects by itself and the first event brings
 * the whole state; a stream that the server ended for good means that the session is over.
 */
export function useJobs(): { jobs: ReadonlyMap<string, Job>; isConnected: boolean } {
  const queryClient = useQueryClient();
  const [jobs, setJobs] = useState<ReadonlyMap<string, Job>>(new Map());
  const [isConnected, setConnected] = useState(false);

  useEffect(() => {
    const stream = new EventSource('/api/admin/jobs/events');
    stream.onopen = () => setConnected(true);
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      const { items } = JSON.parse(data) as { items: Job[] };
      setJobs((known) => mergeJobs(known, items));
    };
    stream.onerror = () => {
      setConnected(false);
      if (stream.readyState === EventSource.CLOSED) void queryClient.invalidateQueries(sessionQuery);
    };
    return () => stream.close();
  }, [queryClient]);

  return { jobs, isConnected };
}
