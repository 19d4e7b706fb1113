import {
  CountMatchingOrders,
  ListSubscribers,
  MatchingOrders,
  SubscriberList,
  SubscriberPage,
} from '@estate/contracts/leads/search-orders';
import {
  PreviewSearchLetter,
  ReadSearchLetters,
  SearchLetterOrder,
  SearchLetterWords,
  SendSearchLetter,
} from '@estate/contracts/leads/search-letters';
import { type StaffSession } from '@estate/contracts/identity/sign-in';
import { EndPublication } from '@estate/contracts/catalog/staff-list';
import { forward } from '../routing/forward.ts';
import { route } from '../routing/route.ts';
import { PropertyPath } from './property-path.ts';

const lettersPath = '/api/admin/properties/{id}/search-letters';

/** The person who writes, as the mail and the list of letters name it. */
const authorOf = ({ user: { id, name, broker } }: StaffSession) => ({ member: { id, name }, broker });

/** Search orders as staff see them, and mails to everybody whose search orders match. */
export const adminSearchOrderRoutes = [
  route({
    method: 'get',
    path: '/api/admin/search-orders',
    summary: 'People with confirmed search orders, newest first',
    query: SubscriberPage,
    response: SubscriberList,
    staff: 'all-leads',
    answer: ({ query, services }) => services.leads.call(ListSubscribers, query),
  }),
  route({
    method: 'get',
    path: '/api/admin/properties/{id}/search-orders',
    summary: 'How many search orders find a property, also before it is online',
    params: PropertyPath,
    response: MatchingOrders,
    staff: 'properties',
    answer: ({ params, services }) => services.leads.call(CountMatchingOrders, params),
  }),
  forward({
    method: 'get',
    path: lettersPath,
    summary:
      'Mails to everybody whose search orders match the property, newest first, and templates for another',
    params: PropertyPath,
    staff: 'publish',
    rpc: ReadSearchLetters,
    more: ({ session }) => ({ broker: session.user.broker }),
  }),
  forward({
    method: 'post',
    path: `${lettersPath}/preview`,
    summary: 'Such a mail as HTML; sends nothing',
    params: PropertyPath,
    body: SearchLetterWords,
    staff: 'publish',
    problems: ['conflict', 'outdated-record'],
    rpc: PreviewSearchLetter,
    more: ({ session }) => ({ broker: session.user.broker }),
  }),
  forward({
    method: 'post',
    path: lettersPath,
    summary:
      'Mail everybody whose search orders match the property, once a day; a repeat with the same `letter` sends ' +
      'nothing twice. With `hours` a hidden property goes online by itself after them',
    params: PropertyPath,
    body: SearchLetterOrder,
    staff: 'publish',
    problems: ['property-not-found', 'conflict', 'outdated-record', 'key-reused'],
    refusalFields: ['letter', 'hours', 'with_expose'],
    rpc: SendSearchLetter,
    more: ({ session }) => authorOf(session),
  }),
  forward({
    method: 'delete',
    path: '/api/admin/properties/{id}/publication',
    summary: 'Let a property stay off the website that would go online by itself',
    params: PropertyPath,
    staff: 'publish',
    problems: ['property-not-found'],
    rpc: EndPublication,
  }),
];
