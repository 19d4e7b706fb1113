import { impressum } from '@estate/content/legal/impressum';
import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../site/features/legal/legal-page.tsx';

export const Route = createFileRoute('/_site/impressum')({ component: ImpressumPage });

function ImpressumPage() {
  return <LegalPage document={impressum} />;
}
