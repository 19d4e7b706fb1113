import { createFileRoute } from '@tanstack/react-router';
import { PasswordResetPage } from '../staff/password-reset/password-reset-page.tsx';
import { StaffTheme } from '../staff/theme/staff-theme.tsx';

/** Outside the staff layout, because a person who forgot the password has no session. */
export const Route = createFileRoute('/admin_/passwort')({ component: NewPassword });

function NewPassword() {
  return (
    <StaffTheme>
      <PasswordResetPage />
    </StaffTheme>
  );
}
