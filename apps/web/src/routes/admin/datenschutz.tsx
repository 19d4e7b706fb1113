import { createFileRoute } from '@tanstack/react-router';
import { Privacy } from '../../staff/privacy/privacy.tsx';

export const Route = createFileRoute('/admin/datenschutz')({ component: Privacy });
