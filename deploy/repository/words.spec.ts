import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { root } from '../local/places.mjs';

/* The agency may publish new words while the processes run, so that no code may read words once and store them. */

/** The library of the words, the service that edits them, and the journeys, which compare pages with shipped words. */
const owners = [join('libs', 'content'), join('apps', 'content'), join('apps', 'e2e')].map(
  (folder) => folder + sep,
);

const sourcesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/(?:spec|\.gen|\.d)\.tsx?$/.test(file))
    .filter((file) => !/[\\/](?:node_modules|dist|test)[\\/]/.test(file))
    .filter((file) => !owners.some((owner) => file.startsWith(owner)));

/** The descriptions of all sections, by which the BFF knows the pages of a section. They are no words. */
const descriptions = '@estate/content/sections/all-sections';

const isSection = (node: ts.Node): node is ts.ImportDeclaration =>
  ts.isImportDeclaration(node) &&
  node.moduleSpecifier.getText().slice(1).startsWith('@estate/content/sections/') &&
  node.moduleSpecifier.getText().slice(1, -1) !== descriptions;

/** The local names of the values that a file imports from sections. */
const wordNames = (file: ts.SourceFile): Set<string> =>
  new Set(
    file.statements.filter(isSection).flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      if (
        !bindings ||
        importClause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
        !ts.isNamedImports(bindings)
      )
        return [];
      return bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
    }),
  );

const isTextsCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'texts';

/** Whether an identifier names a member or an attribute instead of the variable. */
const isLabel = (node: ts.Identifier, { parent } = node): boolean =>
  (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
  ((ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent) || ts.isPropertySignature(parent)) &&
    parent.name === node) ||
  (ts.isBindingElement(parent) && parent.propertyName === node);

/** The uses of the agency's words in a file, other than `texts(words)` within a function. */
function faultsOf(path: string, text: string): string[] {
  if (!text.includes('@estate/content/')) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const names = wordNames(file);
  const faults: string[] = [];
  const visit = (node: ts.Node, isInFunction: boolean): void => {
    if (ts.isImportDeclaration(node)) return;
    if (isTextsCall(node) && !isInFunction) faults.push(`${path}: texts() at module load`);
    if (
      ts.isIdentifier(node) &&
      names.has(node.text) &&
      !isLabel(node) &&
      !(isTextsCall(node.parent) && node.parent.arguments[0] === node)
    )
      faults.push(`${path}: ${node.text} without texts()`);
    ts.forEachChild(node, (child) => visit(child, isInFunction || ts.isFunctionLike(node)));
  };
  visit(file, false);
  return faults;
}

describe('the words of the agency', () => {
  const sources = ['apps', 'libs', 'deploy'].flatMap(sourcesBelow);

  it('the words of the agency are read by texts() within functions, so that published ones are shown at once', () => {
    expect(sources).toContain(join('apps', 'web', 'src', 'site', 'features', 'sell', 'sell-hero.tsx'));
    expect(sources.flatMap((path) => faultsOf(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  const imports = `import { home, type Service } from '@estate/content/sections/home';\n`;
  it.each([
    ['const title = texts(home).headline;', ['a.tsx: texts() at module load']],
    ['const Title = () => <h1>{home.shipped.headline}</h1>;', ['a.tsx: home without texts()']],
    ['export { home };', ['a.tsx: home without texts()']],
    ['const Title = ({ title = texts(home).headline }) => <h1 home="a">{title}</h1>;', []],
    ['const go = (to: { home: string }, service: Service) => texts(home).mission + to.home;', []],
  ])(
    'the check of where the words of the agency are read finds in the source %j the faults %j',
    (source, faults) => {
      expect(faultsOf('a.tsx', imports + source)).toEqual(faults);
    },
  );
});
