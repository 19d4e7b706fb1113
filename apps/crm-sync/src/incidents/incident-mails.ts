import { SendNotice } from '@estate/contracts/leads/leads';
import { ListStaff } from '@estate/contracts/identity/staff';
import { hasPermission } from '@estate/domain/staff/roles';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { IdentityClient, LeadsClient } from '../clients.ts';
import { type StoredIncident, Incidents } from './incidents.ts';
import { NoticeSettingsStore } from './notice-settings.store.ts';

/** A mail that could not be sent within this time is dropped, because its content is outdated. */
const validMs = 7 * 24 * 60 * 60 * 1_000;

type Moment = 'beginning' | 'end';

/**
 * Mails the recipients from the notice settings when an incident begins and when it ends. The leads service sends only
 * one mail per key, so several instances and retries cause no duplicates. Everybody who got the mail about the
 * beginning gets the one about the end.
 */
@Injectable()
export class IncidentMails {
  constructor(
    private readonly incidents: Incidents,
    private readonly settings: NoticeSettingsStore,
    private readonly leads: LeadsClient,
    private readonly identity: IdentityClient,
  ) {}

  /** Sends all pending mails. Rejects while leads or identity is down; the next call sends the rest. */
  async sendAll(): Promise<void> {
    const pending = await this.incidents.withPendingMails();
    if (pending.length === 0) return;
    const { recipients } = await this.settings.get();
    const addresses = await this.addresses();
    for (const incident of pending) {
      const recipientIds = new Set(incident.told);
      if (incident.beginning_told_at === null) {
        for (const id of recipients.filter((userId) => addresses.has(userId))) {
          await this.mail(incident, 'beginning', id, addresses.get(id));
          await this.incidents.addRecipient(incident._id, id);
          recipientIds.add(id);
        }
        await this.incidents.setMailTime(incident._id, 'beginning_told_at');
      }
      if (incident.until === null) continue;
      for (const id of recipientIds) await this.mail(incident, 'end', id, addresses.get(id));
      await this.incidents.setMailTime(incident._id, 'end_told_at');
    }
  }

  /** The e-mail addresses of active accounts that may see the sync page, by account id. */
  private async addresses(): Promise<Map<string, string>> {
    const { items } = await this.identity.call(ListStaff, {});
    const readers = items.filter(({ role, state }) => state === 'active' && hasPermission(role, 'sync'));
    return new Map(readers.map(({ id, email }) => [id, email]));
  }

  private async mail(
    { _id, kind, text, since, until, created_at }: StoredIncident,
    moment: Moment,
    userId: string,
    to: string | undefined,
  ): Promise<void> {
    if (to === undefined) return;
    const end = moment === 'end' ? until : null;
    const valid = new Date((end ?? created_at).getTime() + validMs);
    try {
      await this.leads.call(SendNotice, {
        key: `incident-${_id}-${moment}-${userId}`,
        kind: 'incident',
        to,
        valid_until: valid.toISOString(),
        incident: { kind, text, since: since.toISOString(), until: end?.toISOString() ?? null },
      });
    } catch (error) {
      // `key-reused`: the mail with this key was already queued, and the account's e-mail address has changed since.
      if (!(error instanceof ProblemError) || error.problem.code !== 'key-reused') throw error;
    }
  }
}
