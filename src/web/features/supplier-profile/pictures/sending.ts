import { UPLOAD_BYTES, UPLOAD_KINDS, UPLOAD_TOO_LARGE, UPLOAD_WRONG_KIND } from '#contract/uploads.ts'

/** A chosen picture that is not kept yet: on its way, or with what is wrong. */
export type Sending = {
  id: number
  file: File
  /** Shows it meanwhile; what is no picture has none. */
  preview?: string
  /** From 0 to 1. */
  share: number
  problem?: string
  /** Ends it, and what shows it. */
  stop: AbortController
}

let lastId = 0

export function sendingOf(file: File): Sending {
  const stop = new AbortController()
  const preview = isKnownKind(file) ? URL.createObjectURL(file) : undefined
  if (preview) stop.signal.addEventListener('abort', () => URL.revokeObjectURL(preview))
  return { id: ++lastId, file, preview, share: 0, problem: refusalOf(file), stop }
}

/** Whether trying again could help: what the page itself refuses is refused again. */
export const canRetry = ({ file }: Sending): boolean => refusalOf(file) === undefined

const KINDS: readonly string[] = UPLOAD_KINDS
const isKnownKind = ({ type }: File) => KINDS.includes(type)

function refusalOf(file: File): string | undefined {
  if (!isKnownKind(file)) return UPLOAD_WRONG_KIND
  return file.size > UPLOAD_BYTES ? UPLOAD_TOO_LARGE : undefined
}
