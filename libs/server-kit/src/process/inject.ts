import { Inject } from '@nestjs/common';

export const ENV = Symbol('env');
export const LOG = Symbol('log');
export const NAME = Symbol('name');

/** The service's environment as parsed by its `env.ts`. */
export const InjectEnv = () => Inject(ENV);

/** The service's name, as it appears in its log lines. */
export const InjectName = () => Inject(NAME);

export const InjectLog = () => Inject(LOG);
