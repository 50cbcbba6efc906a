import { isApiError } from '@vitral/api-client';
import { useTranslation } from '@vitral/i18n';
import { Button, PageSkeleton } from '@vitral/ui';
import { Component, useEffect, type ReactNode } from 'react';
import { isChunkOfRelease, isLoadError, ModuleLoadError } from '../federation/diagnose.ts';
import type { LoadRequest } from '../federation/page-request.ts';
import { shownRelease, showPrevious } from '../federation/previous-releases.ts';
import { recoverFailedChunk } from '../federation/recover-page.ts';
import { reportLoad } from '../federation/report-load.ts';
import { reload } from '../page/navigation.ts';
import { useBoot } from './boot-context.ts';
import { GenericErrorPanel, MessagePanel } from './panels.tsx';
import { useSetWatch } from './release-set/set-watch.ts';

interface PageBoundaryProps {
  request: LoadRequest;
  children: ReactNode;
  /** Returns what is shown instead of a failed part; by default, the error panel of a page. */
  failure?: (props: FailureProps) => ReactNode;
  /** Shown while a failed part is loading again. */
  loading?: ReactNode;
  /** Renders the page again; with `isModuleFailure`, also loads its module again. */
  onRetry: (isModuleFailure: boolean) => void;
}

interface Failure {
  error: unknown;
  isRecovering: boolean;
}

const NONE: Failure = { error: null, isRecovering: false };

/** Error boundary of one page or component in a slot: its module failed to load, or its code threw. */
export class PageBoundary extends Component<PageBoundaryProps, Failure> {
  override state = NONE;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    const { request, onRetry } = this.props;
    if (!isChunkOfRelease(shownRelease(request), error)) return;
    this.setState({ isRecovering: true });
    void recoverFailedChunk(request, error).then((failure) => {
      if (failure) return this.setState({ error: failure, isRecovering: false });
      onRetry(true);
      this.setState(NONE);
    });
  }

  private retry = () => {
    const { error } = this.state;
    this.props.onRetry(error instanceof ModuleLoadError || isLoadError(error));
    this.setState(NONE);
  };

  override render() {
    const { error, isRecovering } = this.state;
    if (error === null) return this.props.children;
    const { request, failure = pageFailure, loading = <PageSkeleton /> } = this.props;
    return isRecovering ? loading : failure({ error, request, onRetry: this.retry });
  }
}

const pageFailure = ({ error, ...props }: FailureProps) =>
  error instanceof ModuleLoadError ? (
    <ModuleFailurePanel error={error} {...props} />
  ) : (
    <BrokenPagePanel error={error} {...props} />
  );

export interface FailureProps<Cause = unknown> {
  error: Cause;
  request: LoadRequest;
  onRetry: () => void;
}

/** Shown for a module that failed to load or start; the other pages of the console still work. */
function ModuleFailurePanel({ error, request, onRetry }: FailureProps<ModuleLoadError>) {
  const { t } = useTranslation('shell');
  const { override } = useBoot();
  const watch = useSetWatch();
  useEffect(() => void watch?.check(), [watch]);
  // A newer set may contain the files that this one is missing.
  const retry = () => {
    if (!watch?.isDue()) return onRetry();
    watch.recordReload();
    reload();
  };
  const machine = override?.module === request.module.name ? override.address : null;
  return (
    <MessagePanel
      title={t('module.failed')}
      text={machine ? t('module.developed', { url: machine }) : t(`module.reason.${error.reason}`)}
      detail={t('module.name', { name: error.moduleName })}
      actions={
        <>
          <Button variant="contained" onClick={retry}>
            {t('module.retry')}
          </Button>
          <Button variant="outlined" onClick={reload}>
            {t('common:actions.refreshPage')}
          </Button>
        </>
      }
    />
  );
}

/** Shown for a page that loaded but failed to render, because of an API response or an error in its code. */
function BrokenPagePanel({ error, request, onRetry }: FailureProps) {
  const { t } = useTranslation('shell');
  const { set, module, fallback } = request;
  const isBroken = useBrokenReport(error, request);
  const canGoBack = isBroken && fallback !== null && shownRelease(request) === module;
  const goBack = () => {
    showPrevious(set, module.name);
    onRetry();
  };
  return (
    <GenericErrorPanel error={error} onRetry={onRetry}>
      {canGoBack && (
        <Button variant="outlined" onClick={goBack}>
          {t('module.usePrevious')}
        </Button>
      )}
    </GenericErrorPanel>
  );
}

/** Reports a release whose code threw. Returns whether it did. */
export function useBrokenReport(error: unknown, request: LoadRequest): boolean {
  const { set, module } = request;
  const isBroken = isOwnFault(error);
  useEffect(() => {
    if (isBroken && shownRelease(request) === module) reportLoad(set, module, 'broken', 'failed');
  }, [isBroken, request, set, module]);
  return isBroken;
}

/** Returns whether the page's code threw: not an error of the API, of the network or of loading a chunk. */
function isOwnFault(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DOMException || isApiError(error)) return false;
  return (
    !(error instanceof ModuleLoadError) &&
    !isLoadError(error) &&
    !/fetch|network|Load failed/i.test(error.message)
  );
}
