import { createFileRoute } from '@tanstack/react-router';
import { latestQuery } from '../../api/queries.ts';
import { prefetch } from '../../api/query-client.ts';
import { Hero } from '../../features/home/hero.tsx';
import { LatestListings } from '../../features/home/latest-listings.tsx';
import { Mission } from '../../features/home/mission.tsx';
import { LaterSections } from '../../features/home/later-sections.tsx';
import { ServiceCards } from '../../features/home/service-cards.tsx';
import { Parts } from '../../ui/parts.tsx';

export const Route = createFileRoute('/_site/')({
  loader: ({ context }) => {
    // Not awaited, so that the page shows at once; the list shows its own loading and failed states.
    prefetch(context.queryClient.query(latestQuery));
  },
  component: HomePage,
});

function HomePage() {
  return (
    <Parts>
      <Hero />
      <Mission />
      <ServiceCards />
      <LatestListings />
      <LaterSections />
    </Parts>
  );
}
