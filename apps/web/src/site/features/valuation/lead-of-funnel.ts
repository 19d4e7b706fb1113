import type { LeadBody } from '@estate/domain/forms/all-forms';
import { constructionYear, type Funnel, plotArea } from './funnel-state.ts';

/** The answers with the field names of the contract. Open answers are left out, so that validation rejects the lead. */
export const leadOfFunnel = (funnel: Funnel): Partial<LeadBody<'valuation'>> => ({
  ...(funnel.propertyType && { property_type: funnel.propertyType }),
  ...(funnel.subtype && { property_subtype: funnel.subtype }),
  ...funnel.address,
  construction_year: constructionYear(funnel) ?? 0,
  room_count: funnel.rooms,
  ...(funnel.propertyType === 'wohnung' && { floor: funnel.floor }),
  living_area: funnel.livingArea.value,
  garden_balcony_area: funnel.gardenArea.value,
  ...(plotArea(funnel) !== null && { plot_area: plotArea(funnel) ?? undefined }),
  property_condition: funnel.condition,
  property_quality: funnel.quality,
  ...(funnel.purpose && { evaluation_purpose: funnel.purpose }),
});
