/** Reasons why a text is not WebVTT, each reported at the line where it shows. */
export type WebVttProblem = 'header' | 'empty' | 'time' | 'end' | 'order' | 'text' | 'markup';

/** A text that a film shows from `start` to `end`, in milliseconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

export interface ReadWebVtt {
  /** In order; if there is an error, only the cues before it. */
  cues: Cue[];
  /** The first error, with its line number, counted from 1. */
  error: { line: number; problem: WebVttProblem } | null;
}

const TIME = String.raw`(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMES = new RegExp(String.raw`^\s*${TIME}\s+-->\s+${TIME}(?:\s+(.*))?$`);
const SETTING = /^(?:vertical|line|position|size|align|region):\S+$/;
const EMPHASIS = /<\/?[ibu]>/g;

class WebVttError extends Error {
  constructor(
    readonly line: number,
    readonly problem: WebVttProblem,
  ) {
    super(`${problem} in line ${line}`);
  }
}

const toLines = (text: string) => text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);

/**
 * Reads captions (https://www.w3.org/TR/webvtt1/): comments, names and settings of cues are skipped. Beyond the standard, a cue must end
 * after its start, begin no earlier than the one before it, and contain no markup but `<i>`, `<b>` and `<u>`.
 */
export function readWebVtt(text: string): ReadWebVtt {
  const cues: Cue[] = [];
  try {
    const [header, ...blocks] = blocksOf(toLines(text));
    if (!header || header.first !== 1 || !/^WEBVTT(?:[ \t]|$)/.test(header.lines[0] ?? ''))
      throw new WebVttError(1, 'header');
    const early = header.lines.findIndex((line) => line.includes('-->'));
    if (early >= 0) throw new WebVttError(early + 1, 'time');
    for (const block of blocks) {
      if (isComment(block)) continue;
      cues.push(readCue(block, cues.at(-1)?.start ?? 0));
    }
    if (cues.length === 0) throw new WebVttError(header.lines.length, 'empty');
    return { cues, error: null };
  } catch (error) {
    if (!(error instanceof WebVttError)) throw error;
    return { cues, error: { line: error.line, problem: error.problem } };
  }
}

interface TextBlock {
  /** Number of its first line, from 1. */
  first: number;
  lines: string[];
}

/** Returns the lines between blank ones. */
function blocksOf(lines: readonly string[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  let open: TextBlock | null = null;
  for (const [index, line] of lines.entries()) {
    if (!line.trim()) open = null;
    else if (open) open.lines.push(line);
    else blocks.push((open = { first: index + 1, lines: [line] }));
  }
  return blocks;
}

const isComment = ({ lines: [line = ''] }: TextBlock) => /^NOTE(?:\s|$)/.test(line) && !line.includes('-->');

function readCue({ first, lines }: TextBlock, earliest: number): Cue {
  // A line before the times is the name of the cue.
  const at = lines[0]?.includes('-->') ? 0 : Math.min(1, lines.length - 1);
  const fail = (index: number, problem: WebVttProblem) => new WebVttError(first + index, problem);
  const times = TIMES.exec(lines[at] ?? '');
  const settings = times?.[9]?.trim().split(/\s+/).filter(Boolean) ?? [];
  if (!times || !settings.every((setting) => SETTING.test(setting))) throw fail(at, 'time');
  const [start, end] = [millisecondsOf(times.slice(1, 5)), millisecondsOf(times.slice(5, 9))];
  if (end <= start) throw fail(at, 'end');
  if (start < earliest) throw fail(at, 'order');
  const text = lines.slice(at + 1);
  if (text.length === 0) throw fail(at, 'text');
  for (const [index, line] of text.entries()) {
    if (line.includes('-->')) throw fail(at + 1 + index, 'time');
    if (line.replace(EMPHASIS, '').includes('<')) throw fail(at + 1 + index, 'markup');
  }
  return { start, end, text: text.join('\n').replace(EMPHASIS, '') };
}

function millisecondsOf([hours = '0', minutes, seconds, thousandths]: (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths);
}

const SUBRIP_TIME = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})[,.](\d{1,3})`;
const SUBRIP_TIMES = new RegExp(String.raw`^\s*${SUBRIP_TIME}\s*-->\s*${SUBRIP_TIME}`);
const isNumber = (line = '') => /^\s*\d+\s*$/.test(line);

/**
 * Returns captions from a file as WebVTT: converts SubRip (`.srt`), and removes markup that is not shown here. Other
 * texts get a header and remain unchanged, so that `readWebVtt` reports what is wrong.
 */
export function toWebVtt(file: string): string {
  const lines = toLines(file);
  while (lines.length > 0 && !lines[0]?.trim()) lines.shift();
  const isWebVtt = lines[0]?.startsWith('WEBVTT') ?? false;
  if (isWebVtt) return tidy(lines.map(plainLine));
  const cues = lines
    .filter((line, index) => !(isNumber(line) && SUBRIP_TIMES.test(lines[index + 1] ?? '')))
    .map((line) => subRipTimes(line) ?? plainLine(line));
  return tidy(['WEBVTT', '', ...cues]);
}

const tidy = (lines: string[]) =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Returns a line of times as WebVTT writes them, without coordinates; null for other lines. */
function subRipTimes(line: string): string | null {
  const found = SUBRIP_TIMES.exec(line);
  if (!found) return null;
  const time = ([hours = '0', minutes = '', seconds = '', fraction = '']: (string | undefined)[]) =>
    `${[hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':')}.${fraction.padEnd(3, '0')}`;
  return `${time(found.slice(1, 5))} --> ${time(found.slice(5, 9))}`;
}

/** Removes positions such as `{\an8}` and all tags except those for emphasis. */
function plainLine(line: string): string {
  if (line.includes('-->')) return line;
  return line
    .replace(/\{\\[^{}]*\}/g, '')
    .replace(/<(\/?)([biu])>/gi, (_tag, slash: string, name: string) => `<${slash}${name.toLowerCase()}>`)
    .replace(/<(?!\/?[biu]>)[^<>]*>/g, '');
}
