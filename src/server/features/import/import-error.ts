/** The error of an import that cannot run; its message is a sentence for the person who started it. */
export class ImportError extends Error {}
