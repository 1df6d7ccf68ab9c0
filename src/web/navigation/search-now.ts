import { parseSearch } from '#web/query-string.ts'
import { readDashboardSearch, readOwnerSearch, readSuppliersSearch } from '#web/search.ts'

// The state of the address bar at this moment: on a slow machine the page still shows the previous one, and a choice must not undo the
// last.

export const suppliersSearchNow = () => readSuppliersSearch(parseSearch(location.search))
export const dashboardSearchNow = () => readDashboardSearch(parseSearch(location.search))
export const ownerSearchNow = () => readOwnerSearch(parseSearch(location.search))
