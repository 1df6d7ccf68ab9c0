import { useEffect, useRef, useState } from 'react'
import { ATTACHMENT_BYTES, ATTACHMENT_KINDS, type Attachment } from '#contract/quotes/supplier-quote.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { uploadAttachment } from '#web/api/writes/upload.ts'
import { useUpload } from '#web/api/writes/use-upload.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'

/** The state of an attachment's upload; `share` is from 0 to 1. */
export type Upload =
  | { state: 'none'; problem?: string }
  | { state: 'sending'; name: string; share: number }
  | { state: 'failed'; file: File; problem: string }
  | { state: 'there'; attachment: Attachment }

/** Returns the attachment of an answer: it is uploaded as soon as it is chosen, and can be retried or removed. */
export function useAttachment(quoteId: string, first: Attachment | null) {
  const [file, setFile] = useState<Upload>(first ? { state: 'there', attachment: first } : { state: 'none' })
  const { sendOrThrow } = useUpload(uploadAttachment, { invalidates: [], failure: shownElsewhere })
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])
  const stop = () => sending.current?.abort()
  const choose = async (chosen: File) => {
    stop()
    const problem = problemOf(chosen)
    if (problem) return setFile({ state: 'none', problem })
    const { signal } = (sending.current = new AbortController())
    const name = chosen.name
    setFile({ state: 'sending', name, share: 0 })
    try {
      const onProgress = (share: number) => setFile({ state: 'sending', name, share })
      const attachment = await sendOrThrow({ quoteId, file: chosen, onProgress, signal })
      setFile({ state: 'there', attachment })
    } catch (error) {
      setFile({ state: 'failed', file: chosen, problem: serverMessage(error) })
    }
  }
  const remove = () => {
    stop()
    setFile({ state: 'none' })
  }
  return { file, choose, remove }
}

const KINDS: readonly string[] = ATTACHMENT_KINDS

function problemOf({ size, type }: File): string | undefined {
  if (size > ATTACHMENT_BYTES) return 'This file is too large. Please choose one of at most 5 MB.'
  return KINDS.includes(type) ? undefined : 'Please choose a PDF, PNG, JPEG or WebP file.'
}
