import { z } from 'zod';
import { PropertyRecord } from './property.ts';

/** One line of the staff table. */
export const StaffRow = PropertyRecord.pick({
  id: true,
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
  updated_at: true,
  imported_at: true,
}).extend({ image_count: z.int() });
export type StaffRow = z.infer<typeof StaffRow>;
