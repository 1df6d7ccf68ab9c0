import { createHash } from 'node:crypto'
import { NO_NOTE } from '#contract/endpoint/etags.ts'

/** Returns what names a note. It is made of what the note says, so that one that is put back as it was is the same. */
export const noteVersionOf = (note: string | null): string =>
  note === null ? NO_NOTE : createHash('sha256').update(note).digest('base64url')
