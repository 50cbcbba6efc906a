import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { mayRetry } from '@vitral/api-client';
import { errorText, useTranslation } from '@vitral/i18n';
import { Component, Suspense, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';

export interface LoadBoundaryProps {
  /** The title of a failure to load, or a function of the error that returns it. */
  failure: string | ((error: unknown) => string);
  /** Rendered while the data loads. */
  loading: ReactNode;
  children: ReactNode;
}

/** Suspense and error boundary for a part of a page that reads data, with a retry. */
export function LoadBoundary({ failure, loading, children }: LoadBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <FailureBoundary failure={failure} onRetry={reset}>
          <Suspense fallback={loading}>{children}</Suspense>
        </FailureBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

interface FailureBoundaryProps extends Pick<LoadBoundaryProps, 'failure'> {
  onRetry: () => void;
  children: ReactNode;
}

class FailureBoundary extends Component<FailureBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render() {
    const { children, failure } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    const title = typeof failure === 'function' ? failure(error) : failure;
    return <LoadFailure title={title} error={error} onRetry={this.retry} />;
  }
}

/** Explains why data could not be loaded, with a retry button if retrying may help. */
export function LoadFailure({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: unknown;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Alert severity="error">
      <AlertTitle sx={{ fontWeight: 700 }}>{title}</AlertTitle>
      {errorText(error)}
      {mayRetry(error) && (
        <Box sx={{ mt: 1.5 }}>
          <Button variant="outlined" color="inherit" onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        </Box>
      )}
    </Alert>
  );
}
