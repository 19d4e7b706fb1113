import { createFileRoute } from '@tanstack/react-router';
import { Sync } from '../../staff/sync/sync.tsx';

export const Route = createFileRoute('/admin/abgleich')({ component: Sync });
