import type { Feature } from '#server/feature.ts'
import { deleteOldNotes } from './note-queries.ts'
import { assistantRoutes } from './routes.ts'

export const assistant: Feature = {
  routes: (deps) => assistantRoutes(deps.serve, deps),
  jobs: null,
  retention: () => ({ deleteOldNotes }),
  ends: null,
}
