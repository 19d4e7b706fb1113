import { createFileRoute } from '@tanstack/react-router';
import { latestQuery } from '../../api/queries.ts';
import { prefetch } from '../../api/query-client.ts';
import { Hero } from '../../features/home/hero.tsx';
import { LatestListings } from '../../features/home/latest-listings.tsx';
import { Mission } from '../../features/home/mission.tsx';
import { LaterSections, loadLastSections } from '../../features/home/later-sections.tsx';
import { ServiceCards } from '../../features/home/service-cards.tsx';
import { Progressive, Placeholder } from '../../ui/progressive.tsx';

export const Route = createFileRoute('/_site/')({
  loader: ({ context }) => {
    // Not awaited, so that the page shows at once; the list shows its own loading and failed states.
    prefetch(context.queryClient.query(latestQuery));
    return loadLastSections();
  },
  component: HomePage,
});

function HomePage() {
  return (
    <Progressive placeholder={<Placeholder />}>
      <Hero />
      <Mission />
      <ServiceCards />
      <LatestListings />
      <LaterSections />
    </Progressive>
  );
}
