import type { AST, Rule, SourceCode } from 'eslint';

const WORDS = 'What|Whatever|Who|Whoever|Whom|Whose|Where|Wherever|Which|How|Whether|Of|By|For|Those';
const OPENING = new RegExp(`^[\\s*]*(${WORDS})(?![\\w-])`, 'i');
const TAG_OPENING = new RegExp(`^[\\s*]*@(?:param\\s+\\S+|\\w+)\\s+(?:-\\s+)?(${WORDS})(?![\\w-])`, 'im');
const DIRECTIVE = /^\s*(eslint|@ts-|istanbul)/;

type Comment = ReturnType<SourceCode['getAllComments']>[number];
type PlacedComment = Comment & { loc: AST.SourceLocation };

/** True when `comment` is a line of the same paragraph of `//` lines as the comment above it. */
const continues = (comment: PlacedComment, above: PlacedComment | undefined) =>
  comment.type === 'Line' &&
  above?.type === 'Line' &&
  !DIRECTIVE.test(above.value) &&
  above.loc.start.line === comment.loc.start.line - 1 &&
  above.loc.start.column === comment.loc.start.column;

const openingOf = ({ type, value }: Comment) =>
  (OPENING.exec(value) ?? (type === 'Block' ? TAG_OPENING.exec(value) : null))?.[1];

/** Refuses comments, and texts of their tags, that open with a word that leaves the sentence without subject or verb. */
export const commentOpening: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      opening: 'Open the comment with a verb ("Returns ...") or with a noun, not with "{{word}}".',
    },
  },
  create(context) {
    return {
      Program() {
        const comments = context.sourceCode.getAllComments() as PlacedComment[];
        comments.forEach((comment, index) => {
          const word = openingOf(comment);
          if (!word || continues(comment, comments[index - 1])) return;
          context.report({ loc: comment.loc, messageId: 'opening', data: { word } });
        });
      },
    };
  },
};
