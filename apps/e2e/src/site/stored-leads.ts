import { createConnection } from 'mongoose';
import { mailsIn } from './mailbox.ts';
import { type TestSite } from './start-site.ts';

interface Lead {
  form: { email: string };
  mails: Record<'agency' | 'visitor', { state: string }>;
}

/** How many of these accepted forms are not stored, and how many are stored more than once, by e-mail address. */
export async function countLostAndDuplicate(
  mongodbUrl: string,
  accepted: readonly string[],
): Promise<{ lost: number; doubled: number }> {
  const store = await createConnection(mongodbUrl).asPromise();
  const leads = await store.collection<Lead>('leads').find().toArray();
  await store.close();
  const counts = accepted.map((email) => leads.filter(({ form }) => form.email === email).length);
  return {
    lost: counts.filter((count) => count === 0).length,
    doubled: counts.filter((count) => count > 1).length,
  };
}

/**
 * For each of these addresses: how many mails went to the visitor, and how many to the agency with the visitor as
 * Reply-To.
 */
export async function mailCounts(site: TestSite, addresses: readonly string[]) {
  const mails = await mailsIn(site);
  const isFor = (email: string, list: { address: string }[] = []) =>
    list.some(({ address }) => address === email);
  return addresses.map((email) => ({
    visitor: mails.filter(({ to }) => isFor(email, to)).length,
    agency: mails.filter(({ replyTo }) => isFor(email, replyTo)).length,
  }));
}
