/** The bytes before the first chunk of a WebP file, and those before the content of a chunk: its type and its length. */
const [FILE_HEADER, CHUNK_HEADER] = [12, 8]

/** Counts the frames of a WebP file without decoding any, until there are more than `most`. */
export function countFrames(file: Buffer, most: number): number {
  let frames = 0
  for (let at = FILE_HEADER; at + CHUNK_HEADER <= file.length && frames <= most;) {
    if (file.toString('latin1', at, at + 4) === 'ANMF') frames++
    const length = file.readUInt32LE(at + 4)
    // A chunk begins at an even byte.
    at += CHUNK_HEADER + length + (length % 2)
  }
  return frames
}
