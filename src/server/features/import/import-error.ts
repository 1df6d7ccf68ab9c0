/** The error of an import that cannot run; its message is a sentence for the person who started it. */
export class ImportError extends Error {}

/** The error of a file that the file system does not open. */
export const unreadableFile = (path: string, { code }: NodeJS.ErrnoException): ImportError =>
  new ImportError(code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read (${code}).`)
