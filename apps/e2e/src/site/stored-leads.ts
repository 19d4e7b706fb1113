import { createConnection } from 'mongoose';
import { type TestSite } from './start-site.ts';

interface Lead {
  form: { email: string };
  mails: Record<'agency' | 'visitor', { state: string }>;
}

/** Of the addresses of accepted forms: how many are stored not at all, and how many more than once. */
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

/** How often each Message-ID went out that belongs to one of the addresses, which are in each of our mails' texts. */
export async function mailCounts(site: Pick<TestSite, 'mailboxUrl'>, addresses: readonly string[]) {
  const mails = (await (await fetch(`${site.mailboxUrl ?? ''}/email`)).json()) as {
    to: { address: string }[];
    replyTo?: { address: string }[];
  }[];
  const isFor = (email: string, list: { address: string }[] = []) =>
    list.some(({ address }) => address === email);
  return addresses.map((email) => ({
    visitor: mails.filter(({ to }) => isFor(email, to)).length,
    agency: mails.filter(({ replyTo }) => isFor(email, replyTo)).length,
  }));
}
