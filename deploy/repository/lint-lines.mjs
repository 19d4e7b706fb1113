import { createInterface } from 'node:readline';
import { ESLint } from 'eslint';

/** Lints texts as if they were files of the workspace: JSON lines `{ file, code }` in, the names of broken rules out. */
const eslint = new ESLint();
for await (const line of createInterface({ input: process.stdin })) {
  /** @type {{ file: string, code: string }} */
  const { file, code } = JSON.parse(line);
  const [result] = await eslint.lintText(code, { filePath: file });
  console.log(JSON.stringify(result?.messages.map(({ ruleId }) => ruleId)));
}
