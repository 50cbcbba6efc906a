import type { AST, Rule, SourceCode } from 'eslint';

const WORDS = 'What|Whatever|Who|Whoever|Whom|Whose|Where|Wherever|Which|How|Whether|Of|By|For|Those';
const OPENING = new RegExp(`^[\\s*]*(${WORDS})(?![\\w-])`, 'i');
const TAG_OPENING = new RegExp(`^[\\s*]*@(?:param\\s+\\S+|\\w+)\\s+(?:-\\s+)?(${WORDS})(?![\\w-])`, 'im');
const DIRECTIVE = /^\s*(eslint|@ts-|istanbul)/;
const DISABLING = /^\s*(eslint-disable|@ts-(expect-error|ignore|nocheck))/;
const REASON = /(--|:)\s*\S+\s+\S+/;

type Comment = ReturnType<SourceCode['getAllComments']>[number] & { loc: AST.SourceLocation };

/**
 * Creates a rule that reports `message` for comments; `faultOf` also receives the comment above, and returns the word
 * to report.
 */
const commentRule = (
  message: string,
  faultOf: (comment: Comment, above?: Comment) => string | undefined,
): Rule.RuleModule => ({
  meta: { type: 'suggestion', schema: [], messages: { fault: message } },
  create: (context) => ({
    Program() {
      const comments = context.sourceCode.getAllComments() as Comment[];
      comments.forEach((comment, index) => {
        const word = faultOf(comment, comments[index - 1]);
        if (word) context.report({ loc: comment.loc, messageId: 'fault', data: { word } });
      });
    },
  }),
});

/** Refuses comments, and texts of their tags, that open with a word that leaves the sentence without subject or verb. */
export const commentOpening = commentRule(
  'Open the comment with a verb ("Returns ...") or with a noun, not with "{{word}}".',
  (comment, above) => {
    const { type, value } = comment;
    const found = OPENING.exec(value) ?? (type === 'Block' ? TAG_OPENING.exec(value) : null);
    return continues(comment, above) ? undefined : found?.[1];
  },
);

/** True when `comment` is a line of the same paragraph of `//` lines as the comment above it. */
const continues = (comment: Comment, above?: Comment) =>
  comment.type === 'Line' &&
  above?.type === 'Line' &&
  !DIRECTIVE.test(above.value) &&
  above.loc.start.line === comment.loc.start.line - 1 &&
  above.loc.start.column === comment.loc.start.column;

/** Refuses directives that disable a check without a reason: after `--` (ESLint) or `:` (TypeScript), or in a comment right above. */
export const reasonedDirectives = commentRule(
  'Give the reason for disabling a check, after `--` or in a comment right above.',
  ({ value, loc }, above) => {
    const hasCommentAbove =
      above && !DISABLING.test(above.value) && above.loc.end.line === loc.start.line - 1;
    return REASON.test(value) || hasCommentAbove ? undefined : DISABLING.exec(value)?.[1];
  },
);
