import { createFileRoute } from '@tanstack/react-router';
import { AuditLog } from '../../features/admin/audit-log/audit-log.tsx';

export const Route = createFileRoute('/admin/protokoll')({ component: AuditLog });
