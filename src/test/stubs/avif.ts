/**
 * Returns width and height of an AVIF picture as its "ispe" box has them; null for anything else. The server's process opens no AVIF, so
 * tests in it cannot have the library read one.
 */
export function avifSize(bytes: Buffer): { width: number; height: number } | null {
  const box = bytes.indexOf('ispe')
  if (bytes.toString('latin1', 4, 12) !== 'ftypavif' || box < 0) return null
  // The type of the box is followed by its version and flags.
  return { width: bytes.readUInt32BE(box + 8), height: bytes.readUInt32BE(box + 12) }
}
