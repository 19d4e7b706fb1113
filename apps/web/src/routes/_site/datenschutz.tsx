import { datenschutz } from '@estate/content/legal/datenschutz';
import { pageHeads } from '@estate/content/page-heads';
import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { usePageHead } from '../../page-head.ts';

export const Route = createFileRoute('/_site/datenschutz')({ component: PrivacyPage });

function PrivacyPage() {
  usePageHead(pageHeads['/datenschutz']);
  return <LegalPage document={datenschutz} />;
}
