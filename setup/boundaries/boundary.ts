/** What the files of a layer may import. */
export interface Boundary {
  files: string[]
  /**
   * Allowed import paths of the repository (`#contract/**`) and packages (`react`, including its subpaths). Files of the same folder, `./`,
   * are always allowed.
   */
  may: string[]
  /** Allows the query library's own mutations. All other code writes with `useWrite`. */
  mutates?: true
}

/** A file of a layer: imports that must be allowed, and imports that must not. */
export type Claim = [file: string, may: string[], mayNot: string[]]
