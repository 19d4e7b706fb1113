import { accessibility } from '@estate/content/legal/accessibility';
import { pageHeads } from '@estate/content/page-heads';
import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { usePageHead } from '../../page-head.ts';

export const Route = createFileRoute('/_site/barrierefreiheit')({ component: AccessibilityPage });

function AccessibilityPage() {
  usePageHead(pageHeads['/barrierefreiheit']);
  return <LegalPage document={accessibility} />;
}
