import { describe, expect, it } from '@jest/globals';
import { may, permissionsOf, rolesWith, staffRoles } from './roles.ts';

describe('roles', () => {
  it('a staff role has all permissions of the lower roles, and an account without a role has none [S-6.3]', () => {
    for (const [place, role] of staffRoles.entries()) {
      const before = staffRoles[place - 1];
      for (const permission of before ? permissionsOf[before] : []) expect(may(role, permission)).toBe(true);
    }
    for (const permission of permissionsOf.admin) expect(may(null, permission)).toBe(false);
  });

  it('the staff roles that have a permission are listed', () => {
    expect(rolesWith('administer')).toBe('Admin');
    expect(rolesWith('sync')).toBe('Büro oder Admin');
  });
});
