import { queryString } from '#web/query-string.ts'

/** The samples that a buyer has asked for. */
export const SAMPLES = '/samples'
/** Returns the path of one sample, for either side. `key`, from an email, opens it without an account. */
export const samplePath = (id: string, key?: string | null) =>
  `${SAMPLES}/${encodeURIComponent(id)}${queryString({ key: key ?? undefined })}`
