import { Inject } from '@nestjs/common';

export const ENV = Symbol('env');
export const LOG = Symbol('log');

/** The service's environment as parsed by its `env.ts`. */
export const InjectEnv = () => Inject(ENV);

/** The service's log. */
export const InjectLog = () => Inject(LOG);
