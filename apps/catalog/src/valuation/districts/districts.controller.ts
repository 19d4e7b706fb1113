import { FindDistricts } from '@estate/contracts/catalog/districts';
import { districtsSource } from '@estate/domain/valuation/texts';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { districtsAt } from './districts.ts';

@Controller()
export class DistrictsController {
  @RpcMethod(FindDistricts)
  findDistricts(point: z.output<typeof FindDistricts.input>) {
    return { districts: districtsAt(point), source: districtsSource };
  }
}
