import { Module } from '@nestjs/common';
import { FailureWindow } from './failure-window.ts';
import { GrowingDelay } from './growing-delay.ts';
import { KnownNetworks } from './known-networks.ts';
import { PauseCache } from './pause-cache.ts';
import { SignInKeys } from './sign-in-keys.ts';
import { SignInLimit } from './sign-in-limit.ts';

@Module({
  providers: [FailureWindow, GrowingDelay, KnownNetworks, PauseCache, SignInKeys, SignInLimit],
  exports: [SignInKeys, SignInLimit],
})
export class SignInLimitModule {}
