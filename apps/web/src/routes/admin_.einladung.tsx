import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '../staff/invitation/invitation-page.tsx';
import { StaffTheme } from '../staff/theme/staff-theme.tsx';

/** Outside the staff layout, because a person with an invitation has no session yet. */
export const Route = createFileRoute('/admin_/einladung')({ component: Invitation });

function Invitation() {
  return (
    <StaffTheme>
      <InvitationPage />
    </StaffTheme>
  );
}
