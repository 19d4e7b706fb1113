import { type Kind } from './staff-world.ts';

/** The status of a route's answer to each kind of caller. */
export type Statuses = Record<Kind, number>;

const nobody = {
  anonymous: 401,
  forged: 401,
  unsigned: 401,
  expired: 401,
  signedOut: 401,
  bearerUnsigned: 401,
};

/**
 * The roles that may call a route. They are listed here again, so that the specs do not depend on the permissions in
 * the code.
 */
export const everyRole = ['broker', 'office', 'admin'] as const;
export const notBrokers = ['office', 'admin'] as const;
export const adminsOnly = ['admin'] as const;
type Roles = readonly (typeof everyRole)[number][];

const byRole = (roles: Roles, ok: number) => {
  const statusOf = (role: Roles[number]) => (roles.includes(role) ? ok : 403);
  return { noRole: 403, broker: statusOf('broker'), office: statusOf('office'), admin: ok, bearer: ok };
};

/** A foreign page may send a read with the cookie, but the browser withholds the answer from that page. */
export const reads = (roles: Roles, ok = 200): Statuses => ({
  ...nobody,
  ...byRole(roles, ok),
  foreignOrigin: ok,
  missingOrigin: ok,
});

export const changes = (roles: Roles, ok = 200): Statuses => ({
  ...nobody,
  ...byRole(roles, ok),
  foreignOrigin: 403,
  missingOrigin: 403,
});

/** A change of the own account, which needs no role. */
export const ownChanges: Statuses = { ...changes(everyRole), noRole: 200 };

export const everybody = (ok: number): Statuses => ({
  anonymous: ok,
  forged: ok,
  unsigned: ok,
  expired: ok,
  signedOut: ok,
  bearerUnsigned: ok,
  noRole: ok,
  broker: ok,
  office: ok,
  foreignOrigin: ok,
  missingOrigin: ok,
  admin: ok,
  bearer: ok,
});
export const everybodyFromHere = (ok: number): Statuses => ({
  ...everybody(ok),
  foreignOrigin: 403,
  missingOrigin: 403,
});
