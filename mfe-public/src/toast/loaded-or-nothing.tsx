import { Component, type ReactNode } from 'react';

/** A notice that can't be loaded must not take the page with it. */
export class LoadedOrNothing extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('The notice could not be shown', error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
