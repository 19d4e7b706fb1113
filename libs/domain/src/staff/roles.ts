/* Free of zod: identity, the BFF, leads and the pages of staff read the same table. */

/** The roles of staff with their German names, the one with the fewest rights first. */
export const roleNames = { broker: 'Makler', office: 'Büro', admin: 'Admin' } as const;
export type StaffRole = keyof typeof roleNames;
export const staffRoles = ['broker', 'office', 'admin'] as const satisfies readonly StaffRole[];

/**
 * What somebody may do: `account` manages the own account, `leads` works the own leads and `all-leads` those of everybody,
 * `properties` reads the stock and its figures, `publish` switches properties on and off the website, `reports` manages the
 * reports of proprietors, `sync` imports from the CRM, and `administer` covers accounts, audit log, settings, technical tools
 * and the rights of data subjects.
 */
export type Permission =
  | 'account'
  | 'leads'
  | 'all-leads'
  | 'properties'
  | 'publish'
  | 'reports'
  | 'sync'
  | 'administer';

/** The one table of what a role may do (staff-area §6). */
export const permissionsOf: Readonly<Record<StaffRole, readonly Permission[]>> = {
  broker: ['account', 'leads', 'properties'],
  office: ['account', 'leads', 'all-leads', 'properties', 'publish', 'reports', 'sync'],
  admin: ['account', 'leads', 'all-leads', 'properties', 'publish', 'reports', 'sync', 'administer'],
};

/** Whether a role has a permission; without a role nobody has any. */
export const may = (role: StaffRole | null | undefined, permission: Permission): boolean =>
  !!role && permissionsOf[role].includes(permission);

/** The German names of the roles with a permission, e.g. `Büro oder Admin`. */
export const rolesWith = (permission: Permission): string =>
  staffRoles
    .filter((role) => may(role, permission))
    .map((role) => roleNames[role])
    .join(' oder ');
