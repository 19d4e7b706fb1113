import { createFileRoute } from '@tanstack/react-router';
import { AuditLog } from '../../staff/audit-log/audit-log.tsx';
import { parseAuditFilter } from '../../staff/audit-log/audit-query.ts';
import { rawSearch } from '../../staff/raw-search.ts';

export const Route = createFileRoute('/admin/protokoll')({
  validateSearch: rawSearch,
  component: AuditLogPage,
});

function AuditLogPage() {
  return <AuditLog initial={parseAuditFilter(Route.useSearch())} />;
}
