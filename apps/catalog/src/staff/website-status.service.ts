import {
  type RestoreWebsiteStatus,
  type SetWebsiteStatus,
  type StaffMember,
} from '@estate/contracts/catalog/staff-list';
import { auditFacts } from '@estate/contracts/identity/audit-facts';
import { type SwitchedProperty } from '@estate/contracts/catalog/staff-row';
import { type WebsiteStatus } from '@estate/contracts/values';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { PropertyHistory } from '../history/property-history.ts';
import { CatalogChanges } from '../property/catalog-changes.ts';
import { publishedEvent } from '../property/property-events.ts';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { setFirstPublicTime } from '../property/first-public-time.ts';
import { publicFilter } from '../property/publicity.ts';

const fields = ['website_status', 'status_version', 'former_website_status', 'publish_by'] as const;
type StoredStatus = Pick<StoredProperty, '_id' | (typeof fields)[number]>;

/** Ends a publication that was to come later. */
export const endOfPublication = { publish_at: true, publish_by: true } as const;

interface Switch {
  readonly stored: StoredStatus;
  readonly website_status: WebsiteStatus;
}

/** Maximum number of rounds. Each round tries the properties again that somebody else has switched concurrently. */
const rounds = 10;

const versionOf = ({ status_version = 0 }: StoredStatus) => status_version;

const asSwitched = (stored: StoredStatus): SwitchedProperty => ({
  id: stored._id,
  website_status: stored.website_status,
  version: versionOf(stored),
});

/**
 * The fields of a switch for the audit log: former and new status of a single property, or the new status of several
 * ids.
 */
const switchFacts = (
  ids: readonly number[],
  former: ReadonlyMap<number, WebsiteStatus>,
  website_status: WebsiteStatus,
) =>
  ids.length === 1
    ? auditFacts({ website_status }, { website_status: former.get(ids[0] ?? 0) })
    : auditFacts({ ids: [...former.keys()], website_status });

/** The update of a switch. It ends a publication that was to come later. */
const updateOf = ({ stored, website_status }: Switch) => ({
  $set: {
    website_status,
    former_website_status: stored.website_status,
    status_version: versionOf(stored) + 1,
  },
  $unset: endOfPublication,
});

/** The most properties that go online in one run. */
const duePerRun = 100;

/** Switches the website status. Every switch increments the property's version and stores the former status. */
@Injectable()
export class WebsiteStatusService {
  constructor(
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    private readonly changes: CatalogChanges,
    private readonly history: PropertyHistory,
  ) {}

  /**
   * Sets the status of all properties. Throws `property-not-found` if an id is unknown, and `outdated-record` if
   * `version` is not the stored one; then no property is changed.
   */
  async set({
    ids: requestedIds,
    website_status,
    version,
    by,
  }: z.output<typeof SetWebsiteStatus.input>): Promise<z.input<typeof SetWebsiteStatus.output>> {
    const ids = [...new Set(requestedIds)];
    if (website_status === 'inaktiv')
      await this.properties.updateMany(
        { _id: { $in: ids }, publish_at: { $exists: true } },
        { $unset: endOfPublication },
      );
    const changed = new Map<number, WebsiteStatus>();
    for (let round = 0; round < rounds; round += 1) {
      const storedById = await this.find(ids);
      refuseUnknown(ids, storedById);
      const open = [...storedById.values()].filter((stored) => stored.website_status !== website_status);
      if (open.length === 0) {
        await this.publish([...changed.keys()]);
        const items = ids.flatMap((id) => optional(storedById.get(id)).map(asSwitched));
        return {
          items,
          changed: [...changed.keys()],
          audit: changed.size > 0 ? switchFacts(ids, changed, website_status) : null,
        };
      }
      if (version !== undefined && open.some((stored) => versionOf(stored) !== version)) {
        throw new ProblemError('outdated-record', {
          detail: 'Der Status wurde inzwischen von jemand anderem geändert.',
        });
      }
      await this.write(
        open.map((stored) => ({ stored, website_status })),
        by,
      );
      for (const stored of open) changed.set(stored._id, stored.website_status);
    }
    throw new ProblemError('conflict');
  }

  /**
   * Undoes switches: sets the former status of properties that still have the given version. The ids of the others,
   * which were switched again meanwhile, are returned in `unchanged`.
   */
  async restore({
    items,
    by,
  }: z.output<typeof RestoreWebsiteStatus.input>): Promise<z.input<typeof RestoreWebsiteStatus.output>> {
    const versions = new Map(items.map(({ id, version }) => [id, version]));
    const storedById = await this.find([...versions.keys()]);
    const switches = [...storedById.values()].flatMap((stored): Switch[] =>
      versions.get(stored._id) === versionOf(stored) && stored.former_website_status
        ? [{ stored, website_status: stored.former_website_status }]
        : [],
    );
    const restored = await this.write(switches, by);
    await this.publish(restored.map(({ _id }) => _id));
    const done = new Set(restored.map(({ _id }) => _id));
    const unchanged = [...versions.keys()].filter((id) => !done.has(id));
    return {
      items: restored.map(asSwitched),
      unchanged,
      audit: done.size > 0 ? auditFacts({ ids: [...done], unchanged: unchanged.length || undefined }) : null,
    };
  }

  /**
   * Puts those properties online whose moment has come. Each is switched by one process only, and by none if a person has
   * switched it or ended its publication meanwhile.
   */
  async publishDue(now: Date): Promise<void> {
    const isDue = { publish_at: { $lte: now } };
    const due = await this.properties
      .find(isDue, [...fields])
      .sort({ publish_at: 1 })
      .limit(duePerRun)
      .lean<StoredStatus[]>();
    for (const stored of due) {
      const { _id, status_version = null, publish_by } = stored;
      const one: Switch = { stored, website_status: 'aktiv' };
      const { modifiedCount } = await this.properties.updateOne(
        { ...isDue, _id, status_version },
        updateOf(one),
      );
      if (modifiedCount === 0) continue;
      await this.history.add([historyEntry(one, publish_by)]);
      await this.publish([_id]);
    }
  }

  private async find(ids: readonly number[]): Promise<Map<number, StoredStatus>> {
    const properties = await this.properties
      .find({ _id: { $in: [...ids] } }, [...fields])
      .lean<StoredStatus[]>();
    return new Map(properties.map((stored) => [stored._id, stored]));
  }

  /** Switches the properties whose version has not changed after they were read. Returns the switched ones. */
  private async write(switches: readonly Switch[], by: StaffMember | undefined): Promise<StoredStatus[]> {
    if (switches.length === 0) return [];
    const operations = switches.map((one) => ({
      updateOne: {
        filter: { _id: one.stored._id, status_version: one.stored.status_version ?? null },
        update: updateOf(one),
      },
    }));
    await this.properties.bulkWrite(operations, { ordered: false });
    // A property counts as switched if it now has the new status and version; else a concurrent switch was first.
    const after = await this.find(switches.map(({ stored }) => stored._id));
    const done = switches.filter(({ stored, website_status }) =>
      optional(after.get(stored._id)).some(
        (now) => versionOf(now) === versionOf(stored) + 1 && now.website_status === website_status,
      ),
    );
    await this.history.add(done.map((one) => historyEntry(one, by?.name)));
    return done.flatMap(({ stored }) => optional(after.get(stored._id)));
  }

  private async publish(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await setFirstPublicTime(this.properties, ids);
    // Their status was switched, so those that are public now were not before.
    const nowPublic = await this.properties
      .find({ ...publicFilter, _id: { $in: [...ids] } }, ['listing.cover'])
      .lean<Parameters<typeof publishedEvent>[0][]>();
    await this.changes.publish(ids, nowPublic.map(publishedEvent));
  }
}

const historyEntry = ({ stored, website_status: after }: Switch, by: string | undefined) => ({
  property_id: stored._id,
  source: 'staff' as const,
  by: by ?? null,
  changes: [{ field: 'website_status', before: stored.website_status, after }],
});

const optional = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

function refuseUnknown(ids: readonly number[], storedById: ReadonlyMap<number, unknown>): void {
  const unknown = ids.filter((id) => !storedById.has(id));
  if (unknown.length === 0) return;
  throw new ProblemError('property-not-found', {
    detail: `Immobilie nicht gefunden: ${unknown.slice(0, 10).join(', ')}`,
  });
}
