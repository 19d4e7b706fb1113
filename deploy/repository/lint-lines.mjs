import { createInterface } from 'node:readline';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

/**
 * Lints texts as if they were files of the workspace: JSON lines `{ file, code, isTyped }` in, the names of broken rules
 * out. Rules that read types run only where they are asked for, because each needs the program of the file's project.
 */
const all = new ESLint();
const untyped = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked });
for await (const line of createInterface({ input: process.stdin })) {
  /** @type {{ file: string, code: string, isTyped: boolean }} */
  const { file, code, isTyped } = JSON.parse(line);
  const [result] = await (isTyped ? all : untyped).lintText(code, { filePath: file });
  console.log(JSON.stringify(result?.messages.map(({ ruleId }) => ruleId)));
}
