import { createFileRoute } from '@tanstack/react-router';
import { latestQuery } from '../../api/queries.ts';
import { ahead } from '../../api/query-client.ts';
import { Hero } from '../../features/home/hero.tsx';
import { LatestListings } from '../../features/home/latest-listings.tsx';
import { Mission } from '../../features/home/mission.tsx';
import { LaterSections } from '../../features/home/later-sections.tsx';
import { ServiceCards } from '../../features/home/service-cards.tsx';
import { InTurn, Rest } from '../../ui/in-turn.tsx';

export const Route = createFileRoute('/_site/')({
  // Not awaited: the page stands at once, the list shows its own loading and failed states.
  loader: ({ context }) => ahead(context.queryClient.query(latestQuery)),
  component: HomePage,
});

function HomePage() {
  return (
    <InTurn rest={<Rest />}>
      <Hero />
      <Mission />
      <ServiceCards />
      <LatestListings />
      <LaterSections />
    </InTurn>
  );
}
