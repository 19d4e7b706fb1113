import { createFileRoute } from '@tanstack/react-router';
import { latestQuery } from '../../site/api/queries.ts';
import { prefetch } from '../../shared/api/query-client.ts';
import { Hero } from '../../site/features/home/hero.tsx';
import { LatestListings } from '../../site/features/home/latest-listings.tsx';
import { LazyBottomSections } from '../../site/features/home/lazy-bottom-sections.tsx';
import { PageParts } from '../../site/ui/parts.tsx';

export const Route = createFileRoute('/_site/')({
  loader: ({ context }) => {
    // Not awaited, so that the page is shown at once; the list shows its own loading and error states.
    prefetch(context.queryClient.query(latestQuery));
  },
  component: HomePage,
});

function HomePage() {
  return (
    <PageParts>
      <Hero />
      <LatestListings />
      <LazyBottomSections />
    </PageParts>
  );
}
