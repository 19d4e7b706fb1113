import { JobQueue } from '@estate/server-kit/queue';
import { Injectable } from '@nestjs/common';
import { StaffMailLife } from './staff-mail-life.ts';

export const staffMailJob = 'send-staff-mail';

export interface StaffMailData {
  key: string;
}

const jobOf = (key: string) => ({
  name: staffMailJob,
  data: { key } satisfies StaffMailData,
  opts: { jobId: `${key}-staff-attempt` },
});

/** Adds jobs, each for one attempt. A job contains only the mail's key. */
@Injectable()
export class StaffMailQueue {
  constructor(
    private readonly queue: JobQueue,
    private readonly life: StaffMailLife,
  ) {}

  /** Returns at once. If Redis is unavailable, the sweep adds the job later. */
  enqueue(key: string): void {
    void this.queue.addBulk([jobOf(key)]).catch(() => undefined);
  }

  async enqueueDue(): Promise<void> {
    const keys = await this.life.due();
    if (keys.length > 0) await this.queue.addBulk(keys.map(jobOf));
  }
}
