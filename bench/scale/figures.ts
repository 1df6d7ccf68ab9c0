import type { Kind } from './kinds.ts'

/** What a kind of request came to; `cpuMicros` is of one, with the database server's. */
export type Figure = { perSecond: number; p50: number; p99: number; cpuMicros: number }
/** A site of so many suppliers and processes. Megabytes are after all loads, those of the database server without its shared buffers. */
export type Scale = {
  suppliers: number
  processes: number
  figures: Record<Kind, Figure>
  yardstick: Figure
  megabytes: number
  serverMegabytes: number
  connections: number
  databaseMegabytes: number
}
