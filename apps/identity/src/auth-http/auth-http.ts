import { type HttpSide } from '@estate/server-kit/create-app';
import { privateHttp } from '@estate/server-kit/private-http';
import { type IdentityEnv } from '../env.ts';

/** The private HTTP interface of identity, for the BFF. readCall reads the bodies. */
export const authHttp = (env: IdentityEnv): HttpSide => ({ ...privateHttp(env), bodyParser: false });
