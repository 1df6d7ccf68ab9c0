import type { Attachment } from '#contract/quotes/supplier-quote.ts'
import type { Upload } from '#contract/uploads.ts'
import { CallError } from '#web/api/call-error.ts'
import { sendAs } from '#web/api/session/ended-session.ts'

type UploadOptions = {
  file: File
  /** From 0 to 1; at 1 everything is sent and the server is still processing it. */
  onProgress?: (share: number) => void
  /** Aborts the upload; the promise then stays pending. */
  signal?: AbortSignal
}

/** Stores a picture; its `url` is served once something refers to it. @throws what a call throws */
export function uploadPicture({ file, ...options }: UploadOptions): Promise<Upload> {
  const form = new FormData()
  form.append('file', file)
  return upload('/api/uploads', form, options)
}

/** Stores a picture that the site draws at one of its addresses, as one's own. @throws what a call throws */
export async function uploadDrawing(path: string): Promise<Upload> {
  const response = await fetch(path)
  if (!response.ok) throw new CallError(response.status, await response.text())
  const type = 'image/png'
  return uploadPicture({ file: new File([await response.blob()], 'drawing.png', { type }) })
}

/** Attaches a file to a quote request, under its own name. @throws what a call throws */
export const uploadAttachment = ({ quoteId, file, ...options }: UploadOptions & { quoteId: string }): Promise<Attachment> =>
  upload(`/api/quotes/${quoteId}/attachments?${new URLSearchParams({ name: file.name })}`, file, options)

/** Sends a file or a form as the body of a POST, and says how far that is. @throws what a call throws */
export const upload = <Response>(url: string, body: File | FormData, options: Omit<UploadOptions, 'file'>): Promise<Response> =>
  sendAs(`POST ${url}`, (account) => uploadAs<Response>(account, url, body, options))

/** Sends a file as it is or in a form, by XMLHttpRequest, since `fetch` reports no upload progress. */
function uploadAs<Response>(
  account: string | undefined,
  url: string,
  body: File | FormData,
  { onProgress, signal }: Omit<UploadOptions, 'file'>,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  // Aborted while it waited for its session.
  if (signal?.aborted) return promise
  const request = new XMLHttpRequest()
  request.open('POST', url)
  if (account) request.setRequestHeader('signed-in-as', account)
  if (body instanceof File) request.setRequestHeader('content-type', body.type || 'application/octet-stream')
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
  request.onload = () => {
    if (request.status < 300) resolve(JSON.parse(request.responseText))
    else reject(new CallError(request.status, request.responseText || request.statusText))
  }
  request.onerror = () => reject(new TypeError('The network failed.'))
  signal?.addEventListener('abort', () => request.abort())
  request.send(body)
  return promise
}
