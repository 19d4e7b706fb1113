import { expect } from '@playwright/test';
import { createConnection, type Connection } from 'mongoose';
import { type TestSite } from './start-site.ts';

/** What leads knows of an offer; `amount` is its public price or rent. */
export interface KnownOffer {
  _id: number;
  state: string;
  amount: number | null;
}

/**
 * Looks into the store of leads, to wait for what no person can see: that leads has compared the offers, and that news
 * wait for their mail.
 */
export class SearchNewsStore {
  private constructor(readonly store: Connection) {}

  static async of({ mongodbUrl }: TestSite): Promise<SearchNewsStore> {
    return new SearchNewsStore(await createConnection(mongodbUrl).asPromise());
  }

  /** Waits until leads has noted the offers, so that whatever changes from now on is news. */
  async untilNoted(timeout = 60_000): Promise<void> {
    const noted = () => this.store.collection('search_known_offers').countDocuments();
    await expect.poll(noted, { timeout, intervals: [250] }).toBeGreaterThan(0);
  }

  /** Waits until leads has compared these offers with what they are now. The news are stored before. */
  async untilCompared(offers: readonly Partial<KnownOffer>[], timeout = 60_000): Promise<void> {
    const known = this.store.collection<KnownOffer>('search_known_offers');
    const missing = async () => {
      const found = await Promise.all(offers.map((offer) => known.countDocuments(offer)));
      return offers.filter((_offer, index) => found[index] === 0);
    };
    await expect.poll(missing, { timeout, intervals: [250] }).toEqual([]);
  }

  close(): Promise<void> {
    return this.store.close();
  }
}
