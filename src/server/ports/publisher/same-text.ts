/** Returns whether two texts say the same: platforms change spaces and the way in which letters are put together. */
export const isSameText = (one: string, other: string): boolean => plain(one) === plain(other)

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** How far a platform's clock may be behind ours. */
const SKEW_MS = 120_000

/** Returns from when on a post can come from an attempt. */
export const earliestOf = ({ attemptedAt }: { attemptedAt: Date }): Date => new Date(attemptedAt.getTime() - SKEW_MS)
