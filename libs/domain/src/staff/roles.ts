/* Free of zod, because identity, the BFF, leads and the staff pages share this table. */

/** The roles of staff with their German names, the one with the fewest rights first. */
export const roleNames = { broker: 'Makler', office: 'Büro', admin: 'Admin' } as const;
export type StaffRole = keyof typeof roleNames;
export const staffRoles = ['broker', 'office', 'admin'] as const satisfies readonly StaffRole[];

/**
 * Permissions of staff. `account`: manage the own account. `leads`: work on the own leads. `all-leads`: work on all
 * leads. `properties`: read the stock and its figures. `raw`: read what the CRM sent, with commissions. `publish`:
 * change the website status of properties, and write to everybody whose search orders match one. `reports`: manage the reports to proprietors. `sync`: import from the CRM.
 * `content`: edit and publish the words of the website. `valuations`: manage the reference tables of price ranges, and see how well
 * the ranges hold. `administer`: accounts, audit log, settings, technical tools, the
 * rights of data subjects, legal pages and texts of consents.
 */
export type Permission =
  | 'account'
  | 'leads'
  | 'all-leads'
  | 'properties'
  | 'raw'
  | 'publish'
  | 'reports'
  | 'sync'
  | 'content'
  | 'valuations'
  | 'administer';

/** The only table of the permissions of each role (staff-area §6). */
export const permissionsOf: Readonly<Record<StaffRole, readonly Permission[]>> = {
  broker: ['account', 'leads', 'properties'],
  office: [
    'account',
    'leads',
    'all-leads',
    'properties',
    'raw',
    'publish',
    'reports',
    'sync',
    'content',
    'valuations',
  ],
  admin: [
    'account',
    'leads',
    'all-leads',
    'properties',
    'raw',
    'publish',
    'reports',
    'sync',
    'content',
    'valuations',
    'administer',
  ],
};

export const hasPermission = (role: StaffRole | null | undefined, permission: Permission): boolean =>
  !!role && permissionsOf[role].includes(permission);

/** The German names of the roles with a permission, e.g. `Büro oder Admin`. */
export const roleNamesWithPermission = (permission: Permission): string =>
  staffRoles
    .filter((role) => hasPermission(role, permission))
    .map((role) => roleNames[role])
    .join(' oder ');

/** Whether an account can sign in and may work on leads. */
export const canWorkOnLeads = ({ role, state }: { role: StaffRole | null; state: string }): boolean =>
  state === 'active' && hasPermission(role, 'leads');
