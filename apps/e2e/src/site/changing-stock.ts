import { offerState } from '@estate/domain/property/offer-state';
import { type PriceFields, publicAmount } from '@estate/domain/property/price';
import { crmStock } from './crm.ts';
import { type KnownOffer } from './search-news.ts';
import { type TestSite } from './start-site.ts';

const statusIds = { available: 170241, reserved: 170242 } as const;

type CrmFields = Record<string, unknown> & PriceFields & { id: number; title: string };

interface CrmObject {
  id: number;
  isForSale: boolean;
  state: 'not imported' | 'available' | 'reserved' | 'withdrawn';
  amount: number;
}

/** One change of one object, with what it says to everybody whose search finds the object; null for nothing. */
interface Change {
  fields: Record<string, string | number | boolean>;
  object: CrmObject;
  kind: 'Neu' | 'Neuer Preis' | 'Wieder frei' | null;
}

/** A small generator of numbers from 0 to 1, so that each run of a journey makes the same changes. */
export function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Properties in Germany whose prices and states change in the CRM, with the news that follow by the rules in words. */
export class ChangingStock {
  private readonly objects = new Map<number, CrmObject>();
  private changes = 0;

  private constructor(
    private readonly crmUrl: string,
    private readonly random: () => number,
  ) {}

  static async of({ crmUrl = '' }: TestSite, random: () => number): Promise<ChangingStock> {
    const stock = new ChangingStock(crmUrl, random);
    for (const unit of await crmStock(crmUrl)) {
      const fields = unit as CrmFields;
      const status = unit['property_status'] as { id?: number } | undefined;
      const offer = { ...fields, property_status_id: status?.id ?? 0 };
      const amount = publicAmount(offer);
      const isAtHome = unit['country'] === 'DEU' && unit['archived'] !== true;
      if (!isAtHome || amount === null || status?.id !== statusIds.available) continue;
      if (offerState(offer) !== 'available') continue;
      const isForSale = unit['marketing_type'] === 'BUY';
      stock.objects.set(fields.id, { id: fields.id, isForSale, state: 'not imported', amount });
    }
    return stock;
  }

  /** The ids of the first objects, which count as imported from now on. */
  first(share: number): number[] {
    const imported = [...this.objects.values()].filter((_object, index, all) => index < share * all.length);
    for (const object of imported) object.state = 'available';
    return imported.map(({ id }) => id);
  }

  /** Changes so many objects in the CRM, each once. Returns what is new, and what leads knows once it has compared all. */
  async change(number: number): Promise<{ ids: number[]; news: Map<number, string>; known: KnownOffer[] }> {
    const drawn = [...this.objects.values()]
      .map((object) => ({ object, at: this.random() }))
      .toSorted((one, other) => one.at - other.at)
      .slice(0, number);
    const changes = drawn.map(({ object }) => this.next(object));
    for (const { object, fields } of changes) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ id: object.id, fields });
      const answer = await fetch(`${this.crmUrl}/control/touch`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`the CRM refused ${body}`);
    }
    return {
      ids: changes.map(({ object }) => object.id),
      news: new Map(
        changes.flatMap(({ object: { id, amount }, kind }) =>
          kind ? [[id, `${id} ${kind} ${amount}`]] : [],
        ),
      ),
      // Of a property that left the list leads knows what was true before.
      known: changes.flatMap(({ object: { id: _id, state, amount } }) =>
        state === 'withdrawn' || state === 'not imported' ? [] : [{ _id, state, amount }],
      ),
    };
  }

  private next(object: CrmObject): Change {
    this.changes += 1;
    const priced = (kind: Change['kind']): Change => {
      object.state = 'available';
      // No amount comes twice, because the same news is told once.
      object.amount = object.isForSale
        ? 300_000 + 1_000 * Math.floor(600 * this.random()) + this.changes
        : 800 + this.changes;
      return { object, kind, fields: { [object.isForSale ? 'price' : 'base_rent']: object.amount } };
    };
    const changed = (state: CrmObject['state'], kind: Change['kind'], fields: Change['fields']): Change => {
      object.state = state;
      return { object, kind, fields };
    };
    if (object.state === 'not imported') return priced('Neu');
    if (object.state === 'withdrawn') return changed('available', null, { archived: false });
    if (object.state === 'reserved')
      return changed('available', 'Wieder frei', { property_status_id: statusIds.available });
    const drawn = this.random();
    if (drawn < 0.6) return priced('Neuer Preis');
    if (drawn < 0.8) return changed('reserved', null, { property_status_id: statusIds.reserved });
    return changed('withdrawn', null, { archived: true });
  }
}
