import type { Feature } from '#server/feature.ts'
import { deleteDocumentsOf } from './queries.ts'
import { supplierDocumentRoutes } from './routes.ts'

export const supplierDocuments: Feature = {
  routes: (deps) => supplierDocumentRoutes(deps.app, deps.serve, deps),
  jobs: null,
  retention: null,
  ends: { onManagerEnd: (tx, _, id) => deleteDocumentsOf(tx, id) },
}
