import { MIB } from '#shared/bytes.ts'

/** What one account, listing or request can store (docs/behaviour/limits.md, Quotas). All sizes are in bytes. */
export const QUOTAS = {
  /** The files that one account has sent with its answers, and those of them that it sent within 24 hours. */
  fileBytes: 1024 * MIB,
  fileBytesADay: 200 * MIB,
  /** The files of the documents in one register of approved suppliers. */
  registerFileBytes: 200 * MIB,
  /** What one account, or one visitor, writes within 24 hours: requests, prices, messages and reasons. */
  textBytesADay: 10 * MIB,
  /** The versions of one listing's quote form that are kept, on the disk. */
  formBytes: 10 * MIB,
  /** The files of one request. */
  requestFiles: 50,
  requestFileBytes: 100 * MIB,
  /** The answers with prices to one request, and the messages of both sides. */
  requestRevisions: 50,
  requestMessages: 500,
} as const

/** Returns the room for pictures of a supplier's account, in all the sizes that each is stored in, by how many its listing can show. */
export const pictureBytesFor = (shown: number): number => Math.max(200, 3 * shown) * MIB
