import { describe, expect, it } from '@jest/globals';
import { allows, GRANTS, PERMISSIONS, ROLES } from './access.ts';

describe('access', () => {
  describe('roles', () => {
    it('are cumulative: each has the permissions of the one below', () => {
      for (const [index, role] of ROLES.entries()) {
        const below = ROLES[index - 1];
        if (below) expect(GRANTS[role]).toEqual(expect.arrayContaining([...GRANTS[below]]));
      }
    });

    it('let users read materials, managers write testimonials and admins manage users', () => {
      expect(allows('user', 'materials.read')).toBe(true);
      expect(allows('user', 'testimonials.write')).toBe(false);
      expect(allows('manager', 'testimonials.write')).toBe(true);
      expect(allows('manager', 'users.write')).toBe(false);
      expect(allows('admin', 'users.write')).toBe(true);
    });
  });

  it('spells every permission as noun and verb, once', () => {
    expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
    for (const permission of PERMISSIONS) expect(permission).toMatch(/^[a-z]+(-[a-z]+)*\.(read|write)$/);
  });
});
