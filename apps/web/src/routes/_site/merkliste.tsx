import { pageHeads } from '@estate/content/page-heads';
import { createFileRoute } from '@tanstack/react-router';
import { FavouritesPage } from '../../features/favourites/favourites-page.tsx';
import { usePageHead } from '../../page-head.ts';

export const Route = createFileRoute('/_site/merkliste')({ component: MarkedPage });

function MarkedPage() {
  usePageHead(pageHeads['/merkliste']);
  return <FavouritesPage />;
}
