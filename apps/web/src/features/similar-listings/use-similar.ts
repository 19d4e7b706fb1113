import { isRent, objectKinds, isGermany, propertyStatus, rsTypesByKind } from '@estate/contracts/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { holidaysQuery, listingQuery } from '../../api/queries.ts';
import type { PropertyCard, PublicProperty } from '../../api/types.ts';

const count = 3;

/** The first `count` other properties that have a page, each once. */
function pick(own: PublicProperty, ...lists: (readonly PropertyCard[] | undefined)[]): PropertyCard[] {
  const byId = new Map(lists.flatMap((list) => list ?? []).map((card) => [card.id, card]));
  byId.delete(own.id);
  return [...byId.values()]
    .filter((card) => card.property_status_id !== propertyStatus.vorbereitung)
    .slice(0, count);
}

/**
 * Up to three properties of the same kind to buy or to rent: from the same city first, then from anywhere. For a
 * property abroad, the other holiday homes. Requests nothing until `isWanted`.
 */
export function useSimilar(property: PublicProperty, isWanted: boolean): readonly PropertyCard[] {
  const type = objectKinds.find((kind) => rsTypesByKind[kind].includes(property.rs_type ?? ''));
  const filter = { type, deal: isRent(property) ? ('rent' as const) : ('buy' as const) };
  const isHome = isGermany(property.country);
  const city = property.city ?? undefined;

  const holidays = useQuery({ ...holidaysQuery, enabled: isWanted && !isHome });
  const near = useQuery({
    ...listingQuery({ ...filter, city }, 1),
    enabled: isWanted && isHome && city !== undefined,
  });
  const nearby = pick(property, near.data?.items);
  const isShort = city === undefined || (near.isFetched && nearby.length < count);
  const anywhere = useQuery({ ...listingQuery(filter, 1), enabled: isWanted && isHome && isShort });

  if (!isHome) return pick(property, holidays.data?.items);
  return isShort && anywhere.isPending ? [] : pick(property, near.data?.items, anywhere.data?.items);
}
