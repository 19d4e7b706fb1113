import {
  GetNoticeSettings,
  ListIncidents,
  NoticeSettings,
  SetNoticeSettings,
} from '@estate/contracts/incidents';
import { GetCrmQueues, GetLeadQueues, StaffQueues } from '@estate/contracts/queues';
import { route } from '../routing/route.ts';
import { type Facts } from '../staff/audit.ts';

const facts = ({ recipients, mails_after_minutes }: NoticeSettings): Facts => ({
  recipients,
  mails_after_minutes,
});

/** A service that fails leaves its part empty, so that the other shows. */
const itemsOrNull = <Item>(asked: Promise<{ items: Item[] }>): Promise<Item[] | null> =>
  asked.then(
    ({ items }) => items,
    () => null,
  );

/** Incidents, who is told of them, and how full the queues are. */
export const adminWatchRoutes = [
  route({
    method: 'get',
    path: '/api/admin/sync/incidents',
    summary: 'The latest incidents, those that last first',
    response: ListIncidents.output,
    staff: 'admin',
    answer: ({ services }) => services.crmSync.call(ListIncidents, {}),
  }),
  route({
    method: 'get',
    path: '/api/admin/sync/notices',
    summary: 'Who is told of incidents, and from when on a waiting mail is one',
    response: NoticeSettings,
    staff: 'admin',
    answer: ({ services }) => services.crmSync.call(GetNoticeSettings, {}),
  }),
  route({
    method: 'put',
    path: '/api/admin/sync/notices',
    summary: 'Change who is told; 409 if somebody else changed it since `version` was read',
    body: NoticeSettings,
    response: NoticeSettings,
    staff: 'admin',
    problems: ['outdated-record'],
    audit: {
      before: async ({ services }) => facts(await services.crmSync.call(GetNoticeSettings, {})),
      after: ({ body }) => facts(body),
    },
    answer: ({ body, services }) => services.crmSync.call(SetNoticeSettings, body),
  }),
  route({
    method: 'get',
    path: '/api/admin/sync/queues',
    summary: 'How full the queues of each service are; null for one that did not answer',
    response: StaffQueues,
    staff: 'admin',
    answer: async ({ services }) => {
      const [crm, leads] = await Promise.all([
        itemsOrNull(services.crmSync.call(GetCrmQueues, {})),
        itemsOrNull(services.leads.call(GetLeadQueues, {})),
      ]);
      return { crm, leads };
    },
  }),
];
