import { Component } from "react";
import type { ReactNode } from "react";

type ErrorBoundaryProps = {
  /** Shown instead of the children once they have thrown. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** A change of this (the path, say) gives the children a new chance. */
  resetKey?: string;
  children: ReactNode;
};

type ErrorBoundaryState = { error: unknown; failed: boolean; resetKey: string | undefined };

/** Keeps a part that broke from taking the page with it. */
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
