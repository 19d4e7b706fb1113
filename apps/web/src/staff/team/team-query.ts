import { brokerBySlug, brokers } from '@estate/content/brokers';
import { roleNames, type StaffRole, staffRoles } from '@estate/domain/staff/roles';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { StaffAccount } from '../../shared/api/types.ts';

export const roleChoices = staffRoles.map((value) => ({ value, label: roleNames[value] }));

/** The people of the website, by the slugs of their pages; an empty value for none of them. */
export const brokerChoices = () => [
  { value: '', label: 'Keine' },
  ...brokers().map(({ slug, name }) => ({ value: slug, label: name })),
];

/** Whether the person of an account has left the website, so that the account may be closed. */
export const isOfPastBroker = ({ broker }: Pick<StaffAccount, 'broker'>): boolean =>
  broker !== null && brokerBySlug(broker) === undefined;

/** All accounts. Always refetched, because colleagues change them too. */
export const teamQuery = queryOptions({ ...getQuery('/api/admin/staff'), staleTime: 0 });

export const inviteAccount = (body: {
  email: string;
  name: string;
  role: StaffRole;
  broker: string | null;
  password: string;
}) => bodyOf(api.POST('/api/admin/staff', { body }));

export const changeRole = ({ id, ...body }: { id: string; role: StaffRole; password: string }) =>
  bodyOf(api.PATCH('/api/admin/staff/{id}', { params: { path: { id } }, body }));

export const changeBroker = ({ id, broker }: { id: string; broker: string | null }) =>
  bodyOf(api.PUT('/api/admin/staff/{id}/broker', { params: { path: { id } }, body: { broker } }));

export const removeAccount = (id: string) =>
  bodyOf(api.DELETE('/api/admin/staff/{id}', { params: { path: { id } } }));

export const removeTwoFactor = ({ id, password }: { id: string; password: string }) =>
  bodyOf(
    api.POST('/api/admin/staff/{id}/two-factor/remove', { params: { path: { id } }, body: { password } }),
  );

export const sendPasswordLink = (id: string) =>
  bodyOf(api.POST('/api/admin/staff/{id}/reset', { params: { path: { id } } }));
