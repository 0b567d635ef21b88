import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; fallback?: ReactNode }

/** Keeps the rest of the page if a lazily loaded part can't be loaded. */
export class ChunkErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
