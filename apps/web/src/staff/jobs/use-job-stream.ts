import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../shared/api/client.ts';
import { ApiError, answered } from '../../shared/api/problem.ts';
import type { Job } from '../../shared/api/types.ts';
import { sessionQuery } from '../session/session.ts';
import { signInGate } from '../session/sign-in-gate.ts';
import { JobStream } from './job-stream.ts';
import type { LiveJobs } from './live-jobs.ts';

const latest = { params: { query: { limit: 25 } } };
const isRefusal = (error: unknown) => error instanceof ApiError && [401, 403].includes(error.status);

/** The live state of all jobs for the frame. Without a session it rests; the poll itself asks for the sign-in. */
export function useJobStream(): LiveJobs {
  const queryClient = useQueryClient();
  const [stream] = useState(
    () =>
      new JobStream(async (): Promise<readonly Job[] | null> => {
        try {
          return (await answered(api.GET('/api/admin/jobs', latest))).items;
        } catch (error) {
          if (!isRefusal(error)) throw error;
          // The role may have been taken away.
          void queryClient.invalidateQueries(sessionQuery);
          return null;
        }
      }),
  );
  useEffect(() => {
    stream.start();
    const stopListening = signInGate.subscribe(() => {
      if (!signInGate.isOpen) stream.wake();
    });
    return () => {
      stopListening();
      stream.stop();
    };
  }, [stream]);
  return useSyncExternalStore(stream.subscribe, () => stream.state);
}
