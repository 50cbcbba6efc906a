import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Import, ImportProblem } from '@vitral/contracts/imports';
import { useTranslation } from '@vitral/i18n';
import { Button } from '../../controls/button.tsx';
import { Icon } from '../../layout/icon.tsx';

/** Maximum number of rendered problems; the downloaded file contains all that the server lists. */
const SHOWN = 100;

/** The bad cells of a file as a table, and as a CSV file. */
export function ImportProblems({ found: { problems, fileName } }: { found: Import }) {
  const { t } = useTranslation('imports');
  const textOf = ({ code }: ImportProblem) =>
    t([`imports.codes.${code}`, `field.${code}`, 'imports.codes.other']);
  const headings = ['row', 'column', 'value', 'problem'].map((name) => t(`imports.${name}`));
  const cellsOf = (problem: ImportProblem) => [
    String(problem.row),
    problem.column ?? '',
    problem.value,
    textOf(problem),
  ];
  return (
    <>
      <Box sx={FRAME} role="region" aria-label={t('imports.problems')} tabIndex={0}>
        <Box component="table" sx={TABLE}>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {problems.slice(0, SHOWN).map((problem) => (
              <tr key={`${problem.row} ${problem.column} ${problem.code}`}>
                {cellsOf(problem).map((text, place) => (
                  <td key={headings[place]}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {problems.length > SHOWN && (
        <Typography color="textSecondary">{t('imports.more', { count: SHOWN })}</Typography>
      )}
      <Button
        startIcon={<Icon name="table_chart" />}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => saveCsv([headings, ...problems.map(cellsOf)], `${fileName}.csv`)}
      >
        {t('imports.download')}
      </Button>
    </>
  );
}

const FRAME = {
  maxHeight: 320,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { p: 1, textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th': { position: 'sticky', top: 0, bgcolor: 'background.paper', overflowWrap: 'normal' },
  '& td': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Quotes a value, and prevents spreadsheets from running it as a formula. */
const quoted = (text: string) => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;

function saveCsv(lines: string[][], name: string): void {
  const text = lines.map((cells) => cells.map(quoted).join(',')).join('\r\n');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
