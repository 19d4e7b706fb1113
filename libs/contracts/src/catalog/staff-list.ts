import { maxBulkProperties } from '@estate/domain/search/staff-filter';
import { z } from 'zod';
import { FilePage } from '../file-page.ts';
import { AuditFacts } from '../identity/audit-facts.ts';
import { PropertyId } from './properties.ts';
import { PropertyRecord } from './property.ts';
import { PublicProperty } from './public-property.ts';
import { defineRpc } from '../rpc.ts';
import {
  HidingRule,
  StaffQuery,
  StaffRecord,
  StaffRows,
  StaffSearch,
  SwitchedProperty,
} from './staff-row.ts';
import { propertyId, SettableWebsiteStatus } from '../values.ts';

/** The staff table, newest `updated_at` first unless the query says otherwise (staff-area §7.6). */
export const ListForStaff = defineRpc({
  message: 'catalog.listForStaff',
  callers: ['bff'],
  safety: 'read',
  input: StaffQuery,
  output: StaffRows,
});

/** The properties of a search in its order as a CSV file. */
export const ExportProperties = defineRpc({
  message: 'catalog.exportProperties',
  callers: ['bff'],
  safety: 'read',
  input: StaffSearch.extend({
    cursor: z
      .string()
      .regex(/^\d{1,5}$/)
      .optional(),
  }),
  output: FilePage,
});

/** The whole record without the raw data. Fails with `property-not-found`. */
export const GetStaffRecord = defineRpc({
  message: 'catalog.getStaffRecord',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId,
  output: StaffRecord,
});

/**
 * The CRM's response from which the property was last changed; null if none is stored. Fails with
 * `property-not-found`.
 */
export const GetRawData = defineRpc({
  message: 'catalog.getRawData',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId,
  output: z.object({ raw_data: PropertyRecord.shape.raw_data.unwrap(), audit: AuditFacts }),
});

/**
 * The public fields of a property as visitors would get them, and the rules that hide the property; `hidden_by` is
 * empty if the property is online. Fails with `property-not-found`.
 */
export const GetPropertyPreview = defineRpc({
  message: 'catalog.getPropertyPreview',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId,
  output: z.object({ property: PublicProperty, hidden_by: z.array(HidingRule) }),
});

export const StaffMember = z.object({ id: z.string().max(100), name: z.string().max(200) });
export type StaffMember = z.infer<typeof StaffMember>;

/**
 * Sets one or many properties to aktiv or inaktiv. Fails with `property-not-found` for an unknown id, and then writes
 * nothing. `version` requires a single id: the call fails with `outdated-record` if somebody else changed the status
 * since that version, unless the property already has the requested status. `changed` are the ids that had another
 * status before.
 */
export const SetWebsiteStatus = defineRpc({
  message: 'catalog.setWebsiteStatus',
  callers: ['bff'],
  safety: 'idempotent',
  input: z.object({
    ids: z.array(propertyId()).min(1).max(maxBulkProperties),
    website_status: SettableWebsiteStatus,
    version: z.int().min(0).optional(),
    by: StaffMember.optional(),
  }),
  output: z.object({ items: z.array(SwitchedProperty), changed: z.array(z.int()), audit: AuditFacts }),
});

/** Body of `PATCH /api/admin/properties/{id}`: staff may change the status and nothing else (staff-area §6). */
export const StatusChange = z.strictObject({
  website_status: SettableWebsiteStatus,
  /** The version that the person saw. */
  version: z.int().min(0).optional(),
});

/**
 * Sets one property as SetWebsiteStatus does, and returns the record after it; `is_unchanged` if the property had the
 * status already.
 */
export const SwitchProperty = defineRpc({
  message: 'catalog.switchProperty',
  callers: ['bff'],
  safety: 'idempotent',
  input: StatusChange.extend({ id: propertyId(), by: StaffMember.optional() }),
  output: StaffRecord.extend({ is_unchanged: z.boolean(), audit: AuditFacts }),
});

/**
 * Reverts status changes: each property gets the status from before the change that produced `version`. Properties
 * whose status was changed again since are left unchanged and are listed in `unchanged`.
 */
export const RestoreWebsiteStatus = defineRpc({
  message: 'catalog.restoreWebsiteStatus',
  callers: ['bff'],
  safety: 'once',
  input: z.object({
    items: z
      .array(z.object({ id: propertyId(), version: z.int().min(1) }))
      .min(1)
      .max(maxBulkProperties),
    by: StaffMember.optional(),
  }),
  output: z.object({ items: z.array(SwitchedProperty), unchanged: z.array(z.int()), audit: AuditFacts }),
});

/**
 * Sets when a property goes online by itself. A moment that is set stays; the stored one is returned. Any later change of
 * the website status ends it. Fails with `property-not-found`, and with `conflict` unless `inaktiv` is all that hides
 * the property.
 */
export const SchedulePublication = defineRpc({
  message: 'catalog.schedulePublication',
  callers: ['leads'],
  safety: 'idempotent',
  input: z.object({ id: propertyId(), publish_at: z.iso.datetime(), by: StaffMember }),
  output: z.object({ publish_at: z.iso.datetime() }),
});

/** Lets a property stay off the website that would go online by itself. Fails with `property-not-found`. */
export const EndPublication = defineRpc({
  message: 'catalog.endPublication',
  callers: ['bff'],
  safety: 'idempotent',
  input: PropertyId,
  output: StaffRecord.extend({ audit: AuditFacts }),
});

/** Number of all properties and of the public ones, for the overview of staff. */
export const GetStockOverview = defineRpc({
  message: 'catalog.getStockOverview',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: z.object({
    total: z.int(),
    public: z.int(),
    /** The public properties of the list of offers in Germany. */
    offers: z.int(),
    /** The public properties that were sold or let. */
    references: z.int(),
  }),
  deadlineMs: 3_000,
});
