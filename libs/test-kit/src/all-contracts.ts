import { readdir } from 'node:fs/promises';
import { type RpcContract } from '@estate/contracts/rpc';

const isContract = (value: unknown): value is RpcContract =>
  typeof value === 'object' && value !== null && 'message' in value && 'callers' in value;

export async function allContracts(): Promise<RpcContract[]> {
  const folder = new URL('.', import.meta.resolve('@estate/contracts/rpc'));
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /^[\w/-]+\.(ts|js)$/.test(name),
  );
  const modules: object[] = [];
  // Imported sequentially, because Jest fails if the same module is loaded twice concurrently.
  for (const file of files) modules.push((await import(new URL(file, folder).href)) as object);
  return [...new Set(modules.flatMap((exported) => Object.values(exported) as unknown[]))].filter(isContract);
}

export const serviceOf = ({ message }: RpcContract): string => message.split('.')[0] ?? '';
