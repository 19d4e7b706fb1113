import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadProperty } from '../../site/features/property/load-property.ts';
import { PropertyFailed } from '../../site/features/property/property-failed.tsx';
import { PropertyMissing } from '../../site/features/property/property-missing.tsx';
import { PropertySkeleton } from '../../site/features/property/property-skeleton.tsx';

export const Route = createFileRoute('/_site/immobilie/$slug')({
  loader: ({ context, location, params }) => loadProperty(params.slug, location, context),
  component: lazyRouteComponent(() => import('../-property-page.tsx'), 'PropertyPage'),
  pendingComponent: PropertySkeleton,
  // Soon and not held, because it already shows what the card has shown.
  pendingMs: 20,
  pendingMinMs: 0,
  notFoundComponent: PropertyMissing,
  errorComponent: ({ error, reset }) => <PropertyFailed error={error} onRetry={reset} />,
  // The page is a file of its own, because the preview of staff shows it too: split by the router, it would become two.
  codeSplitGroupings: [['notFoundComponent'], ['errorComponent']],
});
