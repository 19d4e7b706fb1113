import {
  FileSearchRequest,
  RequestExpose,
  SaveValuationAddress,
  SendContactMessage,
  SubmitValuation,
  type LeadReceipt,
} from '@estate/contracts/leads';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { LeadIntakeService } from './lead-intake.service.ts';
import { ValuationAddressService } from './valuation-address.service.ts';

@Controller()
export class LeadController {
  constructor(
    private readonly intake: LeadIntakeService,
    private readonly addresses: ValuationAddressService,
  ) {}

  @RpcMethod(RequestExpose)
  requestExpose({ form, origin }: z.output<typeof RequestExpose.input>): Promise<LeadReceipt> {
    return this.intake.submitLead('expose', form, origin);
  }

  @RpcMethod(FileSearchRequest)
  fileSearchRequest({ form, origin }: z.output<typeof FileSearchRequest.input>): Promise<LeadReceipt> {
    return this.intake.submitLead('search', form, origin);
  }

  @RpcMethod(SubmitValuation)
  async submitValuation({ form, origin }: z.output<typeof SubmitValuation.input>): Promise<LeadReceipt> {
    const { valuation_address_id, ...valuation } = form;
    const receipt = await this.intake.submitLead('valuation', valuation, origin);
    if (valuation_address_id) await this.addresses.drop(valuation_address_id);
    return receipt;
  }

  @RpcMethod(SaveValuationAddress)
  saveValuationAddress({ form, origin }: z.output<typeof SaveValuationAddress.input>): Promise<LeadReceipt> {
    return this.addresses.save(form, origin);
  }

  @RpcMethod(SendContactMessage)
  sendContactMessage({ form, origin }: z.output<typeof SendContactMessage.input>): Promise<LeadReceipt> {
    return this.intake.submitLead('contact', form, origin);
  }
}
