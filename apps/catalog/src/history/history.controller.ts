import { GetPropertyHistory } from '@estate/contracts/catalog/property-history';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { PropertyHistory } from './property-history.ts';

@Controller()
export class HistoryController {
  constructor(private readonly history: PropertyHistory) {}

  @RpcMethod(GetPropertyHistory)
  getPropertyHistory({ id }: { id: number }) {
    return this.history.entriesOf(id);
  }
}
