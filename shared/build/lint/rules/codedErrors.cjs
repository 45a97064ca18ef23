const BARE_ERROR = /^(Aggregate|Range|Reference|Type)?Error$/;

/** Every error has a code, so that errors.md can list it with the next step. */
const codedErrors = {
  create: (context) => ({
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && BARE_ERROR.test(node.callee.name))
        context.report({
          node,
          message:
            'Throw SiteError of @portfolio/contract, or a subclass, with a code and a next step. In the repository of the shell, then run "npm run docs:errors".',
        });
    },
  }),
};

module.exports = { codedErrors };
