import {
  DeleteReferenceTable,
  GetReferenceRows,
  ImportReferenceTable,
  ListReferenceTables,
  PreviewReferenceTable,
  ReleaseReferenceTable,
} from '@estate/contracts/catalog/reference-tables';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { BackTests } from '../price-range/back-tests.service.ts';
import { readTable } from './read-table.ts';
import { ReferenceTables } from './reference-tables.service.ts';

@Controller()
export class ReferenceTablesController {
  constructor(
    private readonly tables: ReferenceTables,
    private readonly backTests: BackTests,
  ) {}

  @RpcMethod(ListReferenceTables)
  async listReferenceTables() {
    return { items: await this.tables.list() };
  }

  @RpcMethod(GetReferenceRows)
  async getReferenceRows({ id }: z.output<typeof GetReferenceRows.input>) {
    return { rows: await this.tables.rowsOf(id) };
  }

  @RpcMethod(PreviewReferenceTable)
  previewReferenceTable({ csv }: z.output<typeof PreviewReferenceTable.input>) {
    return readTable(csv);
  }

  @RpcMethod(ImportReferenceTable)
  importReferenceTable(input: z.output<typeof ImportReferenceTable.input>) {
    return this.tables.import(input);
  }

  @RpcMethod(ReleaseReferenceTable)
  async releaseReferenceTable(input: z.output<typeof ReleaseReferenceTable.input>) {
    const answer = await this.tables.release(input);
    this.backTests.schedule();
    return answer;
  }

  @RpcMethod(DeleteReferenceTable)
  async deleteReferenceTable({ id }: z.output<typeof DeleteReferenceTable.input>) {
    const answer = await this.tables.delete(id);
    this.backTests.schedule();
    return answer;
  }
}
