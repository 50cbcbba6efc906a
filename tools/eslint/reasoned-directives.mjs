const DIRECTIVE = /^\s*(eslint-disable|@ts-(expect-error|ignore|nocheck))/;
const REASON = /(--|:)\s*\S+\s+\S+/;

const isDirective = ({ value }) => DIRECTIVE.test(value);

/** A comment that silences a check says why: after `--` (ESLint) or `:` (TypeScript), or in the comment right above it. */
export const reasonedDirectives = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unreasoned: 'Say why, after `--` or in a comment right above: no check is silenced without a reason.',
    },
  },
  create(context) {
    const isReasoned = (comment, above) =>
      REASON.test(comment.value) ||
      (above && !isDirective(above) && above.loc.end.line === comment.loc.start.line - 1);
    return {
      Program() {
        context.sourceCode.getAllComments().forEach((comment, index, all) => {
          if (!isDirective(comment) || isReasoned(comment, all[index - 1])) return;
          context.report({ loc: comment.loc, messageId: 'unreasoned' });
        });
      },
    };
  },
};
