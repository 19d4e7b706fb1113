import { type LeadBody } from '@estate/domain/forms/all-forms';
import {
  type LeadReceipt,
  leadRpcs,
  SaveValuationAddress,
  type ValuationAddress,
} from '@estate/contracts/leads/leads';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { LeadIntakeService } from './lead-intake.service.ts';
import { SavedAddresses } from '../valuation/saved-addresses.ts';

@Controller()
export class ValuationController {
  constructor(
    private readonly intake: LeadIntakeService,
    private readonly addresses: SavedAddresses,
  ) {}

  @RpcMethod(leadRpcs.valuation)
  async submitValuation({ form, origin }: z.output<typeof leadRpcs.valuation.input>): Promise<LeadReceipt> {
    const { valuation_address_id, ...valuation } = form as LeadBody<'valuation'>;
    const receipt = await this.intake.submitLead('valuation', valuation, origin);
    if (valuation_address_id) await this.addresses.drop(valuation_address_id);
    return receipt;
  }

  @RpcMethod(SaveValuationAddress)
  saveValuationAddress({ form, origin }: z.output<typeof SaveValuationAddress.input>): Promise<LeadReceipt> {
    return this.addresses.save(form as ValuationAddress, origin);
  }
}
