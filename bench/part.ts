import type { Loader } from './loader.ts'
import type { Marketplace } from './marketplace.ts'
import type { openReport } from './report.ts'
import type { Site } from './site.ts'

/** What is measured: the small marketplace with its server; the big one where there is a database server to hold it. */
export type Bench = { marketplace: Marketplace; big: Marketplace | null; site: Site; loader: Loader; rounds: number }

export type Part = (bench: Bench, report: ReturnType<typeof openReport>) => Promise<void>
