import { readWebVtt, toWebVtt } from './webvtt.ts';

const CAPTIONS = `WEBVTT - One minute

NOTE Written by the team

first
00:01.000 --> 00:03.500 align:start line:10%
Come <i>to the bridge</i>.

00:00:03.500 --> 01:00:00.000
It holds
whoever crosses it.
`;

const cue = (times: string, ...text: string[]) => ['WEBVTT', '', times, ...text].join('\n');

describe('readWebVtt', () => {
  it('reads cues with their times, regardless of line endings and byte order mark', () => {
    const read = {
      cues: [
        { start: 1000, end: 3500, text: 'Come to the bridge.' },
        { start: 3500, end: 3_600_000, text: 'It holds\nwhoever crosses it.' },
      ],
      error: null,
    };

    expect(readWebVtt(CAPTIONS)).toEqual(read);
    expect(readWebVtt(`\uFEFF${CAPTIONS.replaceAll('\n', '\r\n')}`)).toEqual(read);
    expect(readWebVtt(CAPTIONS.replaceAll('\n', '\r'))).toEqual(read);
  });

  it('skips the lines below the header and allows cues that overlap', () => {
    const text = `WEBVTT\nKind: captions\n\n00:01.000 --> 00:05.000\nOne\n\n00:01.000 --> 00:02.000\nTwo`;

    expect(readWebVtt(text)).toMatchObject({ cues: [{ text: 'One' }, { text: 'Two' }], error: null });
  });

  it.each([
    ['header', 1, ''],
    ['header', 1, 'WEBVTTX\n\n00:01.000 --> 00:02.000\nOne'],
    ['header', 1, '\nWEBVTT\n\n00:01.000 --> 00:02.000\nOne'],
    ['empty', 1, 'WEBVTT'],
    ['empty', 1, 'WEBVTT\n\nNOTE Nothing yet'],
    ['time', 2, 'WEBVTT\n00:01.000 --> 00:02.000\nOne'],
    ['time', 3, cue('00:01,000 --> 00:02,000', 'One')],
    ['time', 3, cue('00:01.000 -> 00:02.000')],
    ['time', 4, cue('one', '00:61.000 --> 02:00.000', 'One')],
    ['time', 3, cue('00:01.000 --> 00:02.000 colour:red', 'One')],
    ['time', 3, cue('NOTE 00:01.000 --> 00:02.000', 'One')],
    ['time', 5, cue('00:01.000 --> 00:02.000', 'One', '00:02.000 --> 00:03.000', 'Two')],
    ['end', 3, cue('00:02.000 --> 00:02.000', 'One')],
    ['order', 6, cue('00:02.000 --> 00:03.000', 'Two', '', '00:01.000 --> 00:02.000', 'One')],
    ['text', 3, cue('00:01.000 --> 00:02.000')],
    ['markup', 5, cue('00:01.000 --> 00:02.000', 'One', '<img src=x onerror=alert(1)>')],
    ['markup', 4, cue('00:01.000 --> 00:02.000', '<v Ana>One</v>')],
    ['time', 4, cue('STYLE', '::cue { color: red }')],
  ])('reports %s in line %i of %j', (problem, line, text) => {
    expect(readWebVtt(text).error).toEqual({ problem, line });
  });

  it('returns the cues before the error', () => {
    const text = `${CAPTIONS}\nand so on`;

    expect(readWebVtt(text)).toMatchObject({
      cues: [{ start: 1000 }, { start: 3500 }],
      error: { line: 13, problem: 'time' },
    });
  });

  it('reads long texts in linear time', () => {
    const times = `00:01.000 --> 00:02.000 ${'line:a'.repeat(10_000)} x`;

    expect(readWebVtt(cue(times, 'One')).error).toEqual({ problem: 'time', line: 3 });
    expect(readWebVtt(cue('00:01.000 --> 00:02.000', '<'.repeat(60_000))).error?.problem).toBe('markup');
  });
});

describe('toWebVtt', () => {
  it('converts SubRip', () => {
    const file = [
      '\uFEFF1',
      '00:00:01,000 --> 00:00:03,500 X1:100 X2:200',
      '{\\an8}Come <I>to</I> the <font color="red">bridge</font>.',
      '',
      '',
      '2',
      '0:00:03,5 --> 1:00:00,000',
      '12',
      '',
    ].join('\r\n');
    const text = toWebVtt(file);

    expect(text).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\nCome <i>to</i> the bridge.\n\n00:00:03.500 --> 01:00:00.000\n12',
    );
    expect(readWebVtt(text).error).toBeNull();
  });

  it('removes the markup of WebVTT that is not shown', () => {
    const file =
      '\uFEFFWEBVTT\r\n\r\n00:01.000 --> 00:02.000 align:start\r\n<v Ana><c.loud>Come</c> <b>in</b></v>';

    expect(toWebVtt(file)).toBe('WEBVTT\n\n00:01.000 --> 00:02.000 align:start\nCome <b>in</b>');
  });

  it('leaves errors where they are', () => {
    expect(readWebVtt(toWebVtt('Once upon a time')).error).toEqual({ line: 3, problem: 'time' });
    expect(readWebVtt(toWebVtt('')).error).toEqual({ line: 1, problem: 'empty' });
  });
});
