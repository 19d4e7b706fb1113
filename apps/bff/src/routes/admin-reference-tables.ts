import { GetBackTest } from '@estate/contracts/catalog/back-test';
import {
  DeleteReferenceTable,
  GetReferenceRows,
  ImportReferenceTable,
  ListReferenceTables,
  PreviewReferenceTable,
  ReleaseReferenceTable,
  TableId,
  TableImport,
  TablePreviewOrder,
} from '@estate/contracts/catalog/reference-tables';
import { type StaffSession } from '@estate/contracts/identity/sign-in';
import { LaterSales, listLaterSales } from '../composed/later-sales.ts';
import { forward } from '../routing/forward.ts';
import { route } from '../routing/route.ts';

const actor = ({ session: { user } }: { session: StaffSession }) => ({
  by: { id: user.id, name: user.name },
});
/** Longer than any table, so that a file that is too long gets the message of its field. */
const maxBody = 512 * 1024;
const path = '/api/admin/reference-tables';
const staff = 'valuations';

/** Tables of average prices for the price range: import, release by a second person, deletion; and its back test. */
export const adminReferenceTableRoutes = [
  forward({
    method: 'get',
    path: '/api/admin/valuations/back-test',
    summary: 'How well price ranges met the prices of own sales, overall, by type and by district',
    staff,
    rpc: GetBackTest,
  }),
  route({
    method: 'get',
    path: '/api/admin/valuations/later-sales',
    summary: 'Own sales of homes whose price range was estimated before, beside that range',
    response: LaterSales,
    staff,
    answer: ({ services }) => listLaterSales(services),
  }),
  forward({
    method: 'get',
    path,
    summary: 'All reference tables, the latest reporting year first',
    staff,
    rpc: ListReferenceTables,
  }),
  forward({
    method: 'get',
    path: `${path}/{id}/rows`,
    summary: 'The rows of a reference table',
    params: TableId,
    staff,
    problems: ['not-found'],
    rpc: GetReferenceRows,
  }),
  forward({
    method: 'post',
    path: `${path}/preview`,
    summary: 'Read a CSV file with its faults by line; nothing is stored',
    body: TablePreviewOrder,
    maxBody,
    staff,
    rpc: PreviewReferenceTable,
  }),
  forward({
    method: 'post',
    path,
    summary: 'Store a table; it counts after a second person has released it',
    body: TableImport,
    maxBody,
    staff,
    problems: ['conflict'],
    refusalFields: ['source', 'year'],
    rpc: ImportReferenceTable,
    more: actor,
  }),
  forward({
    method: 'post',
    path: `${path}/{id}/release`,
    summary: 'Release a table; 409 for the person who imported it, and for prices of offers',
    params: TableId,
    staff,
    problems: ['not-found', 'conflict'],
    refusalFields: ['id'],
    rpc: ReleaseReferenceTable,
    more: actor,
  }),
  forward({
    method: 'delete',
    path: `${path}/{id}`,
    summary: 'Delete a table; stored price ranges keep their figures',
    params: TableId,
    staff,
    problems: ['not-found'],
    refusalFields: ['id'],
    rpc: DeleteReferenceTable,
  }),
];
