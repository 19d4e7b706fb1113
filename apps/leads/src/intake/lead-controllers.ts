import { type LeadReceipt } from '@estate/contracts/leads';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { type LeadCall } from '../kinds/kind.ts';
import { kinds, leadKinds, type LeadKind } from '../kinds/registry.ts';
import { LeadIntakeService } from './lead-intake.service.ts';

/** A controller that stores the form of one call. */
function controllerOf(kind: LeadKind, call: LeadCall) {
  @Controller()
  class LeadController {
    constructor(private readonly intake: LeadIntakeService) {}

    @RpcMethod(call)
    submit({ form, origin }: z.output<LeadCall['input']>): Promise<LeadReceipt> {
      return this.intake.submitLead(kind, form, origin);
    }
  }
  return LeadController;
}

/** One controller for each kind whose form only has to be stored. */
export const leadControllers = leadKinds.flatMap((kind) => {
  const { call } = kinds[kind];
  return call ? [controllerOf(kind, call)] : [];
});
