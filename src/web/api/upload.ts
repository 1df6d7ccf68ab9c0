import type { Upload } from '#contract/uploads.ts'
import { CallError } from './call.ts'

/**
 * Sends a file as it is or in a form, which `fetch` could do but not tell how far it is. `ended` stops it; then nothing comes back.
 * @throws what a call throws
 */
export function upload<Answer>(
  url: string,
  body: File | FormData,
  onProgress: (share: number) => void,
  ended: AbortSignal,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const request = new XMLHttpRequest()
  request.open('POST', url)
  if (body instanceof File) request.setRequestHeader('content-type', body.type || 'application/octet-stream')
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  request.onload = () => {
    if (request.status < 300) resolve(JSON.parse(request.responseText) as Answer)
    else reject(new CallError(request.status, request.responseText || request.statusText))
  }
  request.onerror = () => reject(new TypeError('The network failed.'))
  ended.addEventListener('abort', () => request.abort())
  request.send(body)
  return promise
}

type OnItsWay = {
  /** From 0 to 1; at 1 the server is still at work on it. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Keeps a picture; its `url` is shown once something points to it. */
export function uploadPicture(file: File, { onProgress, signal }: OnItsWay): Promise<Upload> {
  const form = new FormData()
  form.append('file', file)
  return upload('/api/uploads', form, onProgress, signal)
}
