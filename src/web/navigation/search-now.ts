import { parseSearch, readDashboardSearch, readSuppliersSearch } from '#web/search.ts'

// What the address bar says by now: on a slow machine the page still shows what it said before, and a choice must not undo the last one.

export const suppliersSearchNow = () => readSuppliersSearch(parseSearch(location.search))
export const dashboardSearchNow = () => readDashboardSearch(parseSearch(location.search))
