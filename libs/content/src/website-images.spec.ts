import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { brokers } from './brokers.ts';
import { portraitOf } from './portrait.ts';
import { websiteImages } from './website-images.gen.ts';
import { websiteImagesFolder as folder } from './website-images-folder.ts';

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  statSync(new URL(path, folder)).isFile(),
);

const contentMark = (path: string) =>
  createHash('sha256')
    .update(readFileSync(new URL(path, folder)))
    .digest('hex')
    .slice(0, 16);

describe('website images', () => {
  it('are listed with the marks of what their files hold (else: node libs/content/build/website-images.mjs)', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(websiteImages).toEqual(Object.fromEntries(files.map((path) => [path, contentMark(path)])));
  });

  it('have names that fit an address', () => {
    expect(files.filter((path) => !/^[a-z0-9-]+(\/[a-z0-9-]+)*\.jpg$/.test(path))).toEqual([]);
  });

  it('hold the portrait of each broker, and of nobody else', () => {
    const portraits = files.filter((path) => path.startsWith('portraits/'));
    const shown = brokers.map((broker) => portraitOf(broker).storage_path);
    expect(shown.sort()).toEqual(portraits.sort());
  });
});
