import { agb } from '@estate/content/sections/agb';
import { texts } from '@estate/content/texts';
import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../site/features/legal/legal-page.tsx';

export const Route = createFileRoute('/_site/agb')({ component: TermsPage });

function TermsPage() {
  return <LegalPage words={texts(agb)} />;
}
