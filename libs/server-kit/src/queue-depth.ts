import { type Queue } from 'bullmq';

/** How many jobs of the queue are in which state. Prioritised ones wait too. */
export async function queueDepth(queue: Queue) {
  const states = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;
  const counts = await queue.getJobCounts(...states);
  const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
  return { name: queue.name, waiting: waiting + prioritized, active, delayed, failed };
}
