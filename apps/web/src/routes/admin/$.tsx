import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../site/features/not-found/not-found-page.tsx';

/** Unknown addresses of the staff area; their 404 page is shown within the staff layout. */
export const Route = createFileRoute('/admin/$')({
  component: NotFoundPage,
  // The 404 page stays in the first chunk, because the public site needs it.
  codeSplitGroupings: [],
});
