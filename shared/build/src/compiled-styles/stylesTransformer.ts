import { SiteError } from '@portfolio/contract';
import ts from 'typescript';
import type { CompiledStyles } from './CompiledStyles';
import { isStyledImport, readStyledImports } from './readStyledImports';

/** Global function that the recording build calls with the key and the value of each styled component. */
const RECORD_FUNCTION = '__recordStyle';

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
 * @throws {SiteError} while transforming a complete build, if a component was not recorded because its rules are not
 *   static, or cannot be recorded
 */
export function createStylesTransformer(mode: StylesMode): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (sourceFile) => {
    const { factory } = context;
    const imports = readStyledImports(sourceFile);
    if (imports.size === 0) return sourceFile;
    const used = new Set<string>();
    let globals = 0;

    function readTemplate({ tag }: ts.TaggedTemplateExpression): Template | undefined {
      if (!ts.isIdentifier(tag)) return readComponent(tag, imports);
      const name = imports.get(tag.text);
      if (name === 'css' || name === 'keyframes') return { kind: 'mixin', key: name };
      if (name !== 'createGlobalStyle') return undefined;
      globals += 1;
      return { kind: 'global', key: `${sourceFile.fileName}#${globals}` };
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
          `[build] Failed to compile the styles of ${sourceFile.fileName}: the rules of a component depend on its props, or on the URL of a file. Use an attribute, such as "&:where([data-wide])", or a custom property.`,
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

    /** Whether `styled` is used other than in a template with an id, as in `styled.div({ color: 'red' })`. */
    let hasOthers = false;

    function visit(node: ts.Node): ts.Node {
      if (ts.isImportDeclaration(node)) return node;
      if (ts.isIdentifier(node) && ['styled', '*'].includes(imports.get(node.text) ?? '')) hasOthers = true;
      const template = ts.isTaggedTemplateExpression(node) ? readTemplate(node) : undefined;
      if (template === undefined) return ts.visitEachChild(node, visit, context);
      return replace(node as ts.TaggedTemplateExpression, template);
    }

    const visited = ts.visitEachChild(sourceFile, visit, context);
    const isComplete = mode.step === 'compile' && mode.isComplete;
    if (isComplete && hasOthers)
      throw new SiteError(
        `[build] Failed to compile the styles of ${sourceFile.fileName}: it uses "styled" in another form than a template that is assigned to a constant. Write "const StyledBox = styled.div\`…\`".`,
        'BUILD_FAILED',
      );
    const result = isComplete ? withoutUnusedImport(visited, imports, factory) : visited;
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
function withoutUnusedImport(
  file: ts.SourceFile,
  names: ReadonlyMap<string, string>,
  factory: ts.NodeFactory,
): ts.SourceFile {
  const others = file.statements.filter((statement) => !isStyledImport(statement));
  const isNamed = (node: ts.Node): boolean =>
    !ts.isTypeNode(node) &&
    ((ts.isIdentifier(node) && names.has(node.text)) || ts.forEachChild(node, isNamed) === true);
  return others.some(isNamed) ? file : factory.updateSourceFile(file, others);
}

/**
 * Reads `styled.div.attrs({ … }).withConfig({ componentId })` and `styled(Other)…`, in any order.
 *
 * @returns undefined for any other tag, also with two sets of default props, and without an id, which only the value of
 *   a constant and the default export have
 */
function readComponent(tag: ts.Expression, imports: ReadonlyMap<string, string>): Template | undefined {
  let key: string | undefined;
  let attrs: ts.Expression | undefined;
  let rest = tag;
  while (ts.isCallExpression(rest) && ts.isPropertyAccessExpression(rest.expression)) {
    const [argument] = rest.arguments;
    const method = rest.expression.name.text;
    if (method === 'withConfig' && argument !== undefined) key = findComponentId(argument);
    else if (method === 'attrs' && attrs === undefined) attrs = argument;
    else return undefined;
    rest = rest.expression.expression;
  }
  if (key === undefined) return undefined;
  const isStyled = (node: ts.Node) => ts.isIdentifier(node) && imports.get(node.text) === 'styled';
  const options = { key, ...(attrs === undefined ? {} : { attrs }) };
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
