import { createContext, useContext } from 'react';
import type { Job } from '../../shared/api/types.ts';

/** The latest jobs by id, as the event stream told them; `isConnected` is false while there is no stream. */
export interface LiveJobs {
  readonly jobs: ReadonlyMap<string, Job>;
  readonly isConnected: boolean;
}

export const LiveJobsContext = createContext<LiveJobs>({ jobs: new Map(), isConnected: false });

/** The live jobs for any tool; the frame holds the one stream. */
export const useJobs = (): LiveJobs => useContext(LiveJobsContext);
