import type { Loader } from './loader.ts'
import type { Marketplace } from './marketplace.ts'
import type { createReport } from './report.ts'
import type { Site } from './site.ts'

/** What the parts measure: the small marketplace with its server, and the big one, which needs a database server. */
export type Bench = { marketplace: Marketplace; big: Marketplace | null; site: Site; loader: Loader; rounds: number }

export type BenchPart = (bench: Bench, report: ReturnType<typeof createReport>) => Promise<void>
