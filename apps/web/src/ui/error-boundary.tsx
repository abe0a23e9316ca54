import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead; `retry` renders the children again. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly broken: boolean;
}

/** Keeps a stumble of one part from taking the page down. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { broken: true };
  }

  override render(): ReactNode {
    if (this.state.broken) return this.props.fallback(() => this.setState({ broken: false }));
    return this.props.children;
  }
}
