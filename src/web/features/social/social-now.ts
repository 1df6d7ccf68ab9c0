import { parseSearch } from '#web/search.ts'
import { readSocialSearch } from './social-search.ts'

/** The state of the address bar at this moment: on a slow machine the page still shows the previous one. */
export const socialSearchNow = () => readSocialSearch(parseSearch(location.search))
