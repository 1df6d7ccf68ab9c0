import { Component, type ComponentType, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** Shown instead of the children once one of them has thrown. */
  fallback: ComponentType<{ error: unknown }>
  /** Another value tries the children again. */
  resetKey: string
  children: ReactNode
}
type Failure = { thrown?: { error: unknown }; at: string }

/** Catches what its children throw while they are rendered, until the next address. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override state: Failure = { at: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, { at }: Failure): Failure | null {
    return at === resetKey ? null : { thrown: undefined, at: resetKey }
  }

  override render() {
    const { fallback: Fallback, children } = this.props
    return this.state.thrown ? <Fallback {...this.state.thrown} /> : children
  }
}
