import { accessibility } from '@estate/content/legal/accessibility';
import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../site/features/legal/legal-page.tsx';

export const Route = createFileRoute('/_site/barrierefreiheit')({ component: AccessibilityPage });

function AccessibilityPage() {
  return <LegalPage document={accessibility} />;
}
