import { cardBadge } from '@estate/contracts/badge';
import { isNewOffer, offerState } from '@estate/contracts/offer-state';
import type { PropertyCard } from '../../api/types.ts';
import { usePageFacts } from '../../page-facts.ts';
import { chakra } from '../../theme/chakra.tsx';
import { Badge } from '../badge.tsx';

/** Shows the badges at the top left of a card's image: the state of the offer, and 'Neu'. */
export function CardBadges({ property }: { property: PropertyCard }) {
  const badge = cardBadge(property);
  const { madeAt } = usePageFacts();
  return (
    <chakra.div position="absolute" top="3" left="3" display="flex" gap="2">
      {badge && <Badge tone={offerState(property)}>{badge}</Badge>}
      {isNewOffer(property, madeAt) && <Badge tone="new">Neu</Badge>}
    </chakra.div>
  );
}
