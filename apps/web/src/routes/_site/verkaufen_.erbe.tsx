import { createFileRoute } from '@tanstack/react-router';
import { HeirsPage } from '../../site/features/heirs/heirs-page.tsx';

export const Route = createFileRoute('/_site/verkaufen_/erbe')({ component: Heirs });

function Heirs() {
  return <HeirsPage search={Route.useSearch()} />;
}
