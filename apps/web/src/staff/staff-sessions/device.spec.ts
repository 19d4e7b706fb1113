import { expect, it } from '@jest/globals';
import { deviceOf } from './device.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome auf Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge auf Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari auf iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox auf Linux'],
  ['curl/8.5.0', 'Skript'],
  [null, 'Unbekanntes Gerät'],
])(
  'the browser with the user agent %s is named %s [S-1.1, S-2.15, S-2.60, S-2.73, S-2.80, S-2.82, S-4.5, S-6.11, S-7.9, S-7.20, S-7.23, S-7.30, S-7.31, V-4.18, V-5.3, V-7.7, V-8.14]',
  (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  },
);
