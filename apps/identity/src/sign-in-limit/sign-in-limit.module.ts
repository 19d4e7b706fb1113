import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FailureWindow } from './failure-window.ts';
import { GrowingDelay } from './growing-delay.ts';
import { knownNetworkModel, KnownNetworks } from './known-networks.ts';
import { signInAttemptModel } from './sign-in-attempt.schema.ts';
import { Refusals } from './refusals.ts';
import { SignInKeys } from './sign-in-keys.ts';
import { SignInLimit } from './sign-in-limit.ts';

@Module({
  imports: [MongooseModule.forFeature([signInAttemptModel, knownNetworkModel])],
  providers: [FailureWindow, GrowingDelay, KnownNetworks, Refusals, SignInKeys, SignInLimit],
  exports: [SignInKeys, SignInLimit],
})
export class SignInLimitModule {}
