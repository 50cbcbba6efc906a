import type { AST, Rule, SourceCode } from 'eslint';

const DIRECTIVE = /^\s*(eslint-disable|@ts-(expect-error|ignore|nocheck))/;
const REASON = /(--|:)\s*\S+\s+\S+/;

type Comment = ReturnType<SourceCode['getAllComments']>[number];
type PlacedComment = Comment & { loc: AST.SourceLocation };

const isDirective = ({ value }: Comment) => DIRECTIVE.test(value);

/** Refuses directives that disable a check without a reason: after `--` (ESLint) or `:` (TypeScript), or in a comment right above. */
export const reasonedDirectives: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unreasoned: 'Give the reason for disabling a check, after `--` or in a comment right above.',
    },
  },
  create(context) {
    const isReasoned = (comment: PlacedComment, above: PlacedComment | undefined) =>
      REASON.test(comment.value) ||
      (above !== undefined && !isDirective(above) && above.loc.end.line === comment.loc.start.line - 1);
    return {
      Program() {
        const comments = context.sourceCode.getAllComments() as PlacedComment[];
        comments.forEach((comment, index) => {
          if (!isDirective(comment) || isReasoned(comment, comments[index - 1])) return;
          context.report({ loc: comment.loc, messageId: 'unreasoned' });
        });
      },
    };
  },
};
