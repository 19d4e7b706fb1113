import { type DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { draftModel } from './sections/draft.schema.ts';
import { versionModel } from './sections/version.schema.ts';

/** All models of the service, for every module and for the job that migrates the store. */
export const models: DynamicModule = {
  ...MongooseModule.forFeature([draftModel, versionModel]),
  global: true,
};
