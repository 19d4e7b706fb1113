import { describe, expect, it } from '@jest/globals';
import { may, permissionsOf, rolesWith, staffRoles } from './roles.ts';

describe('roles', () => {
  it('have all rights of the roles before them, and nobody without a role has any [S-6.3]', () => {
    for (const [place, role] of staffRoles.entries()) {
      const before = staffRoles[place - 1];
      for (const permission of before ? permissionsOf[before] : []) expect(may(role, permission)).toBe(true);
    }
    for (const permission of permissionsOf.admin) expect(may(null, permission)).toBe(false);
  });

  it('name who may do something', () => {
    expect(rolesWith('administer')).toBe('Admin');
    expect(rolesWith('sync')).toBe('Büro oder Admin');
  });
});
