import { AcceptedInvitation, AcceptInvitation } from '@estate/contracts/staff';
import { route } from '../routing/route.ts';

export const invitationRoutes = [
  route({
    method: 'post',
    path: '/api/invitations/accept',
    summary: 'Set the password of the account that a link was mailed to; the link works once',
    body: AcceptedInvitation,
    response: AcceptInvitation.output,
    limit: 'form',
    problems: ['invitation-over'],
    answer: ({ body, services }) => services.identity.call(AcceptInvitation, body),
  }),
];
