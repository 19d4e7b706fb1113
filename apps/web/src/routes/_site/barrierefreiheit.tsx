import { accessibility } from '@estate/content/sections/accessibility';
import { texts } from '@estate/content/texts';
import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../site/features/legal/legal-page.tsx';

export const Route = createFileRoute('/_site/barrierefreiheit')({ component: AccessibilityPage });

function AccessibilityPage() {
  return <LegalPage words={texts(accessibility)} />;
}
