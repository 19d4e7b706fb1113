import { z } from 'zod';
import { energyGaps } from '@estate/domain/property/energy-certificate';
import { PropertyImage, PropertyRecord } from './property.ts';
import { hidingRules } from '@estate/domain/property/hiding-rules';
import { maxStaffSearch, staffFindings, staffSorts } from '@estate/domain/search/staff-filter';
import { WebsiteStatus } from '../values.ts';

/** Query of `GET /api/admin/properties`. `sort` is a column; a leading minus sorts descending. */
export const StaffQuery = z.object({
  q: z
    .string()
    .trim()
    .max(maxStaffSearch, `Bitte suchen Sie mit höchstens ${maxStaffSearch} Zeichen.`)
    .optional(),
  website_status: WebsiteStatus.optional(),
  property_status_id: z.coerce.number().int().min(1).max(999_999_999).optional(),
  finding: z.enum(staffFindings).optional(),
  sort: z.enum(staffSorts).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(500).default(100),
});
export type StaffQuery = z.infer<typeof StaffQuery>;

export const StaffSearch = StaffQuery.omit({ page: true, page_size: true });
export type StaffSearch = z.infer<typeof StaffSearch>;

/** A rule that keeps a property off the public site (architecture.md, What a visitor may see). */
export const HidingRule = z.enum(hidingRules);
export type HidingRule = z.infer<typeof HidingRule>;

const findingsShape = {
  /**
   * Number of changes of the website status. A change request with an older version is refused, because somebody else
   * has changed the status since.
   */
  version: z.int(),
  /** Empty if the property is online. */
  hidden_by: z.array(HidingRule),
};

export const StaffRow = PropertyRecord.pick({
  id: true,
  unit_id: true,
  title: true,
  name: true,
  street: true,
  house_number: true,
  zip_code: true,
  city: true,
  country: true,
  marketing_type: true,
  rs_type: true,
  property_status_id: true,
  website_status: true,
  price: true,
  base_rent: true,
  currency: true,
  price_on_inquiry: true,
  openimmo_firstname: true,
  openimmo_lastname: true,
  number_of_rooms: true,
  living_space: true,
  updated_at: true,
  imported_at: true,
}).extend({
  image_count: z.int(),
  /**
   * The picture for lists, which staff load from `/api/admin/media/render`. A catalog of the previous release does not
   * send the field.
   */
  cover: PropertyImage.pick({ storage_path: true, change_mark: true }).nullable().default(null),
  is_energy_incomplete: z.boolean(),
  ...findingsShape,
});
export type StaffRow = z.infer<typeof StaffRow>;

export const StaffRows = z.object({ items: z.array(StaffRow), total: z.int() });

/** The whole record without the CRM's raw data, which can reach a megabyte and is returned by GetRawData. */
export const StaffRecord = PropertyRecord.omit({ raw_data: true }).extend({
  missing_energy: z.array(z.enum(energyGaps)),
  /** When the property goes online by itself; null if it does not. */
  publish_at: z.iso.datetime().nullable().default(null),
  ...findingsShape,
});
export type StaffRecord = z.infer<typeof StaffRecord>;

/** A property after a change of its website status. `version` identifies this change. */
export const SwitchedProperty = z.object({ id: z.int(), website_status: WebsiteStatus, version: z.int() });
export type SwitchedProperty = z.infer<typeof SwitchedProperty>;
