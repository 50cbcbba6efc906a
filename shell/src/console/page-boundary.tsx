import { PageSkeleton } from '@vitral/ui';
import { Component, type ReactNode } from 'react';
import { isChunkOf, isLost } from '../federation/diagnose.ts';
import { mendLostChunk } from '../federation/lost-chunk.ts';
import { ModuleLoadError } from '../federation/module-load-error.ts';
import type { PageRequest } from '../federation/page-request.ts';
import { shownRelease } from '../federation/shown-release.ts';
import { BrokenPagePanel } from './panels/broken-page-panel.tsx';
import { ModuleFailurePanel } from './panels/module-failure-panel.tsx';

interface PageBoundaryProps {
  request: PageRequest;
  children: ReactNode;
  /** Draws the page anew; `isModuleFailure`: asks for its module anew. */
  onRetry: (isModuleFailure: boolean) => void;
}

interface Failure {
  error: unknown;
  isMending: boolean;
}

const NONE: Failure = { error: null, isMending: false };

/** Keeps the failure of one page to that page: its module did not come, or the page itself broke. */
export class PageBoundary extends Component<PageBoundaryProps, Failure> {
  override state = NONE;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    const { request, onRetry } = this.props;
    if (!isChunkOf(shownRelease(request), error)) return;
    this.setState({ isMending: true });
    void mendLostChunk(request, error).then((failure) => {
      if (failure) return this.setState({ error: failure, isMending: false });
      onRetry(true);
      this.setState(NONE);
    });
  }

  private retry = () => {
    const { error } = this.state;
    this.props.onRetry(error instanceof ModuleLoadError || isLost(error));
    this.setState(NONE);
  };

  override render() {
    const { error, isMending } = this.state;
    if (error === null) return this.props.children;
    if (isMending) return <PageSkeleton />;
    const { request } = this.props;
    if (error instanceof ModuleLoadError)
      return <ModuleFailurePanel error={error} request={request} onRetry={this.retry} />;
    return <BrokenPagePanel error={error} request={request} onRetry={this.retry} />;
  }
}
