import { describe, expect, it } from '@jest/globals';
import { readEnv } from './env.ts';

describe('environment', () => {
  it('has a default for everything and treats empty as unset', () => {
    expect(readEnv({ SIM_PROPERTIES: '' })).toEqual({
      PORT: 0,
      BIND_HOST: '127.0.0.1',
      SIM_LATENCY_MS: 0,
      SIM_API_KEY_V1: 'sim-key-v1',
      SIM_API_KEY_V2: 'sim-key-v2',
    });
    expect(readEnv({ PORT: '3010', SIM_PROPERTIES: '2000' })).toMatchObject({
      PORT: 3010,
      SIM_PROPERTIES: 2000,
    });
  });

  it('names all faults at once', () => {
    expect(() => readEnv({ PORT: 'x', SIM_PROPERTIES: '-1' })).toThrow(/PORT[\s\S]*SIM_PROPERTIES/);
  });
});
