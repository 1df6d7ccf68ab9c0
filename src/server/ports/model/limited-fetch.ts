/** So many bytes may come in answer to one call; a reply of some hundred words has far fewer, with what is around each of them. */
const MAX_BYTES = 500_000
/** An event is a line, which is kept until its end has come. */
const MAX_LINE = 64_000

const NEWLINE = 0x0a

/**
 * Fetches from a server that may be broken or hostile: what comes is cut off beyond a size, and a redirect is an error, since it would take a
 * person's words to a host that nobody was told of.
 */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(limiting()), { status, statusText, headers })
}

function limiting(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let [all, line] = [0, 0]
  return new TransformStream({
    transform(bytes, controller) {
      all += bytes.length
      const end = bytes.lastIndexOf(NEWLINE)
      line = end < 0 ? line + bytes.length : bytes.length - end - 1
      if (all > MAX_BYTES || line > MAX_LINE) throw new Error('More came than a reply has.')
      controller.enqueue(bytes)
    },
  })
}
