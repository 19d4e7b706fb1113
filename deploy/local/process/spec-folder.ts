import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';

const root = mkdtempSync(join(tmpdir(), 'estate-spec-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A new empty folder. It is removed after the last test of the spec file. */
export const newFolder = (): string => mkdtempSync(join(root, 'folder-'));
