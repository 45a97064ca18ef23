const BARE_ERROR = /^(Aggregate|Range|Reference|Type)?Error$/;

/** Whoever reads an error finds its code in a list, with what to do. */
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
