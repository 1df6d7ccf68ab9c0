import type { Limits } from '#server/http/access/guards.ts'

/** Limits that allow everything, for tests without a database. */
export const unlimited: Limits = {
  networkKey: async (address) => address,
  subnetKey: async (address) => address,
  count: async () => {},
  uncount: async () => {},
}
