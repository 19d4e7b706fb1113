import { Inject } from '@nestjs/common';

export const ENV = Symbol('env');
export const LOG = Symbol('log');

/** The service's settings, as its `env.ts` parsed them. */
export const InjectEnv = () => Inject(ENV);

/** The service's log. */
export const InjectLog = () => Inject(LOG);
