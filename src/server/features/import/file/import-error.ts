/** The error of an import that cannot run; its message is a sentence for the person who started it. */
export class ImportError extends Error {
  /** What to do about it on the command line, as another sentence; pages have other ways. */
  readonly advice: string
  constructor(message: string, advice = '') {
    super(message)
    this.advice = advice
  }
}

/** The error of an import that has to wait for another one. */
export class ImportRunning extends ImportError {
  constructor() {
    super('Another import is under way: wait until it has ended, then try again.')
  }
}

/** Returns the error of a file that the file system does not open. */
export const unreadableFile = (path: string, { code }: NodeJS.ErrnoException): ImportError =>
  new ImportError(code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read (${code}).`)
