import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadProperty } from '../../site/features/property/load-property.ts';
import { PropertyFailed } from '../../site/features/property/property-failed.tsx';
import { PropertyMissing } from '../../site/features/property/property-missing.tsx';
import { PropertySkeleton } from '../../site/features/property/property-skeleton.tsx';

export const Route = createFileRoute('/_site/immobilie/$slug')({
  loader: ({ context, location, params }) => loadProperty(params.slug, location, context),
  component: lazyRouteComponent(() => import('../-property-page.tsx'), 'PropertyPage'),
  pendingComponent: PropertySkeleton,
  // The skeleton is shown early and without a minimum time, because it shows the content of the card at once.
  pendingMs: 20,
  pendingMinMs: 0,
  notFoundComponent: PropertyMissing,
  errorComponent: ({ error, reset }) => <PropertyFailed error={error} onRetry={reset} />,
  // One chunk for the page, because the staff preview uses it too. Split by the router, it would become two chunks.
  codeSplitGroupings: [['notFoundComponent'], ['errorComponent']],
});
