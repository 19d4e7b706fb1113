import { may, type Permission } from '@estate/domain/staff/roles';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from './session.ts';

/**
 * Returns a check of the signed-in person's permissions, to hide controls whose requests would be rejected. The server
 * enforces the permissions.
 */
export function useMay(): (permission: Permission) => boolean {
  const role = useQuery({ ...sessionQuery, enabled: false }).data?.role;
  return (permission) => may(role, permission);
}
