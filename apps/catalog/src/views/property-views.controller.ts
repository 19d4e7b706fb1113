import { CountView, GetPropertyViews } from '@estate/contracts/catalog/property-views';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { PropertyViews } from './property-views.service.ts';

@Controller()
export class PropertyViewsController {
  constructor(private readonly views: PropertyViews) {}

  @RpcMethod(CountView)
  async countView({ id }: z.output<typeof CountView.input>) {
    return { counted: await this.views.count(id) };
  }

  @RpcMethod(GetPropertyViews)
  getPropertyViews({ id, from }: z.output<typeof GetPropertyViews.input>) {
    return this.views.viewsSince(id, from);
  }
}
