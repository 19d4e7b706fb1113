import { createFileRoute } from '@tanstack/react-router';
import { Privacy } from '../../features/admin/privacy/privacy.tsx';

export const Route = createFileRoute('/admin/datenschutz')({ component: Privacy });
