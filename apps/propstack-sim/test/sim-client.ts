import { startSim } from '../src/start-sim.ts';

export const headersV1 = { 'X-API-KEY': 'sim-key-v1' };
export const headersV2 = { 'X-Api-Key': 'sim-key-v2' };

export const startTestSim = (properties?: number) =>
  startSim({ port: 0, host: '127.0.0.1', ...(properties === undefined ? {} : { properties }) });

export type Body = Record<string, unknown>;

/** The JSON of a simulator response, in the shape that the test expects. */
export const json = async <T = Body>(answer: Response): Promise<T> => (await answer.json()) as T;
