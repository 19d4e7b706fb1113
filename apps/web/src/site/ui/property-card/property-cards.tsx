import type { PropertyCard as CardRecord } from '../../../shared/api/types.ts';
import { CardGrid } from '../../../shared/ui/layout.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../shared/ui/type.tsx';
import { PropertyCard } from './property-card.tsx';

/** Focuses a card; its link, where it has one. */
function focusCard(card: HTMLLIElement | null): void {
  (card?.querySelector('a') ?? card)?.focus();
}

/**
 * Cards in a grid. `hasFirstScreen`: the grid starts in the first screen, so its first image loads at once. The card at
 * `focused` takes the focus as soon as it is there.
 */
export function PropertyCards({
  items,
  hasFirstScreen = false,
  focused,
}: {
  items: readonly CardRecord[];
  hasFirstScreen?: boolean;
  focused?: number | undefined;
}) {
  return (
    <CardGrid>
      {items.map((property, index) => (
        <li key={property.id} {...(index === focused ? { ref: focusCard, tabIndex: -1 } : {})}>
          <PropertyCard property={property} isFirst={hasFirstScreen && index === 0} />
        </li>
      ))}
    </CardGrid>
  );
}

/** Placeholder of the grid while it loads; as high as cards with one line of facts and one of amenities. */
export function PropertyCardsSkeleton({ count }: { count: number }) {
  return (
    <div role="status">
      <VisuallyHidden>Immobilien werden geladen</VisuallyHidden>
      <CardGrid aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Skeleton aspectRatio="600 / 384" />
            <Skeleton h="6" mt="5" />
            <Skeleton h="6" mt="2" w="70%" />
            <Skeleton h="5" mt="2" w="50%" />
            <Skeleton h="6" mt="4" w="80%" />
            <Skeleton h="5" mt="3" w="60%" />
            <Skeleton h="8" mt="7" ml="auto" w="50%" mb="4" />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}
