import { createFileRoute } from '@tanstack/react-router';
import { AuditLog } from '../../staff/audit-log/audit-log.tsx';

export const Route = createFileRoute('/admin/protokoll')({ component: AuditLog });
