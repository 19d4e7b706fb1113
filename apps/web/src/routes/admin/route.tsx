import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminFrame } from '../../staff/frame/admin-frame.tsx';
import { PermissionGuard } from '../../staff/frame/permission-guard.tsx';
import { SessionGuard } from '../../staff/session/session-guard.tsx';
import { StaffTheme } from '../../staff/theme/staff-theme.tsx';

/** Layout of the staff area: checks the session, then shows the navigation and the tool. */
export const Route = createFileRoute('/admin')({
  component: AdminLayout,
});

function AdminLayout() {
  return (
    <StaffTheme>
      <SessionGuard>
        {(user) => (
          <AdminFrame userName={user.name}>
            <PermissionGuard>
              <Outlet />
            </PermissionGuard>
          </AdminFrame>
        )}
      </SessionGuard>
    </StaffTheme>
  );
}
