import { createFileRoute } from '@tanstack/react-router';
import { PriceRangePage } from '../../site/features/valuation/result/price-range-page.tsx';

export const Route = createFileRoute('/_site/bewertung_/preisspanne/$id')({ component: PriceRange });

function PriceRange() {
  return <PriceRangePage id={Route.useParams().id} />;
}
