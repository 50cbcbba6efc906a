import { isApiError } from '@vitral/api-client';
import { errorText, useTranslation } from '@vitral/i18n';
import { Link, useRouteError } from '@vitral/router';
import { Box, Button, CircularProgress, Paper, Stack, Typography } from '@vitral/ui';
import type { ReactNode } from 'react';
import { START_PAGE } from './start-page.ts';

/** Spinner shown before any text is loaded; screen readers announce a progress bar. */
export function CenteredSpinner() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <CircularProgress aria-label="…" />
    </Box>
  );
}

interface MessagePanelProps {
  title: string;
  text: string;
  detail?: string;
  /** A link to the dashboard by default. */
  actions?: ReactNode;
}

/** Replaces a page with one message and its actions. */
export function MessagePanel({ title, text, detail, actions }: MessagePanelProps) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '50vh' }}>
      <Paper role="alert" variant="outlined" sx={{ p: { xs: 3, sm: 5 }, maxWidth: 560, width: '100%' }}>
        <Stack spacing={2}>
          <Typography component="h1" variant="h5">
            {title}
          </Typography>
          <Typography color="textSecondary">{text}</Typography>
          {detail && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {detail}
            </Typography>
          )}
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {actions ?? <DashboardButton />}
          </Stack>
        </Stack>
      </Paper>
    </Box>
  );
}

function DashboardButton() {
  const { t } = useTranslation('common');
  return (
    <Button variant="contained" component={Link} to={START_PAGE}>
      {t('auth.goToDashboard')}
    </Button>
  );
}

interface GenericErrorPanelProps {
  error: unknown;
  onRetry: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** Generic error screen with the message of the API, if any. */
export function GenericErrorPanel({ error, onRetry, children }: GenericErrorPanelProps) {
  const { t } = useTranslation('common');
  return (
    <MessagePanel
      title={t('error.title')}
      text={t('error.explanation')}
      detail={isApiError(error) ? errorText(error) : undefined}
      actions={
        <>
          <Button variant="contained" onClick={onRetry}>
            {t('actions.tryAgain')}
          </Button>
          {children}
          <Button variant="outlined" onClick={() => window.location.reload()}>
            {t('actions.refreshPage')}
          </Button>
        </>
      }
    />
  );
}

/** Shown for an error outside every page. */
export function PageFailure() {
  return <GenericErrorPanel error={useRouteError()} onRetry={() => window.location.reload()} />;
}
