/** Names under which Nest hands out what main.ts made. */
export const AUTH = Symbol('auth');
export const STAFF_ACCOUNTS = Symbol('staff accounts');
export const CONNECTION = Symbol('mongo connection');
