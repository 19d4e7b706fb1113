import { createFileRoute } from '@tanstack/react-router';
import { SingleImport } from '../../staff/single-import/single-import.tsx';

export const Route = createFileRoute('/admin/import')({ component: SingleImport });
