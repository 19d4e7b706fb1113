import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Job } from '../../../api/types.ts';
import { sessionQuery } from '../session.ts';
import type { LiveJobs } from './live-jobs.ts';

const mergeJobs = (known: ReadonlyMap<string, Job>, items: readonly Job[]): ReadonlyMap<string, Job> =>
  new Map([...known, ...items.map((job) => [job.id, job] as const)]);

/**
 * The live state of all jobs, from the tab's one event stream. The browser reconnects by itself, and the first event
 * holds the whole state. If the server closes the stream for good, the session is checked, because it has ended.
 */
export function useJobStream(): LiveJobs {
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
