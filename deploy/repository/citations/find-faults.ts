import { posix } from 'node:path';
import { documentsNamed, type Library, type TextFile } from './library.ts';

/** Lines become one text without comment marks, so that a citation may be wrapped. */
const flatten = (source: string): string =>
  source
    .split('\n')
    .map((line) => line.trim().replace(/^(?:\/\*\*?|\*\/|\*(?= )|\/\/|#(?= )|>)\s*/, ''))
    .join(' ');

type Check = (library: Library, text: string, path: string) => string[];

interface Heading {
  readonly text: string;
}

/** The heading that a text begins with, as whole words; a section `8 Errors` is cited without its number. */
const headingAt = (text: string, headings: readonly Heading[]): string | undefined =>
  headings
    .map((heading) => heading.text.replace(/^\d+\.? /, ''))
    .find((name) => text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length)));

/** What follows a citation after a comma, if it begins like a heading: with a capital, in quotes or not. */
const headingAfter = (rest: string): string | undefined => /^`?, ["“]?(?=\p{Lu})(.{1,90})/u.exec(rest)?.[1];

const shown = (cited: string): string => cited.split(/[).;:"”*]/)[0] ?? cited;

/** A name such as law.md, with a heading behind a comma or the number of one behind a blank. */
const documentNames: Check = (library, text) =>
  [...text.matchAll(/(?<![\w./-])(?:\.{1,2}\/)*((?:[\w.-]+\/)*([\w-]+\.md))\b/g)].flatMap((match) => {
    const [whole, path = '', name = ''] = match;
    const paths = documentsNamed(library, path);
    if (paths.length === 0) return [`there is no document ${path}`];
    const headings = paths.flatMap((path) => library.documents.get(path)?.headings ?? []);
    const rest = text.slice(match.index + whole.length, match.index + whole.length + 100);
    const number = /^`? §? ?(\d+(?:\.\d+)*)/.exec(rest)?.[1];
    if (number && !headings.some((heading) => /^[\d.]*\d/.exec(heading.text)?.[0] === number)) {
      return [`${name} has no heading "${number}"`];
    }
    const cited = headingAfter(rest);
    return cited && !headingAt(cited, headings) ? [`${name} has no heading "${shown(cited)}"`] : [];
  });

/** `visitor-area §8`, `visitor-area §2, Home`, `visitor-area §7.2`, `staff-area §2, Bootstrap, and §9`. */
const sections: Check = (library, text) =>
  [...text.matchAll(/\b((?:visitor|staff)-area) (?=§)/g)].flatMap((match) => {
    const [whole, name = ''] = match;
    const document = library.documents.get(`docs/specification/${name}.md`);
    if (!document) return [`there is no document docs/specification/${name}.md`];
    const faults: string[] = [];
    let rest = text.slice(match.index + whole.length, match.index + whole.length + 200);
    for (;;) {
      const [mark, number, rule] = /^(?:,? and |, )?§ ?(\d+)(?:\.(\d+))?/.exec(rest) ?? [];
      if (mark === undefined || number === undefined) return faults;
      rest = rest.slice(mark.length);
      const headings = document.headings.filter(({ section }) => section === Number(number));
      const cited = headingAfter(rest);
      const heading = cited && headingAt(cited, headings);
      if (headings.length === 0) faults.push(`${name} has no section ${number}`);
      else if (rule && !document.rules.some(({ id }) => id.endsWith(`-${number}.${rule}`))) {
        faults.push(`${name} has no rule ${number}.${rule}`);
      } else if (cited && !heading) faults.push(`${name} §${number} has no heading "${shown(cited)}"`);
      if (heading) rest = rest.slice(2 + heading.length);
    }
  });

/** `decision 8`, `decisions 3 and 4`: a record of that number. */
const decisions: Check = (library, text) =>
  [...text.matchAll(/\bdecisions? (\d+(?:(?:,| and|, and) \d+)*)/gi)]
    .flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? [])
    .filter((number) => {
      const begin = `docs/decisions/${number.padStart(4, '0')}-`;
      return ![...library.documents.keys()].some((path) => path.startsWith(begin));
    })
    .map((number) => `there is no decision ${number}`);

/** `docs/screens`: a file or folder of the repository. */
const paths: Check = (library, text) =>
  [...text.matchAll(/(?<![\w./-])docs\/[\w./-]*[\w-]/g)]
    .filter(([path]) => !library.paths.has(path) && !path.endsWith('.md'))
    .map(([path]) => `there is no ${path}`);

/** Links in Markdown to files and anchors; addresses of the web are not followed. */
const links: Check = (library, text, from) => {
  if (!from.endsWith('.md')) return [];
  return [...text.replace(/`[^`]*`/g, '').matchAll(/\]\(([^()\s]+)\)/g)].flatMap(([, target = '']) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [file = '', anchor] = target.split('#');
    const path = file === '' ? from : posix.join(posix.dirname(from), file);
    if (!library.paths.has(path)) return [`there is no ${path}`];
    const hasAnchor = anchor === undefined || (library.documents.get(path)?.anchors.has(anchor) ?? false);
    return hasAnchor ? [] : [`${path} has no anchor #${anchor}`];
  });
};

/** `V-8.4` in Markdown: a rule of the specification. */
const ruleIds: Check = (library, text, from) => {
  if (!from.endsWith('.md')) return [];
  const known = new Set([...library.documents.values()].flatMap(({ rules }) => rules.map(({ id }) => id)));
  return [...text.matchAll(/\b[VS]-\d+\.\d+\b/g)]
    .filter(([id]) => !known.has(id))
    .map(([id]) => `there is no rule ${id}`);
};

/** Issues are no part of the repository. */
const issues: Check = (_library, text) =>
  [...text.matchAll(/\b(?:issues?|pull requests?) #?\d+/gi)].map(
    ([cited]) => `${cited} is not in the repository`,
  );

const checks = [documentNames, sections, decisions, paths, links, ruleIds, issues];

/** Every citation of the files that leads nowhere, as `path: what is wrong`. */
export const findFaults = (library: Library, files: readonly TextFile[]): string[] =>
  files.flatMap(({ path, source }) => {
    const text = flatten(source);
    return checks.flatMap((check) => check(library, text, path)).map((fault) => `${path}: ${fault}`);
  });
