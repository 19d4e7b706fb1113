import { Module } from '@nestjs/common';
import { FailureWindow } from './failure-window.ts';
import { GrowingDelay } from './growing-delay.ts';
import { KnownNetworks } from './known-networks.ts';
import { Refusals } from './refusals.ts';
import { SignInKeys } from './sign-in-keys.ts';
import { SignInLimit } from './sign-in-limit.ts';

@Module({
  providers: [FailureWindow, GrowingDelay, KnownNetworks, Refusals, SignInKeys, SignInLimit],
  exports: [SignInKeys, SignInLimit],
})
export class SignInLimitModule {}
