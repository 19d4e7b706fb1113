import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '../staff/invitation/invitation-page.tsx';
import { StaffTheme } from '../staff/theme/staff-theme.tsx';

/** Beside the staff area, because whoever comes here has no session yet. */
export const Route = createFileRoute('/admin_/einladung')({ component: Invitation });

function Invitation() {
  return (
    <StaffTheme>
      <InvitationPage />
    </StaffTheme>
  );
}
