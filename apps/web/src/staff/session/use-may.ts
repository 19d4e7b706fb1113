import { hasPermission, type Permission } from '@estate/domain/staff/roles';
import { useSession } from './session.ts';

/**
 * Returns a check of the signed-in person's permissions, to hide controls whose requests would be rejected. The server
 * enforces the permissions.
 */
export function useMay(): (permission: Permission) => boolean {
  const role = useSession()?.role;
  return (permission) => hasPermission(role, permission);
}
