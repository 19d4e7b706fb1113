import { NameProperties, RemoveProperties } from '@estate/contracts/catalog/property-removal';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { PropertyRemovalService } from './property-removal.service.ts';

@Controller()
export class PropertyRemovalController {
  constructor(private readonly removal: PropertyRemovalService) {}

  @RpcMethod(NameProperties)
  nameProperties({ ids }: z.output<typeof NameProperties.input>) {
    return this.removal.names(ids);
  }

  @RpcMethod(RemoveProperties)
  removeProperties({ properties, job }: z.output<typeof RemoveProperties.input>) {
    return this.removal.remove(properties, job);
  }
}
