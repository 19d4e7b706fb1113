import { presentList } from '@estate/domain/property/presentation';
import { css } from '#styled-system/css';
import type { PropertyCard as CardRecord } from '../../../shared/api/types.ts';
import { CardGrid } from '../../../shared/ui/layout.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../shared/ui/type.tsx';
import { PropertyCard } from './property-card.tsx';

/**
 * Focuses the card's link, or the card itself if it has no link, unless the visitor has focused something else since.
 * Without a scroll, because the card stands where 'load more' was.
 */
function focusCard(card: HTMLLIElement | null): void {
  if (document.activeElement !== document.body) return;
  (card?.querySelector('a') ?? card)?.focus({ preventScroll: true });
}

/** A cover has two columns. */
const wideCell = css({ '@media (min-width: 40rem)': { gridColumn: 'span 2' } });

/**
 * Cards in a grid. `isPresented`: the data of a property decides how much room it has; without `hasCovers`, none has two
 * columns. `hasFirstScreen`: the grid starts in the first screen, so its first image loads at once. The card at
 * index `focused` gets the focus when it is mounted, if nothing else has it.
 */
export function PropertyCards({
  items,
  hasFirstScreen = false,
  focused,
  isBesideMap,
  notes = [],
  isPresented = false,
  hasCovers = false,
}: {
  items: readonly CardRecord[];
  /** A line about each card, in the order of the cards. */
  notes?: readonly string[];
  hasFirstScreen?: boolean;
  isBesideMap?: boolean;
  focused?: number | undefined;
  isPresented?: boolean;
  hasCovers?: boolean;
}) {
  const presented = isPresented ? presentList(items) : [];
  const shapes = items.map((_, index) => {
    const presentation = presented[index] ?? 'large';
    return presentation === 'cover' && !hasCovers ? 'large' : presentation;
  });
  return (
    <CardGrid isBesideMap={isBesideMap} hasCovers={hasCovers}>
      {items.map((property, index) => (
        <li
          key={property.id}
          className={shapes[index] === 'cover' ? wideCell : undefined}
          {...(index === focused ? { ref: focusCard, tabIndex: -1 } : {})}
        >
          <PropertyCard
            property={property}
            shape={shapes[index]}
            isFirst={hasFirstScreen && index === 0}
            note={notes[index]}
          />
        </li>
      ))}
    </CardGrid>
  );
}

/** Placeholder of the grid while it loads; as high as cards with one line of facts and one of amenities. */
export function PropertyCardsSkeleton({ count, isBesideMap }: { count: number; isBesideMap?: boolean }) {
  return (
    <div role="status">
      <VisuallyHidden>Immobilien werden geladen</VisuallyHidden>
      <CardGrid isBesideMap={isBesideMap} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Skeleton aspectRatio="600 / 384" />
            <Skeleton h="7" mt="5" w="50%" />
            <Skeleton h="6" mt="3" />
            <Skeleton h="6" mt="1" w="70%" />
            <Skeleton h="5" mt="2" w="50%" />
            <Skeleton h="6" mt="3" w="80%" />
            <Skeleton h="5" mt="3" mb="5" w="60%" />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}
