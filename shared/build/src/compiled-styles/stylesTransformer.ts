import { SiteError } from '@portfolio/contract';
import ts from 'typescript';
import type { CompiledStyles } from './CompiledStyles';

/** Global function that the recording build calls with the key and the value of each styled component. */
export const RECORD_FUNCTION = '__recordStyle';

/** Where the browser's part of compiled styles is: an alias of webpack. */
export const RUNTIME_MODULE = 'compiled-styles';

/** The step that the transformer takes with each template of styled-components. */
export type StylesMode =
  /** Reports each component to {@link RECORD_FUNCTION}, and each file that makes others; their behaviour stays. */
  | { step: 'record' }
  /**
   * Replaces each recorded template by its class name and rules. Templates without a record stay, or are an error if
   * `isComplete`: then the mixins they would need are gone.
   */
  | { step: 'compile'; styles: CompiledStyles; isComplete: boolean };

interface Template {
  kind: 'component' | 'global' | 'mixin';
  key: string;
  /** The tag's element or component, and its default props. */
  target?: ts.Expression;
  attrs?: ts.Expression;
}

/**
 * Creates a transformer that runs after styled-components' own, whose component ids are the keys.
 *
 * @throws {SiteError} while transforming a complete build, if a component was not recorded because its rules are not static
 */
export function createStylesTransformer(mode: StylesMode): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (sourceFile) => {
    const { factory } = context;
    const styledName = findStyledName(sourceFile);
    if (styledName === undefined) return sourceFile;
    const used = new Set<string>();
    let globals = 0;

    function readTemplate({ tag }: ts.TaggedTemplateExpression): Template | undefined {
      if (ts.isIdentifier(tag)) {
        if (tag.text === 'css' || tag.text === 'keyframes') return { kind: 'mixin', key: tag.text };
        if (tag.text !== 'createGlobalStyle') return undefined;
        globals += 1;
        return { kind: 'global', key: `${sourceFile.fileName}#${globals}` };
      }
      return readComponent(tag, styledName ?? '');
    }

    function replace(node: ts.TaggedTemplateExpression, template: Template): ts.Expression {
      const { kind, key, target, attrs } = template;
      if (mode.step === 'record') {
        const args = [factory.createStringLiteral(key), node];
        return kind === 'mixin'
          ? node
          : factory.createCallExpression(factory.createIdentifier(RECORD_FUNCTION), undefined, args);
      }
      if (kind === 'mixin') return mode.isComplete ? factory.createStringLiteral('') : node;
      const style = mode.styles[key];
      if (style === undefined) {
        if (!mode.isComplete || kind === 'global') return node;
        throw new SiteError(
          `[build] Failed to compile the styles of ${sourceFile.fileName}: the rules of a component depend on its props. Use an attribute, such as "&:where([data-wide])", or a custom property.`,
          'BUILD_FAILED',
        );
      }
      const name = kind === 'global' ? 'createGlobal' : 'createStyled';
      used.add(name);
      const css = factory.createStringLiteral(style.css);
      const args =
        kind === 'global' || target === undefined
          ? [css]
          : [
              target,
              factory.createStringLiteral(style.className),
              css,
              ...(attrs === undefined ? [] : [attrs]),
            ];
      const call = factory.createCallExpression(factory.createIdentifier(`__${name}`), undefined, args);
      return ts.addSyntheticLeadingComment(call, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__');
    }

    /** Whether `styled` is used other than as the tag of a template, as in `styled.div({ color: 'red' })`. */
    let hasOthers = false;

    function visit(node: ts.Node): ts.Node {
      if (ts.isImportDeclaration(node)) return node;
      if (ts.isIdentifier(node) && node.text === styledName) hasOthers = true;
      const template = ts.isTaggedTemplateExpression(node) ? readTemplate(node) : undefined;
      if (template === undefined) return ts.visitEachChild(node, visit, context);
      return replace(node as ts.TaggedTemplateExpression, template);
    }

    const visited = ts.visitEachChild(sourceFile, visit, context);
    const result =
      mode.step === 'compile' && mode.isComplete ? withoutUnusedImport(visited, factory) : visited;
    if (mode.step === 'record' && hasOthers) {
      const report = factory.createCallExpression(factory.createIdentifier(RECORD_FUNCTION), undefined, [
        factory.createStringLiteral(sourceFile.fileName),
      ]);
      return factory.updateSourceFile(result, [
        ...result.statements,
        factory.createExpressionStatement(report),
      ]);
    }
    if (used.size === 0) return result;
    const names = [...used].map((name) =>
      factory.createImportSpecifier(
        false,
        factory.createIdentifier(name),
        factory.createIdentifier(`__${name}`),
      ),
    );
    const added = factory.createImportDeclaration(
      undefined,
      factory.createImportClause(undefined, undefined, factory.createNamedImports(names)),
      factory.createStringLiteral(RUNTIME_MODULE),
    );
    return factory.updateSourceFile(result, [added, ...result.statements]);
  };
}

/**
 * Removes the import of styled-components if nothing is left of it. The compiler would keep it, because the source uses
 * it, and a release would then wait for a shared module that it does not need.
 */
function withoutUnusedImport(file: ts.SourceFile, factory: ts.NodeFactory): ts.SourceFile {
  const isImport = (statement: ts.Statement) =>
    ts.isImportDeclaration(statement) &&
    ts.isStringLiteral(statement.moduleSpecifier) &&
    statement.moduleSpecifier.text === 'styled-components';
  const names = new Set(file.statements.filter(isImport).flatMap(listImportedNames));
  const others = file.statements.filter((statement) => !isImport(statement));
  const isNamed = (node: ts.Node): boolean =>
    !ts.isTypeNode(node) &&
    ((ts.isIdentifier(node) && names.has(node.text)) || ts.forEachChild(node, isNamed) === true);
  return others.some(isNamed) ? file : factory.updateSourceFile(file, others);
}

function listImportedNames(statement: ts.Statement): string[] {
  const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined;
  const named = clause?.namedBindings;
  return [
    clause?.name?.text ?? '',
    ...(named !== undefined && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : []),
  ].filter((name) => name !== '');
}

/** The name under which a file imports `styled`; empty if it imports only other parts of styled-components. */
function findStyledName(file: ts.SourceFile): string | undefined {
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    if (statement.moduleSpecifier.text === 'styled-components')
      return statement.importClause?.name?.text ?? '';
  }
  return undefined;
}

/** Reads `styled.div.attrs({ … }).withConfig({ componentId })` and `styled(Other)…`, in any order. */
function readComponent(tag: ts.Expression, styledName: string): Template | undefined {
  let key: string | undefined;
  let attrs: ts.Expression | undefined;
  let rest = tag;
  while (ts.isCallExpression(rest) && ts.isPropertyAccessExpression(rest.expression)) {
    const [argument] = rest.arguments;
    const method = rest.expression.name.text;
    if (method === 'withConfig' && argument !== undefined) key = findComponentId(argument);
    else if (method === 'attrs') attrs = argument;
    rest = rest.expression.expression;
  }
  const isStyled = (node: ts.Node) => ts.isIdentifier(node) && node.text === styledName;
  const options = { key: key ?? '', ...(attrs === undefined ? {} : { attrs }) };
  if (ts.isPropertyAccessExpression(rest) && isStyled(rest.expression))
    return { kind: 'component', ...options, target: ts.factory.createStringLiteral(rest.name.text) };
  if (ts.isCallExpression(rest) && isStyled(rest.expression) && rest.arguments[0] !== undefined)
    return { kind: 'component', ...options, target: rest.arguments[0] };
  return undefined;
}

function findComponentId(options: ts.Expression): string | undefined {
  if (!ts.isObjectLiteralExpression(options)) return undefined;
  for (const property of options.properties) {
    if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.initializer)) continue;
    const { name } = property;
    if ((ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text === 'componentId')
      return property.initializer.text;
  }
  return undefined;
}
