import { Component } from "react";
import type { ReactNode } from "react";

type ErrorBoundaryProps = {
  /** Rendered in place of the children after they have thrown. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** When this changes (for example the path), the children are rendered again. */
  resetKey?: string;
  children: ReactNode;
};

type ErrorBoundaryState = { error: unknown; failed: boolean; resetKey: string | undefined };

/** Keeps an error in one part from breaking the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {
    error: null,
    failed: false,
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return props.resetKey === state.resetKey
      ? null
      : { error: null, failed: false, resetKey: props.resetKey };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(this.state.error, () =>
      this.setState({ error: null, failed: false }),
    );
  }
}
