/** Characters per chunk that is sent. */
const CHUNK = 16_384

/** Joins short texts to chunks that are worth sending. */
export async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<string, void> {
  let chunk = ''
  for await (const text of texts) {
    chunk += text
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}
