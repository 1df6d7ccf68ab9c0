/** What people say for where they are: in the place field, or with what they look for. */
const NEAR_ME =
  /(?<![\p{L}\p{N}])(?:(?:near|nearest|close|closest|around)(?:\s+to|\s+by)?\s+(?:me|us|here|my\s+(?:own\s+)?(?:place|location|area|suburb|shop|venue|caf[eé]|restaurant|address))|near\s?by|(?:in|at)\s+my\s+(?:area|suburb|location)|my\s+(?:current\s+)?(?:location|position)|current\s+location|where\s+(?:i\s+am|we\s+are))(?![\p{L}\p{N}])[.!?]*/iu

/** Returns a text without the words for where somebody is; null where it has none. */
export function withoutNearMe(text: string): string | null {
  if (!NEAR_ME.test(text)) return null
  return text
    .replace(NEAR_ME, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:;-]+|[\s,:;-]+$/g, '')
}
