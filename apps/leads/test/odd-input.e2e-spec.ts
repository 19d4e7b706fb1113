import { leadRpcs } from '@estate/contracts/leads/leads';
import * as erasure from '@estate/contracts/leads/erasure';
import * as crmTransfer from '@estate/contracts/leads/crm-transfer';
import * as exposes from '@estate/contracts/leads/exposes';
import * as inbox from '@estate/contracts/leads/inbox';
import * as reports from '@estate/contracts/leads/property-reports';
import { type RpcContract } from '@estate/contracts/rpc';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { oddInputs } from '@estate/test-kit/odd-inputs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { z } from 'zod';
import { contactForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';

const contracts = { ...inbox, ...erasure, ...reports, ...crmTransfer, ...exposes };

let leads: LeadsUnderTest;
let id: string;
beforeAll(async () => {
  leads = await startLeads();
  ({ id } = await leads.call(leadRpcs.contact, { form: contactForm(), origin: origin() }));
});
afterAll(() => leads.close());

const search = { q: 'Witt', kind: 'contact', state: 'new', property: 1 };
const cursor = '1760000000000-6f1c1a52-6c0e-4a7e-9d0e-0b7f3f0f7a11';
const changes = { state: 'handled', assignee: null, snoozed_until: null, suspicious: false };
const other = '6f1c1a52-6c0e-4a7e-9d0e-0b7f3f0f7a11';
/** A valid input for each RPC message of staff, and for those that need a report's link. */
const messages: [RpcContract, () => unknown][] = [
  [contracts.ListLeads, () => ({ ...search, page: 1, page_size: 10 })],
  [contracts.CountUnread, () => ({})],
  [contracts.GetLead, () => ({ id })],
  [contracts.ReadLead, () => ({ id, by: 'u1' })],
  [contracts.ChangeLead, () => ({ id, by: 'u1', version: 1, ...changes })],
  [contracts.ChangeLeads, () => ({ by: 'u1', items: [{ id, version: 1, ...changes }] })],
  [contracts.AddComment, () => ({ id, by: 'u1', comment: { id: other, text: 'Ruft zurück.' } })],
  [contracts.DeleteComment, () => ({ id, by: 'u1', comment: other })],
  [contracts.MergeLead, () => ({ id, by: 'u1', into: other })],
  [contracts.CountLeadsOf, () => ({ properties: [1] })],
  [contracts.DeleteLead, () => ({ id: other, reason: 'test' })],
  [contracts.DeleteSpam, () => ({ ids: [other] })],
  [contracts.ResendLeadMail, () => ({ id, by: 'u1', mail: 'agency' })],
  [contracts.ExportLeads, () => ({ ...search, cursor })],
  [contracts.ReadPerson, () => ({ email: 'niemand@example.net', as: 'json', cursor })],
  [contracts.ErasePerson, () => ({ email: 'niemand@example.net' })],
  [contracts.ListErasures, () => ({})],
  [contracts.OrderCrmTransfer, () => ({ id, by: 'u1', owner: null, order: { overwrite: 'email' } })],
  [contracts.GetLeadToTransfer, () => ({ id })],
  [
    contracts.RecordCrmTransferOutcome,
    () => ({ id, outcome: { state: 'failed', reason: 'Kein Schlüssel.' } }),
  ],
  [contracts.GetCrmTransferSettings, () => ({})],
  [contracts.SetCrmTransferSettings, () => ({ kinds: ['contact'], version: 0 })],
  [contracts.RetryCrmTransfers, () => ({ by: 'u1' })],
  [contracts.GetReport, () => ({ id: 1 })],
  [contracts.SetProprietor, () => ({ id: 1, name: 'Frau Petersen', email: 'petersen@example.net' })],
  [contracts.RenewReportLink, () => ({ id: 1 })],
  [contracts.EndReport, () => ({ id: 1 })],
  [contracts.ReadReport, () => ({ token: 'x'.repeat(43) })],
  [contracts.UnsubscribeReport, () => ({ token: 'x'.repeat(43) })],
  [contracts.MakeSelection, () => ({ ids: [1] })],
  [contracts.ReadExposePage, () => ({ token: `${other}.${'x'.repeat(32)}` })],
  [contracts.OpenExposeFile, () => ({ token: `${other}.${'x'.repeat(32)}`, kind: 'expose' })],
  [contracts.GetExposeState, () => ({ id: 1 })],
  [contracts.SetExposeReview, () => ({ id: 1, is_reviewed: true })],
  [contracts.SetExposeSource, () => ({ id: 1, from_crm: false })],
  [contracts.PreviewDocument, () => ({ id: 1, kind: 'expose' })],
  [contracts.AttachDocument, () => ({ id, by: 'u1', kind: 'expose', with_address: true })],
  [contracts.CountRequests, () => ({ id: 1, from: '2026-11-01' })],
];

it('every RPC message of leads is tested with malformed input', () => {
  const Rpc = z.object({ message: z.string(), safety: z.string() });
  const all = Object.values(contracts).flatMap((value) => Rpc.safeParse(value).data ?? []);
  expect(messages.map(([{ message }]) => message).sort()).toEqual(all.map(({ message }) => message).sort());
});

it.each(messages.map(([contract, valid]) => [contract.message, contract, valid] as const))(
  'the RPC message %s accepts malformed input or refuses it with a reason',
  async (_message, contract, valid) => {
    const faults: string[] = [];
    for (const { what, input } of oddInputs(valid())) {
      await leads.call(contract, input).catch((error: unknown) => {
        if (!(error instanceof ProblemError) || error.problem.status >= 500)
          faults.push(`${what}: ${String(error)}`);
      });
    }
    expect(faults).toEqual([]);
    await leads.call(contracts.GetLead, { id });
  },
  120_000,
);
