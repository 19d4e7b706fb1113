import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '../staff/invitation/invitation-page.tsx';

/** Beside the staff area, because whoever comes here has no session yet. */
export const Route = createFileRoute('/admin_/einladung')({ component: InvitationPage });
