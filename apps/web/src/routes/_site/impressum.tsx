import { impressum } from '@estate/content/legal/impressum';
import { pageHeads } from '@estate/content/page-heads';
import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { usePageHead } from '../../page-head.ts';

export const Route = createFileRoute('/_site/impressum')({ component: ImpressumPage });

function ImpressumPage() {
  usePageHead(pageHeads['/impressum']);
  return <LegalPage document={impressum} />;
}
