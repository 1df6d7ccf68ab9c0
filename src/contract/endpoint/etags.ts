// Kept free of zod, because the editor's pages load this module.

/** The version of the note on a saved supplier where there is none (`noteVersion`). */
export const NO_NOTE = 'none'

type Versioned = { version: number }
/** Returns the ETag of an item, for `If-Match`. */
export const etagOfItem = ({ id, version }: Versioned & { id: number }): string => `"${id}.${version}"`
/** Returns the ETag of a list of items, which changes with each of them, for `If-Match`. */
export const etagOfItems = (items: readonly Versioned[]): string => `"${items.reduce((sum, { version }) => sum + version, 0)}"`
