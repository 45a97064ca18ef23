/** Enums exist at run time, and their numbers accept any number. */
const noEnums = {
  create: (context) => ({
    TSEnumDeclaration: (node) => context.report({ node, message: 'Use an `as const` table and a union.' }),
  }),
};

module.exports = { noEnums };
