import { type TestSite } from './start-site.ts';

/** Provokes faults of the simulated CRM (propstack-sim, control/faults.ts). */
export async function startCrmFaults(
  { crmUrl = '' }: TestSite,
  faults: readonly {
    kind: string;
    path: string;
    count?: number;
    share?: number;
    once?: boolean;
    ids?: boolean;
    id?: number;
    retryAfter?: number;
  }[],
): Promise<void> {
  const answer = await fetch(`${crmUrl}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  if (!answer.ok) throw new Error(`the CRM took no faults: ${await answer.text()}`);
}

export async function endCrmFaults({ crmUrl = '' }: TestSite): Promise<void> {
  await fetch(`${crmUrl}/control/faults`, { method: 'DELETE' });
}

/** Removes images of a property in the CRM. */
export async function removeImages(
  { crmUrl = '' }: TestSite,
  id: number,
  removeImageIds: number[],
): Promise<void> {
  await fetch(`${crmUrl}/control/touch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, removeImageIds }),
  });
}
