import type { Attachment } from '#contract/offers.ts'
import type { Upload } from '#contract/uploads.ts'
import { CallError } from './call-error.ts'

type OnItsWay = {
  file: File
  /** From 0 to 1; at 1 the server is still at work on it. */
  onProgress?: (share: number) => void
  /** Stops it; then nothing comes back. */
  signal?: AbortSignal
}

/** Stores a picture; its `url` is shown once something points to it. @throws what a call throws */
export function uploadPicture({ file, ...onItsWay }: OnItsWay): Promise<Upload> {
  const form = new FormData()
  form.append('file', file)
  return upload('/api/uploads', form, onItsWay)
}

/** Stores a file beside a request, under its name. @throws what a call throws */
export const uploadAttachment = ({ quoteId, file, ...onItsWay }: OnItsWay & { quoteId: string }): Promise<Attachment> =>
  upload(`/api/quotes/${quoteId}/attachments?${new URLSearchParams({ name: file.name })}`, file, onItsWay)

/** Sends a file as it is or in a form, which `fetch` could do but not tell how far it is. */
function upload<Response>(url: string, body: File | FormData, { onProgress, signal }: Omit<OnItsWay, 'file'>): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = new XMLHttpRequest()
  request.open('POST', url)
  if (body instanceof File) request.setRequestHeader('content-type', body.type || 'application/octet-stream')
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
  request.onload = () => {
    if (request.status < 300) resolve(JSON.parse(request.responseText) as Response)
    else reject(new CallError(request.status, request.responseText || request.statusText))
  }
  request.onerror = () => reject(new TypeError('The network failed.'))
  signal?.addEventListener('abort', () => request.abort())
  request.send(body)
  return promise
}
