const DOCUMENTED = ['FunctionDeclaration', 'TSDeclareFunction', 'ClassDeclaration', 'TSInterfaceDeclaration'];
const TYPE_IN_TAG = /@(param|returns?|property)\s+\{/;
/** The name that a tag documents, without the brackets of an optional one and the path into an object. */
const PARAM_TAG = /@param\s+\[?([\w$]+)/g;

/** Reads the JSDoc comment directly before a node. */
function readComment(context, node) {
  const comment = context.sourceCode.getCommentsBefore(node).at(-1);
  return comment?.type === 'Block' && comment.value.startsWith('*') ? comment : undefined;
}

/** The name of a parameter; a destructured one may have any. */
function toParamName(param) {
  if (param.type === 'TSParameterProperty') return toParamName(param.parameter);
  if (param.type === 'AssignmentPattern') return toParamName(param.left);
  if (param.type === 'RestElement') return toParamName(param.argument);
  return param.type === 'Identifier' ? param.name : undefined;
}

/** The function that a statement or a member of a class declares. */
function findFunction(node) {
  const declared = node.declaration ?? node;
  if (declared.type === 'VariableDeclaration') return declared.declarations[0]?.init;
  return declared.type === 'MethodDefinition' ? declared.value : declared;
}

/** What a comment says about parameters must be true. */
function checkTags(context, node) {
  const comment = readComment(context, node);
  if (comment === undefined) return;
  if (TYPE_IN_TAG.test(comment.value))
    context.report({ node: comment, message: 'The signature has the types: remove them from the comment.' });
  const documented = [...new Set([...comment.value.matchAll(PARAM_TAG)].map(([, name]) => name))];
  const { params } = findFunction(node) ?? {};
  if (documented.length === 0 || params === undefined) return;
  const names = params.map(toParamName);
  if (documented.some((name, index) => index >= names.length || name !== (names[index] ?? name)))
    context.report({
      node: comment,
      message: `The comment documents ${documented.join(', ')}; the parameters are ${names.map((name) => name ?? 'an object').join(', ')}.`,
    });
}

/** The names that an export only refers to. */
function listExportedNames(node) {
  if (node.type === 'ExportDefaultDeclaration')
    return node.declaration.type === 'Identifier' ? [node.declaration.name] : [];
  const isOwn = node.type === 'ExportNamedDeclaration' && node.source === null;
  return isOwn ? node.specifiers.map(({ local }) => local.name) : [];
}

/** Exported functions, classes and interfaces have a comment, and its tags match the parameters. */
const documentedExports = {
  create: (context) => ({
    Program: ({ body }) => {
      const listed = body.flatMap(listExportedNames);
      for (const [index, node] of body.entries()) {
        const isExport = node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration';
        const declared = isExport ? node.declaration : node;
        if (declared === null || !DOCUMENTED.includes(declared.type)) continue;
        const isOverload = body[index - 1]?.declaration?.type === 'TSDeclareFunction';
        if ((isExport || listed.includes(declared.id?.name)) && !isOverload && !readComment(context, node))
          context.report({ node, message: 'Missing JSDoc comment: say what this is for.' });
      }
    },
    'Program > *': (node) => checkTags(context, node),
    MethodDefinition: (node) => checkTags(context, node),
  }),
};

module.exports = { documentedExports };
