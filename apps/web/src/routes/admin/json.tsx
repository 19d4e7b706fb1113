import { createFileRoute } from '@tanstack/react-router';
import { JsonViewer } from '../../staff/json-viewer/json-viewer.tsx';

export const Route = createFileRoute('/admin/json')({ component: JsonViewer });
