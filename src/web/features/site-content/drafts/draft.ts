/** What is typed and not saved, and the value that stood there when it was begun, where that is known. */
export type Draft = { value: string; base: string | undefined }

export type DraftsById = ReadonlyMap<number, Draft>
export const NO_DRAFTS: DraftsById = new Map()
