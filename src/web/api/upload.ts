import { CallError } from './call.ts'

/**
 * Sends a file as it is, which `fetch` could do but not tell how far it is. `ended` stops it; then nothing comes back.
 * @throws what a call throws
 */
export function upload<Answer>(url: string, file: File, onProgress: (share: number) => void, ended: AbortSignal): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const request = new XMLHttpRequest()
  request.open('POST', url)
  request.setRequestHeader('content-type', file.type || 'application/octet-stream')
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  request.onload = () => {
    if (request.status < 300) resolve(JSON.parse(request.responseText) as Answer)
    else reject(new CallError(request.status, request.responseText || request.statusText))
  }
  request.onerror = () => reject(new TypeError('The network failed.'))
  ended.addEventListener('abort', () => request.abort())
  request.send(file)
  return promise
}
