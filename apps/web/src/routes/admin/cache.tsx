import { createFileRoute } from '@tanstack/react-router';
import { CacheManagement } from '../../staff/cache/cache-management.tsx';

export const Route = createFileRoute('/admin/cache')({ component: CacheManagement });
