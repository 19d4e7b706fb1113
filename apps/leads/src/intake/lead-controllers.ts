import { formOf, type LeadBody, type LeadKind, leadKinds } from '@estate/domain/forms/all-forms';
import { type LeadReceipt, type LeadRpc, leadRpcs } from '@estate/contracts/leads/leads';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { LeadIntakeService } from './lead-intake.service.ts';

/** A controller that stores the form of one kind. */
function controllerOf(kind: LeadKind) {
  @Controller()
  class LeadController {
    constructor(private readonly intake: LeadIntakeService) {}

    @RpcMethod(leadRpcs[kind])
    submit({ form, origin }: z.output<LeadRpc['input']>): Promise<LeadReceipt> {
      return this.intake.submitLead(kind, form as LeadBody, origin);
    }
  }
  return LeadController;
}

/** One controller for each kind whose form only has to be stored. */
export const leadControllers = leadKinds.filter((kind) => !formOf(kind).isStepwise).map(controllerOf);
