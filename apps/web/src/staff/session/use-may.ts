import { may, type Permission } from '@estate/domain/staff/roles';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from './session.ts';

/** What the signed-in person may do. It hides what would be refused; the server decides. */
export function useMay(): (permission: Permission) => boolean {
  const role = useQuery({ ...sessionQuery, enabled: false }).data?.role;
  return (permission) => may(role, permission);
}
