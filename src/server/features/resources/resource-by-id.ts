import type { Context } from '#server/context.ts'
import { resourcesOf } from './edited.ts'

/** Returns what loads the resource that a path names, for an access rule. */
export const resourceById = (context: Pick<Context, 'db' | 'changes' | 'now'>) => ({
  what: 'This resource',
  load: async (_: unknown, { id }: { id: string }) => (await resourcesOf(context)).find((one) => one.id === id),
})
