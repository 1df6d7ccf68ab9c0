import type { RequesterStorage } from '#web/storage/requester-storage.ts'

/** Entries of what is written and not sent yet. */
const BEGUN = /draft|quote-form/

/** Returns whether somebody has begun something in this browser that is not sent yet; what is discarded is stored as null. */
export const isTaskUnderWay = (storage: Pick<RequesterStorage, 'names' | 'read'>): boolean =>
  storage.names().some((name) => BEGUN.test(name) && storage.read(name) !== null)
