import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
);

describe('content in the browser', () => {
  it('content brings no library into the browser: its files import only each other and the domain', () => {
    expect(files.length).toBeGreaterThan(30);
    for (const file of files) {
      const imports = [...readFileSync(new URL(file, folder), 'utf8').matchAll(/from '([^']+)'/g)];
      expect({
        file,
        foreign: imports.filter(([, from]) => !/^(\.|@estate\/domain\/)/.test(from ?? '')),
      }).toEqual({
        file,
        foreign: [],
      });
    }
  });
});
