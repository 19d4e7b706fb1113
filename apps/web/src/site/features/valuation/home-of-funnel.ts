import type { LeadBody } from '@estate/domain/forms/all-forms';
import { valuationLimits as limits } from '@estate/domain/forms/valuation-values';
import type { BodyOf } from '@estate/domain/forms/form';
import type { homeFields } from '@estate/domain/forms/valuation';
import type { HomeAnswers, RangeQuestion } from './result/range-query.ts';
import {
  constructionYear,
  detailLimit,
  detailsOf,
  type Funnel,
  isAsked,
  isChoice,
  plotArea,
  wholeNumber,
} from './funnel-state.ts';

type Home = Partial<BodyOf<typeof homeFields>>;

/** Leaves out what was not answered, which is never sent as a preset, and what the type of home does not have. */
const answered = (funnel: Funnel, answers: Partial<Record<keyof Home, unknown>>): Home =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([name, value]) =>
        value !== null && value !== '' && value !== false && isAsked(funnel, name as keyof typeof homeFields),
    ),
  );

const detailAnswers = (funnel: Funnel): [string, unknown][] =>
  detailsOf(funnel).map((name) => {
    const limit = detailLimit(name);
    const text = funnel.details[name];
    return [name, limit ? wholeNumber(text, limit) : isChoice(funnel, text) && text];
  });

/** The answers about the home with the field names of the form. */
export const homeOfFunnel = (funnel: Funnel): Home =>
  answered(funnel, {
    property_type: funnel.propertyType,
    property_subtype: funnel.subtype,
    construction_year: constructionYear(funnel),
    room_count: funnel.rooms,
    floor: funnel.floor,
    living_area: wholeNumber(funnel.livingArea.text, limits.livingArea),
    garden_balcony_area: wholeNumber(funnel.gardenArea.text, limits.gardenArea),
    plot_area: plotArea(funnel),
    property_condition: funnel.condition,
    property_quality: funnel.quality,
    ...Object.fromEntries(detailAnswers(funnel)),
    district: funnel.district,
  });

/** The home with its place, for which a price range is estimated. */
export const rangeQuestion = (funnel: Funnel): RangeQuestion => ({
  home: {
    ...(homeOfFunnel(funnel) as HomeAnswers),
    address_postal_code: funnel.address.address_postal_code.trim(),
    address_city: funnel.address.address_city.trim(),
  },
  ...(funnel.point && { point: funnel.point }),
});

/** The lead without its contact data. Open answers are left out, so that validation rejects the lead. */
export const leadOfFunnel = (funnel: Funnel): Partial<LeadBody<'valuation'>> => ({
  ...homeOfFunnel(funnel),
  ...funnel.address,
  ...(funnel.purpose && { evaluation_purpose: funnel.purpose }),
});
