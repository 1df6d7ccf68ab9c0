import { useEffect, useRef, useState } from 'react'
import { serverMessage } from '#web/api/call-error.ts'
import { uploadPicture } from '#web/api/writes/upload.ts'
import { useUpload } from '#web/api/writes/use-upload.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { sendingOf, type Sending } from './sending.ts'

/**
 * Uploads chosen pictures one after the other, so that they arrive in order. A failed one stays and can be retried; the others continue.
 * @param onUploaded called with the URL of each upload; an error that it throws counts as a failed upload
 */
export function useUploads(onUploaded: (url: string) => unknown) {
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const { sendOrThrow } = useUpload(uploadPicture, { invalidates: [], failure: shownElsewhere })
  const last = useRef(Promise.resolve())
  const now = useRef({ sendings, onUploaded })
  useEffect(() => void (now.current = { sendings, onUploaded }))
  useEffect(() => () => now.current.sendings.forEach(({ stop }) => stop.abort()), [])

  const change = (id: Sending['id'], changed: Partial<Sending>) =>
    setSendings((all) => all.map((sending) => (sending.id === id ? { ...sending, ...changed } : sending)))
  const discard = ({ id, stop }: Sending) => {
    stop.abort()
    setSendings((all) => all.filter((sending) => sending.id !== id))
  }
  const send = async (sending: Sending) => {
    const { id, file, stop } = sending
    try {
      const { url } = await sendOrThrow({ file, signal: stop.signal, onProgress: (share) => change(id, { share }) })
      await now.current.onUploaded(url)
      discard(sending)
    } catch (error) {
      change(id, { problem: serverMessage(error) })
    }
  }
  const enqueue = (sending: Sending) => {
    const { signal } = sending.stop
    last.current = last.current.then(() => (signal.aborted ? undefined : Promise.race([send(sending), aborted(signal)])))
  }
  const add = (files: readonly File[]) => {
    const added = files.map(sendingOf)
    setSendings((all) => [...all, ...added])
    added.filter(({ problem }) => !problem).forEach(enqueue)
  }
  const retry = (sending: Sending) => {
    change(sending.id, { problem: undefined, share: 0 })
    enqueue(sending)
  }
  return { sendings, add, retry, discard }
}

/** Resolves on abort, so that the next upload starts without waiting for the aborted one. */
const aborted = (signal: AbortSignal) => new Promise<void>((done) => signal.addEventListener('abort', () => done()))
