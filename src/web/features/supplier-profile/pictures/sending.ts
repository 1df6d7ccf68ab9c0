import { UPLOAD_BYTES, UPLOAD_KINDS, UPLOAD_TOO_LARGE, UPLOAD_WRONG_KIND } from '#contract/uploads.ts'

/** A chosen picture that is being uploaded, or that has failed. */
export type Sending = {
  id: number
  file: File
  /** Object URL of the picture while it is uploading; undefined for a file that is not a picture. */
  preview?: string
  /** Progress from 0 to 1. */
  share: number
  problem?: string
  /** Aborts the upload and revokes the preview. */
  stop: AbortController
}

let lastId = 0

export function sendingOf(file: File): Sending {
  const stop = new AbortController()
  const preview = isKnownKind(file) ? URL.createObjectURL(file) : undefined
  if (preview) stop.signal.addEventListener('abort', () => URL.revokeObjectURL(preview))
  return { id: ++lastId, file, preview, share: 0, problem: problemOf(file), stop }
}

/** Returns whether a retry could help: a file that the page itself rejects is rejected again. */
export const canRetry = ({ file }: Sending): boolean => problemOf(file) === undefined

const KINDS: readonly string[] = UPLOAD_KINDS
const isKnownKind = ({ type }: File) => KINDS.includes(type)

function problemOf(file: File): string | undefined {
  if (!isKnownKind(file)) return UPLOAD_WRONG_KIND
  return file.size > UPLOAD_BYTES ? UPLOAD_TOO_LARGE : undefined
}
