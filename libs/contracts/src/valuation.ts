import { z } from 'zod';
import { accepted, consentVersion, email, phone, requiredLine, line } from './form-fields.ts';
import {
  apartmentSubtypes,
  areaInvalid,
  conditions,
  constructionYearInvalid,
  constructionYears,
  houseSubtypes,
  postalCodeInvalid,
  propertyTypes,
  purposes,
  qualities,
  valuationIncomplete,
  valuationLimits,
} from './valuation-values.ts';

export { apartmentSubtypes, houseSubtypes, valuationLimits } from './valuation-values.ts';

export const PropertyType = z.enum(propertyTypes);
export const PropertySubtype = z.enum([...apartmentSubtypes, ...houseSubtypes]);
export const PropertyCondition = z.enum(conditions);
export const PropertyQuality = z.enum(qualities);
export const EvaluationPurpose = z.enum(purposes);

const missing = valuationIncomplete;
const between = ({ min, max }: { min: number; max: number }) =>
  z.int(missing).min(min, missing).max(max, missing);

/** The message names the present bounds, which change with the year. */
const yearRefused = { error: constructionYearInvalid };
const constructionYear = z
  .int(yearRefused)
  .min(constructionYears().min, yearRefused)
  .refine((year) => year <= constructionYears().max, yearRefused);

const plotAreaRefused = areaInvalid(valuationLimits.plotArea);

const addressShape = {
  address_street: requiredLine(200, missing),
  address_number: requiredLine(20, missing),
  address_postal_code: line(10).regex(/^\d{5}$/, postalCodeInvalid),
  address_city: requiredLine(100, missing),
};

/** Saved after step 6; deleted after 7 days if no lead follows (visitor-area §3.35). */
export const ValuationAddress = z.object(addressShape);
export type ValuationAddress = z.infer<typeof ValuationAddress>;

/** What the funnel sends at the end (visitor-area §3). `user_ip` is set on the server, shortened. */
export const ValuationLead = z
  .object({
    property_type: PropertyType,
    property_subtype: PropertySubtype,
    ...addressShape,
    construction_year: constructionYear,
    room_count: between(valuationLimits.rooms),
    floor: between(valuationLimits.floor).nullable(),
    living_area: between(valuationLimits.livingArea),
    garden_balcony_area: between(valuationLimits.gardenArea),
    /** In m², of houses only. */
    plot_area: z
      .int(plotAreaRefused)
      .min(valuationLimits.plotArea.min, plotAreaRefused)
      .max(valuationLimits.plotArea.max, plotAreaRefused)
      .optional(),
    property_condition: PropertyCondition,
    property_quality: PropertyQuality,
    evaluation_purpose: EvaluationPurpose,
    first_name: line(100).optional(),
    last_name: requiredLine(100, missing),
    email: email({ missing, invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' }),
    phone: phone.optional(),
    privacy_accepted: accepted(missing),
    /** Receipt of the address saved after step 6, so that it is not kept twice. */
    valuation_address_id: z.string().max(60).optional(),
    consentVersion,
  })
  .refine(
    (lead) =>
      (lead.property_type === 'haus' ? houseSubtypes : apartmentSubtypes).some(
        (s) => s === lead.property_subtype,
      ),
    { path: ['property_subtype'], message: missing },
  )
  .refine((lead) => (lead.property_type === 'wohnung') === (lead.floor !== null), {
    path: ['floor'],
    message: missing,
  })
  .refine((lead) => lead.property_type === 'haus' || lead.plot_area === undefined, {
    path: ['plot_area'],
    message: 'Eine Grundstücksfläche gehört nur zu einem Haus.',
  });
export type ValuationLead = z.infer<typeof ValuationLead>;
