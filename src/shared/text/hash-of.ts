/** Returns an FNV-1a hash with a final mix. Without the mix, the ids 10 to 19 would have equal upper bits and so the same layout. */
export function hashOf(seed: string | number): number {
  let hash = 2166136261
  // A character always has a code point.
  for (const char of String(seed)) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  return (hash ^ (hash >>> 13)) >>> 0
}
