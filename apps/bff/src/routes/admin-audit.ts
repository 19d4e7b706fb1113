import { AuditSearch, ExportAudit, ListAudit } from '@estate/contracts/identity/audit';
import { LogCursor } from '@estate/contracts/log-cursor';
import { z } from 'zod';
import { forward } from '../routing/forward.ts';
import { queryFlag } from '../routing/read-input.ts';

const Search = AuditSearch.extend({ refused: queryFlag });

const Page = Search.extend({
  cursor: LogCursor.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

export const adminAuditRoutes = [
  forward({
    method: 'get',
    path: '/api/admin/audit',
    summary: 'What staff did, newest first; `next` is the cursor of the next page',
    query: Page,
    staff: 'administer',
    rpc: ListAudit,
  }),
  forward({
    method: 'get',
    path: '/api/admin/audit/csv',
    summary: 'The same entries as a file for spreadsheets (UTF-8 with BOM, semicolons)',
    query: Search,
    staff: 'administer',
    rpc: ExportAudit,
    csv: 'protokoll.csv',
  }),
];
