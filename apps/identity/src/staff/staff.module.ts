import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../auth/auth.module.ts';
import { SignInLimitModule } from '../sign-in-limit/sign-in-limit.module.ts';
import { SessionController } from './session.controller.ts';
import { StaffAccounts } from './staff-accounts.ts';
import { userRoleModel } from './user-role.schema.ts';

@Module({
  imports: [AuthModule, SignInLimitModule, MongooseModule.forFeature([userRoleModel])],
  controllers: [SessionController],
  providers: [StaffAccounts],
})
export class StaffModule {}
