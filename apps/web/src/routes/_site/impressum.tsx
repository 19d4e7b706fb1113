import { impressum } from '@estate/content/sections/impressum';
import { texts } from '@estate/content/texts';
import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../site/features/legal/legal-page.tsx';

export const Route = createFileRoute('/_site/impressum')({ component: ImpressumPage });

function ImpressumPage() {
  return <LegalPage words={texts(impressum)} />;
}
