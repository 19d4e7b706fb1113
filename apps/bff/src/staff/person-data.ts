import { type PersonData, type PersonLead, ReadPerson } from '@estate/contracts/erasure';
import { type RpcClient } from '@estate/rpc/rpc-client';

/** Leads of one answer; a person with more is told of the newest. */
const maxLeads = 2_000;

/** All that is known of one person. Visitors' data stands in leads alone; the other services keep none by design. */
export async function readPersonData(leads: RpcClient, email: string): Promise<PersonData> {
  const all: PersonLead[] = [];
  let cursor: string | undefined;
  do {
    const page = await leads.call(ReadPerson, { email, ...(cursor === undefined ? {} : { cursor }) });
    all.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && all.length < maxLeads);
  return { email, created_at: new Date().toISOString(), leads: all, is_complete: cursor === undefined };
}
