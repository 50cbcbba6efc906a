const DIRECTIVE = /^\s*(eslint-disable|@ts-(expect-error|ignore|nocheck))/;
const REASON = /(--|:)\s*\S+\s+\S+/;

/** A comment that silences a check says why, after `--` (ESLint) or `:` (TypeScript). */
export const reasonedDirectives = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { unreasoned: 'Say why after `--`: a check is not silenced without a reason.' },
  },
  create(context) {
    const unreasoned = ({ value }) => DIRECTIVE.test(value) && !REASON.test(value);
    return {
      Program() {
        const comments = context.sourceCode.getAllComments().filter(unreasoned);
        for (const comment of comments) context.report({ loc: comment.loc, messageId: 'unreasoned' });
      },
    };
  },
};
