import { ErasePerson, ListErasures } from '@estate/contracts/leads/erasure';
import { EraseInCrmSync, EraseInIdentity } from '@estate/contracts/hashed-address';
import { leadRpcs } from '@estate/contracts/leads/leads';
import { problem } from '@estate/contracts/problem';
import { isAddress, type HashedAddress } from '@estate/server-kit/text/erased-address';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ErasureKeys } from '../src/erasure/erasure-keys.ts';
import { contactForm } from './forms.ts';
import { origin, startLeads } from './leads-under-test.ts';

const before = 'the-secret-of-before';
const after = 'the-secret-that-follows';
const email = 'petra.person@example.net';

const leads = await startLeads({ AUTH_SECRET: before });
afterAll(() => leads.close());

const crmSyncIs = (answer: () => object) =>
  leads.others.answer({
    [EraseInCrmSync.message]: answer,
    [EraseInIdentity.message]: () => ({ mentions: 0 }),
  });
const askedOfCrmSync = () =>
  leads.others.calls.filter(({ message }) => message === EraseInCrmSync.message).map(({ input }) => input);
const erasure = async () => (await leads.call(ListErasures, {})).items[0]!;
const restart = async (...previous: string[]) => {
  await leads.stop();
  await leads.restart({ AUTH_SECRET: after, AUTH_SECRET_PREVIOUS: previous });
};

describe('an erasure that was ordered before AUTH_SECRET changed', () => {
  it('an erasure ordered before AUTH_SECRET changed is not finished until the former secret is configured, and deletes no other lead', async () => {
    crmSyncIs(() => problem('unavailable'));
    await leads.call(leadRpcs.contact, {
      form: contactForm({ email: 'other@example.net' }),
      origin: origin(),
    });
    await leads.call(ErasePerson, { email });
    await eventually(() => expect(askedOfCrmSync().length).toBeGreaterThan(0));

    await restart();
    crmSyncIs(() => ({ mentions: 3 }));
    const asked = askedOfCrmSync().length;
    // A sweep does not wait for the erasure that it continues.
    for (let sweeps = 0; sweeps < 3; sweeps += 1) await leads.nextSweep();
    expect(askedOfCrmSync()).toHaveLength(asked);
    expect((await erasure()).done_at).toBeNull();

    await restart(before);
    await eventually(async () => expect((await erasure()).done_at).not.toBeNull());
    expect(isAddress(email, askedOfCrmSync().at(-1) as HashedAddress)).toBe(true);
    expect((await erasure()).parts[1]).toMatchObject({ service: 'crm-sync', erased: { mentions: 3 } });
    expect(await leads.leads.distinct('form.email')).toEqual(['other@example.net']);
  });

  it('an erasure ordered before AUTH_SECRET changed still matches the person’s address by the former secret', () => {
    const keys = (secret: string, ...previous: string[]) =>
      new ErasureKeys({ AUTH_SECRET: secret, AUTH_SECRET_PREVIOUS: previous });
    const stored = keys(before).hash(email);
    expect(keys(after, before).hashes(email.toUpperCase())).toContain(stored);
    expect(keys(after).hashes(email)).not.toContain(stored);
  });
});
