import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../site/features/not-found/not-found-page.tsx';

/** Unknown addresses of the staff area, whose 404 page stands beside the navigation. */
export const Route = createFileRoute('/admin/$')({
  component: NotFoundPage,
  // The 404 page stays in the first file, where the public site needs it.
  codeSplitGroupings: [],
});
