import 'react'

declare module 'react' {
  /** A style may set the custom properties that a style sheet reads. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
