import { createFileRoute } from '@tanstack/react-router';
import { BatchUpdate } from '../../staff/batch-updates/batch-update.tsx';
import { optionalUpdate } from '../../staff/batch-updates/batch-tools.ts';

export const Route = createFileRoute('/admin/zusatzfelder')({ component: ZusatzfelderPage });

function ZusatzfelderPage() {
  return <BatchUpdate tool={optionalUpdate} />;
}
