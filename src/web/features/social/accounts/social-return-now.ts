import { parseSearch } from '#web/query-string.ts'
import { readSocialReturn } from '#web/addresses/social-search.ts'

/** Returns what the address bar says of a return from a platform. */
export const socialReturnNow = () => readSocialReturn(parseSearch(location.search))
