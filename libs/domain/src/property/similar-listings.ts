import { type ListingQuestion, questionOf } from '../search/listing-filter.ts';
import { isGermany, isRent, objectKinds, propertyStatus, rsTypesByKind } from './vocabulary.ts';

/* What stands below a property as similar, free of zod: page and app ask the same questions and choose alike. */

/** So many are shown. */
export const similarCount = 3;

/** A few more than are shown, because the property itself and those without a page are left out. */
const pageSize = 8;

interface Compared {
  id: number;
  rs_type?: string | null | undefined;
  marketing_type?: string | null | undefined;
  country?: string | null | undefined;
  city?: string | null | undefined;
}

interface SimilarQuestions {
  /** True for a property abroad: the other holiday homes, and nothing else. */
  isAbroad: boolean;
  /** The same kind in the same city; undefined without a city. */
  near: ListingQuestion | undefined;
  /** The same kind anywhere, asked where `near` finds too few. */
  anywhere: ListingQuestion;
}

/** The lists to choose from: properties of the same kind, to buy or to rent as the property is. */
export function similarQuestions(property: Compared): SimilarQuestions {
  const type = objectKinds.find((kind) => rsTypesByKind[kind].includes(property.rs_type ?? ''));
  const anywhere = questionOf({ type, deal: isRent(property) ? 'rent' : 'buy', page_size: pageSize });
  const city = property.city?.trim() || undefined;
  return {
    isAbroad: !isGermany(property.country),
    near: city === undefined ? undefined : { ...anywhere, city },
    anywhere,
  };
}

/** The first other properties that have a page, each once. */
export function pickSimilar<Card extends { id: number; property_status_id: number | null }>(
  { id }: { id: number },
  ...lists: readonly (readonly Card[] | undefined)[]
): Card[] {
  const byId = new Map(lists.flatMap((list) => list ?? []).map((card) => [card.id, card]));
  byId.delete(id);
  return [...byId.values()]
    .filter((card) => card.property_status_id !== propertyStatus.vorbereitung)
    .slice(0, similarCount);
}
