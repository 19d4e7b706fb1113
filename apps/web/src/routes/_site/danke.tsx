import { createFileRoute } from '@tanstack/react-router';
import { ThanksPage } from '../../site/features/thanks/thanks-page.tsx';

export const Route = createFileRoute('/_site/danke')({ component: SentPage });

function SentPage() {
  return <ThanksPage search={Route.useSearch()} />;
}
