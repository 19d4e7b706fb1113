import { agb } from '@estate/content/legal/agb';
import { pageHeads } from '@estate/content/page-heads';
import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { usePageHead } from '../../page-head.ts';

export const Route = createFileRoute('/_site/agb')({ component: TermsPage });

function TermsPage() {
  usePageHead(pageHeads['/agb']);
  return <LegalPage document={agb} />;
}
