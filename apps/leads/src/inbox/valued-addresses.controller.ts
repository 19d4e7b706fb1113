import { ListValuedAddresses, valuedAddressesLimit } from '@estate/contracts/leads/valued-addresses';
import { type LeadBody } from '@estate/domain/forms/all-forms';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';

const fields = ['price_range_id', 'address_street', 'address_number', 'address_postal_code'] as const;
type ValuedForm = Pick<LeadBody<'valuation'>, (typeof fields)[number]>;

/** The homes whose later sales catalog looks for. */
@Controller()
export class ValuedAddressesController {
  constructor(@InjectModel(leadModel.name) private readonly leads: LeadModel) {}

  @RpcMethod(ListValuedAddresses)
  async listValuedAddresses(): Promise<z.input<typeof ListValuedAddresses.output>> {
    const leads = await this.leads
      .find(
        { kind: 'valuation', suspicion: null, erasing: null, 'form.price_range_id': { $ne: null } },
        fields.map((field) => `form.${field}`),
      )
      .sort({ received_at: -1, _id: -1 })
      .limit(valuedAddressesLimit)
      .lean<{ _id: string; form: ValuedForm }[]>();
    return {
      items: leads.map(({ _id, form }) => ({
        lead_id: _id,
        price_range_id: form.price_range_id ?? '',
        street: form.address_street,
        house_number: form.address_number,
        zip_code: form.address_postal_code,
      })),
    };
  }
}
