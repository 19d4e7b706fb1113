import { z } from 'zod';
import { PropertyId } from './properties.ts';
import { PropertyRecord } from './property.ts';
import { PublicProperty } from './public-property.ts';
import { defineRpc } from '../rpc.ts';
import { HidingRule, StaffQuery, StaffRecord, StaffRows, SwitchedProperty } from './staff-row.ts';
import { propertyId, SettableWebsiteStatus } from '../values.ts';

/** The staff table, newest `updated_at` first unless the query says otherwise (staff-area §7.6). */
export const ListForStaff = defineRpc({
  message: 'catalog.listForStaff',
  callers: ['bff'],
  safety: 'read',
  input: StaffQuery,
  output: StaffRows,
});

/** The whole record without raw data. `property-not-found`. */
export const GetStaffRecord = defineRpc({
  message: 'catalog.getStaffRecord',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId,
  output: StaffRecord,
});

/** What the CRM sent for the property at its last change; null if it sent nothing. `property-not-found`. */
export const GetRawData = defineRpc({
  message: 'catalog.getRawData',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId,
  output: z.object({ raw_data: PropertyRecord.shape.raw_data.unwrap() }),
});

/**
 * What visitors would see of a property if it were online, and the rules that hide it; none if it is online.
 * `property-not-found`.
 */
export const GetPropertyPreview = defineRpc({
  message: 'catalog.getPropertyPreview',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId,
  output: z.object({ property: PublicProperty, hidden_by: z.array(HidingRule) }),
});

/** The member of staff who switches a status. */
const StaffMember = z.object({ id: z.string().max(100), name: z.string().max(200) });
export type StaffMember = z.infer<typeof StaffMember>;

/**
 * Staff switch one or many properties between aktiv and inaktiv. Unknown ids: `property-not-found`, nothing is written.
 * With `version`, which goes with a single id, a property that somebody else switched since is `outdated-record`, unless
 * it has the wanted status already. `changed` are the ids that had another status before.
 */
export const SetWebsiteStatus = defineRpc({
  message: 'catalog.setWebsiteStatus',
  callers: ['bff'],
  safety: 'idempotent',
  input: z.object({
    ids: z.array(propertyId()).min(1).max(1_000),
    website_status: SettableWebsiteStatus,
    version: z.int().min(0).optional(),
    by: StaffMember.optional(),
  }),
  output: z.object({ items: z.array(SwitchedProperty), changed: z.array(z.int()) }),
});

/**
 * Reverts switches: each property gets the status from before the switch that produced `version`. Properties that
 * somebody has switched since are not changed and are listed in `kept`.
 */
export const RestoreWebsiteStatus = defineRpc({
  message: 'catalog.restoreWebsiteStatus',
  callers: ['bff'],
  safety: 'once',
  input: z.object({
    items: z
      .array(z.object({ id: propertyId(), version: z.int().min(1) }))
      .min(1)
      .max(1_000),
    by: StaffMember.optional(),
  }),
  output: z.object({ items: z.array(SwitchedProperty), kept: z.array(z.int()) }),
});

/** How many properties there are, and how many of them a visitor may see, for the overview of staff. */
export const GetStockOverview = defineRpc({
  message: 'catalog.getStockOverview',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: z.object({
    total: z.int(),
    public: z.int(),
    /** The public properties of the list of offers in Germany. */
    offers: z.int().default(0),
    /** The public properties that were sold or let. */
    references: z.int().default(0),
  }),
  deadlineMs: 3_000,
});
