import { datenschutz } from '@estate/content/sections/datenschutz';
import { texts } from '@estate/content/texts';
import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../site/features/legal/legal-page.tsx';

export const Route = createFileRoute('/_site/datenschutz')({ component: PrivacyPage });

function PrivacyPage() {
  return <LegalPage words={texts(datenschutz)} />;
}
