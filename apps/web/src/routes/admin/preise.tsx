import { createFileRoute } from '@tanstack/react-router';
import { BatchUpdate } from '../../staff/batch-updates/batch-update.tsx';
import { priceUpdate } from '../../staff/batch-updates/batch-tools.ts';

export const Route = createFileRoute('/admin/preise')({ component: PreisePage });

function PreisePage() {
  return <BatchUpdate tool={priceUpdate} />;
}
