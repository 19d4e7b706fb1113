import { parseThanksSearch } from '@estate/content/thanks-search';
import { createFileRoute } from '@tanstack/react-router';
import { ThanksPage } from '../../features/thanks/thanks-page.tsx';

export const Route = createFileRoute('/_site/danke')({
  validateSearch: parseThanksSearch,
  component: SentPage,
});

function SentPage() {
  return <ThanksPage {...Route.useSearch()} />;
}
