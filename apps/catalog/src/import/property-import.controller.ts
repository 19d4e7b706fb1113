import {
  GetStoredImages,
  ListImageMarks,
  ListPropertyIds,
  UpsertProperties,
} from '@estate/contracts/catalog/properties';
import { UpdatePropertyFields } from '@estate/contracts/catalog/property-fields';
import { NameProperties, RemoveProperties } from '@estate/contracts/catalog/property-removal';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { FieldUpdateService } from './field-update.service.ts';
import { PropertyImportService } from './property-import.service.ts';
import { PropertyRemovalService } from './property-removal.service.ts';

@Controller()
export class PropertyImportController {
  constructor(
    private readonly imports: PropertyImportService,
    private readonly fields: FieldUpdateService,
    private readonly removal: PropertyRemovalService,
  ) {}

  @RpcMethod(UpsertProperties)
  upsertProperties(input: z.output<typeof UpsertProperties.input>) {
    return this.imports.upsert(input);
  }

  @RpcMethod(UpdatePropertyFields)
  updatePropertyFields(input: z.output<typeof UpdatePropertyFields.input>) {
    return this.fields.update(input);
  }

  @RpcMethod(GetStoredImages)
  getStoredImages({ ids }: z.output<typeof GetStoredImages.input>) {
    return this.imports.storedImages(ids);
  }

  @RpcMethod(ListPropertyIds)
  listPropertyIds({ after }: z.output<typeof ListPropertyIds.input>) {
    return this.imports.ids(after);
  }

  @RpcMethod(ListImageMarks)
  listImageMarks({ after }: z.output<typeof ListImageMarks.input>) {
    return this.imports.imageMarks(after);
  }

  @RpcMethod(NameProperties)
  nameProperties({ ids }: z.output<typeof NameProperties.input>) {
    return this.removal.names(ids);
  }

  @RpcMethod(RemoveProperties)
  removeProperties({ properties, job }: z.output<typeof RemoveProperties.input>) {
    return this.removal.remove(properties, job);
  }
}
