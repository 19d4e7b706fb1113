import { createFileRoute } from '@tanstack/react-router';
import { ReplyTemplatesPage } from '../../staff/reply-templates/reply-templates-page.tsx';

export const Route = createFileRoute('/admin/vorlagen')({ component: ReplyTemplatesPage });
