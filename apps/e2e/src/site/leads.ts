import { expect } from '@playwright/test';
import { createConnection } from 'mongoose';
import { type TestSite } from './start-site.ts';

/** The fields of a stored lead that the journeys read. */
export interface StoredLead {
  kind: string;
  form: Record<string, unknown>;
  consent: { version: string | null; text: string | null; at: Date };
  client_ip: string | null;
  suspicion: string | null;
}

/** Waits until a lead with `value` in the form field `field` is stored, and returns all such leads. */
export async function leadsWith(site: TestSite, field: string, value: string): Promise<StoredLead[]> {
  const store = await createConnection(site.mongodbUrl).asPromise();
  const leads = store.collection<StoredLead>('leads').find({ [`form.${field}`]: value });
  let found: StoredLead[] = [];
  try {
    await expect(async () => {
      found = await leads.clone().toArray();
      expect(found, `leads with ${field} ${value}`).not.toEqual([]);
    }).toPass({ timeout: 10_000 });
  } finally {
    await store.close();
  }
  return found;
}
