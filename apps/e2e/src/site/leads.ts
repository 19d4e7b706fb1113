import { eventually } from '@estate/test-kit/wait';
import { createConnection } from 'mongoose';
import { type TestSite } from './start-site.ts';

/** A stored lead, as far as the journeys look at it. */
export interface StoredLead {
  kind: string;
  form: Record<string, unknown>;
  consent: { version: string | null; text: string | null; at: Date };
  client_ip: string | null;
  suspicion: string | null;
}

/** The leads whose form holds `value` under `field`, once there is at least one. */
export async function leadsWith(site: TestSite, field: string, value: string): Promise<StoredLead[]> {
  const store = await createConnection(site.mongodbUrl).asPromise();
  try {
    return await eventually(
      async () => {
        const leads = await store
          .collection<StoredLead>('leads')
          .find({ [`form.${field}`]: value })
          .toArray();
        if (leads.length === 0) throw new Error(`no lead with ${field} ${value} is stored`);
        return leads;
      },
      { timeoutMs: 10_000 },
    );
  } finally {
    await store.close();
  }
}
