import { join, relative } from 'node:path';
import ts from 'typescript';

/** Files whose types can depend on the languages: they name a language, have a value for each language or read one by language. */
const CONCERNED = /\bfr\b|Fr\b|Record<Language|\[language\]/;

export interface TypeError {
  /** Path from the root. */
  file: string;
  code: number;
  message: string;
}

interface Options {
  root: string;
  /** Paths of tsconfig.json files. */
  configurations: readonly string[];
  /** Texts that replace those of files on disk, by path. */
  replaced: Readonly<Record<string, string>>;
  /** Checks only these files instead of all that depend on the languages. */
  only?: readonly string[];
}

/** Type-checks the files that depend on the languages. */
export function languageTypeErrors(options: Options): TypeError[] {
  const found = options.configurations.flatMap((configuration) => errorsOf(configuration, options));
  return [...new Map(found.map((error) => [`${error.file} ${error.message}`, error])).values()];
}

/** The files of each configuration, which a second check reads from here. */
const parsed: Record<string, Map<string, ts.SourceFile | undefined>> = {};

function errorsOf(configuration: string, { root, replaced, only }: Options): TypeError[] {
  const { options, fileNames } = readConfiguration(join(root, configuration));
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  const known = parsed[configuration] ?? new Map<string, ts.SourceFile | undefined>();
  parsed[configuration] = known;
  host.getSourceFile = (path, target) => {
    const text = replaced[relative(root, path)];
    if (text !== undefined) return ts.createSourceFile(path, text, target);
    if (!known.has(path)) known.set(path, read(path, target));
    return known.get(path);
  };
  const added = Object.keys(replaced)
    .map((path) => join(root, path))
    .filter((path) => !ts.sys.fileExists(path));
  const program = ts.createProgram([...fileNames, ...added], options, host);
  return program
    .getSourceFiles()
    .filter(({ fileName, text }) => {
      const file = relative(root, fileName);
      return !file.includes('node_modules') && (only ? only.includes(file) : CONCERNED.test(text));
    })
    .flatMap((source) => program.getSemanticDiagnostics(source))
    .map(({ file, code, messageText }) => ({
      file: relative(root, file?.fileName ?? ''),
      code,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }));
}

function readConfiguration(path: string): ts.ParsedCommandLine {
  const read = ts.getParsedCommandLineOfConfigFile(
    path,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} },
  );
  if (!read) throw new Error(`${path} cannot be read`);
  return read;
}

/** Copies the French entry of each table of texts that has no `pt` entry to `pt`. */
export function withCopiedTexts(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const copies: { end: number; text: string }[] = [];
  const nameOf = ({ name }: ts.ObjectLiteralElementLike) => name?.getText(source).replaceAll('"', '');
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const entries = new Map(node.properties.map((entry) => [nameOf(entry), entry]));
      const french = entries.get('fr');
      if (french && ts.isPropertyAssignment(french) && entries.has('es') && !entries.has('pt'))
        copies.push({ end: french.end, text: `, "pt": ${french.initializer.getText(source)}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return copies
    .toSorted((one, other) => other.end - one.end)
    .reduce((whole, copy) => whole.slice(0, copy.end) + copy.text + whole.slice(copy.end), text);
}
