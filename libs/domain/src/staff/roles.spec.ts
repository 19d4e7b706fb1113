import { describe, expect, it } from '@jest/globals';
import { hasPermission, permissionsOf, roleNamesWithPermission, staffRoles } from './roles.ts';

describe('roles', () => {
  it('a staff role has all permissions of the lower roles, and an account without a role has none [S-6.3]', () => {
    for (const [place, role] of staffRoles.entries()) {
      const before = staffRoles[place - 1];
      for (const permission of before ? permissionsOf[before] : [])
        expect(hasPermission(role, permission)).toBe(true);
    }
    for (const permission of permissionsOf.admin) expect(hasPermission(null, permission)).toBe(false);
  });

  it('the staff roles that have a permission are listed', () => {
    expect(roleNamesWithPermission('administer')).toBe('Admin');
    expect(roleNamesWithPermission('sync')).toBe('Büro oder Admin');
  });
});
