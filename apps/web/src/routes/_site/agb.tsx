import { agb } from '@estate/content/legal/agb';
import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../site/features/legal/legal-page.tsx';

export const Route = createFileRoute('/_site/agb')({ component: TermsPage });

function TermsPage() {
  return <LegalPage document={agb} />;
}
