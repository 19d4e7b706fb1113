import { type ErasingService } from '@estate/contracts/leads/erasure';
import { EraseInCrmSync, EraseInIdentity, type RemainingRecords } from '@estate/contracts/hashed-address';
import { type HashedAddress } from '@estate/server-kit/text/erased-address';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PropertyReports } from '../property-reports/property-reports.ts';
import { CrmSyncClient, IdentityClient } from '../clients.ts';
import { type Person } from '../lead/person.ts';
import { OutboxRecords } from '../outbox/outbox-records.ts';
import { LeadRemoval } from '../removal/lead-removal.ts';
import { Subscribers } from '../search-orders/subscribers.ts';
import { Sweep } from '../sweep/sweep.ts';
import { SavedAddresses } from '../valuation/saved-addresses.ts';
import { ErasedLeads } from './erased-leads.ts';
import { contactStringOfLead, contactStringsOf, ErasureKeys } from './erasure-keys.ts';
import { ErasureList } from './erasure-list.ts';
import { ErasureReplays } from './erasure-replays.ts';
import { type StoredErasure } from './erasure.schema.ts';
import { Erasures, servicesOf } from './erasures.ts';
import { ReplyFiles } from '../lead/reply-files.ts';
import { redactPersonWords } from './person-words.ts';

/**
 * Carries out the stored erasures. Each step is idempotent and may run in any process of leads, so the next sweep
 * repeats an interrupted step. A form that arrives during an erasure is deleted in any case: here, if its lead is
 * stored before the leads are searched, else by LeadIntakeService, which checks for an erasure after it has stored a
 * lead.
 */
@Injectable()
export class ErasureRunner implements OnModuleDestroy {
  private working: Promise<void> | undefined;
  private isRepeatRequested = false;
  private isStopped = false;

  constructor(
    private readonly erasures: Erasures,
    private readonly replays: ErasureReplays,
    private readonly list: ErasureList,
    private readonly keys: ErasureKeys,
    private readonly leads: ErasedLeads,
    private readonly removal: LeadRemoval,
    private readonly files: ReplyFiles,
    private readonly addresses: SavedAddresses,
    private readonly outbox: OutboxRecords,
    private readonly reports: PropertyReports,
    private readonly subscribers: Subscribers,
    private readonly crmSync: CrmSyncClient,
    private readonly identity: IdentityClient,
    @InjectLog() private readonly log: Log,
    sweep: Sweep,
  ) {
    sweep.add({ what: 'Löschungen nach einer Wiederherstellung', order: 'first', run: () => this.replay() });
    sweep.add({
      what: 'Begonnene Löschungen',
      // Not awaited, because calls to other services may take long, and the shutdown waits for the sweep.
      run: () => {
        this.scheduleRun();
        return Promise.resolve();
      },
    });
  }

  /**
   * Starts a round, which runs all due erasures, or schedules one after the running round. Returns at once; the
   * periodic sweep repeats failed erasures.
   */
  scheduleRun(): void {
    if (this.working) {
      this.isRepeatRequested = true;
      return;
    }
    this.isRepeatRequested = false;
    this.working = this.round()
      .catch((err: unknown) => this.log.debug({ err }, 'erasures are not readable'))
      .then(() => {
        this.working = undefined;
        if (this.isRepeatRequested && !this.isStopped) this.scheduleRun();
      });
  }

  /**
   * Orders the erasure of a person by the e-mail address or telephone number. Resolves as soon as the person's leads
   * are closed; they are erased in the background.
   */
  async erasePerson(person: Pick<Person, 'email' | 'phone'>): Promise<StoredErasure> {
    const [contact = ''] = contactStringsOf(person);
    const erasure = await this.erasures.order(contact);
    await this.removal.close(await this.leads.findByKeys(person, erasure.until), erasure._id);
    this.scheduleRun();
    return erasure;
  }

  /** Deletes one lead. Returns the erasure, which is the proof. The sweep repeats a failed deletion. */
  async deleteLead(id: string): Promise<StoredErasure> {
    const erasure = await this.erasures.order(contactStringOfLead(id), 'lead');
    await this.removal.close([id], erasure._id);
    await this.erase(erasure, 'leads').catch((err: unknown) =>
      this.log.warn({ err, erasure: erasure._id }, 'erasure is repeated'),
    );
    this.scheduleRun();
    return (await this.erasures.read(erasure)) ?? erasure;
  }

  /**
   * After a restore, repeats the erasures since the backup in this service. Runs before the sweep sends mails, so that
   * no erased person gets one. `scheduleRun` repeats the erasures in the other
   * services. Rejects if an erasure fails.
   */
  private async replay(): Promise<void> {
    for (const entry of await this.replays.waiting()) {
      await this.erase(await this.erasures.reopen(entry), 'leads');
      await this.replays.end(entry);
    }
  }

  onModuleDestroy(): void {
    this.isStopped = true;
  }

  /** Catches the errors of each service separately, because a service that is down must not delay the others. */
  private async round(): Promise<void> {
    for (const erasure of this.list.isKept ? await this.erasures.unlisted() : []) {
      if (this.isStopped) return;
      await this.writeToList(erasure).catch((err: unknown) =>
        this.log.warn({ err, erasure: erasure._id }, 'erasure is not listed yet'),
      );
    }
    for (const erasure of await this.erasures.due())
      for (const service of this.openParts(erasure)) {
        if (this.isStopped) return;
        await this.erase(erasure, service).catch((err: unknown) =>
          this.log.warn({ err, erasure: erasure._id, service }, 'erasure is repeated'),
        );
      }
  }

  private async writeToList(erasure: StoredErasure): Promise<void> {
    await this.list.write(erasure);
    await this.erasures.recordListed(erasure);
  }

  private openParts(erasure: StoredErasure): ErasingService[] {
    const isOpen = (service: ErasingService) =>
      erasure.parts[service].confirmed_at === null ||
      (service === 'leads' && this.erasures.isToRecheck(erasure));
    return servicesOf(erasure).filter(isOpen);
  }

  /** Erases the person in one service, and confirms this part of the erasure only if no record remains there. */
  private async erase(erasure: StoredErasure, service: ErasingService): Promise<void> {
    const left = service === 'leads' ? await this.eraseHere(erasure) : await this.eraseIn(erasure, service);
    const found = Object.entries(left).filter(([, count = 0]) => count > 0);
    if (found.length > 0) {
      await this.erasures.recordLeft(erasure, service, Object.fromEntries(found));
      throw new Error(`left of an erasure: ${found.map(([place, count]) => `${count} ${place}`).join()}`);
    }
    if (service === 'leads' && this.erasures.isToRecheck(erasure)) await this.erasures.recordRecheck(erasure);
    await this.erasures.confirm(erasure, service);
  }

  private async eraseIn(
    erasure: StoredErasure,
    service: Exclude<ErasingService, 'leads'>,
  ): Promise<RemainingRecords> {
    const person = this.keys.personOf(erasure);
    const { mentions, left } = await (service === 'crm-sync'
      ? this.crmSync.call(EraseInCrmSync, person)
      : this.identity.call(EraseInIdentity, person));
    await this.erasures.count(erasure, service, { mentions });
    return left;
  }

  /**
   * Finds and closes the leads of an erasure; returns their ids. A person's leads are always searched by hash, because
   * one may have been stored after the order; a single lead only if a crash or a restore came before it was closed.
   */
  private async close(erasure: StoredErasure): Promise<string[]> {
    const closed = await this.leads.closedFor(erasure._id);
    if (erasure.subject === 'lead' && closed.length > 0) return closed;
    const ids = await this.leads.find(this.keys.personOf(erasure), erasure.until);
    await this.removal.close(ids, erasure._id);
    return ids;
  }

  private async eraseHere(erasure: StoredErasure): Promise<RemainingRecords> {
    const person = this.keys.personOf(erasure);
    const isLead = erasure.subject === 'lead';
    const ids = await this.close(erasure);
    // Stored before the deletion, so that the number in the proof is correct even if this process dies meanwhile.
    await this.erasures.count(erasure, 'leads', { leads: ids.length });
    // The deletion of a single lead keeps mentions of the person in other leads, and reports to the person.
    if (!isLead) {
      await this.forget(erasure, person, ids);
      await this.endReports(erasure, person);
      await this.endSearchOrders(erasure, person);
    }
    const crm_contacts = await this.leads.contactsOf(ids);
    const removed = await this.removal.remove(ids);
    const notices = removed.notices + (isLead ? 0 : await this.outbox.removeTo(person));
    await this.erasures.count(erasure, 'leads', {
      saved_addresses: removed.saved_addresses,
      notices,
      crm_contacts,
    });
    const left = await this.removal.countRemaining(ids);
    if (isLead) return left;
    return {
      ...left,
      leads: await this.leads.count(person, erasure.until),
      valuation_addresses: await this.addresses.count(person),
      reply_files: (left.reply_files ?? 0) + (await this.files.count(person)),
      notices: (left.notices ?? 0) + (await this.outbox.naming(person)),
      reports: (await this.reports.findByPerson(person, erasure.until)).length,
      search_orders: (await this.subscribers.findByPerson(person)).length,
    };
  }

  private async endReports(erasure: StoredErasure, person: HashedAddress): Promise<void> {
    const reports = await this.reports.findByPerson(person, erasure.until);
    await this.erasures.count(erasure, 'leads', { reports: reports.length });
    for (const { _id } of reports) await this.reports.end({ _id });
  }

  private async endSearchOrders(erasure: StoredErasure, person: HashedAddress): Promise<void> {
    const subscribers = await this.subscribers.findByPerson(person);
    const search_orders = subscribers.reduce((sum, { orders }) => sum + orders.length, 0);
    await this.erasures.count(erasure, 'leads', { search_orders });
    for (const { _id } of subscribers) await this.subscribers.block(_id);
  }

  /**
   * Removes mentions of the person from other records. Runs before the person's leads are deleted, because these
   * contain the names and numbers to remove.
   */
  private async forget(erasure: StoredErasure, person: HashedAddress, ids: readonly string[]): Promise<void> {
    const words = await this.leads.wordsIn(ids);
    const mentions =
      (await this.leads.forget(person, words, erasure.until)) +
      (await this.addresses.forget(person, (text) => redactPersonWords(text, words))) +
      (await this.files.forget(person, (text) => redactPersonWords(text, words))) +
      (await this.outbox.forget(person));
    await this.erasures.count(erasure, 'leads', { mentions });
  }
}
