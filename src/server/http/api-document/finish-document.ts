import { FEATURES } from '#contract/features.ts'
import type { Operation } from '#server/http/kinds/operation.ts'
import { isRef, type ApiDocument, type DocumentedOperation, type Response } from './document.ts'
import { errorComponents, errorResponsesOf } from './errors.ts'
import { headerComponents, headerRef, parameterRef } from './headers.ts'
import { compactSchemas } from './named-schemas.ts'
import { describePath } from './path-parameters.ts'
import { plainSchemas } from './plain-schemas.ts'
import { securityOf, securitySchemes } from './security.ts'

/** Returns what is known of a route besides its schema. */
export type OperationAt = (method: string, path: string) => Operation | undefined

/** Adds to a generated document what the schemas do not say: who may call, which headers and errors there are, and names. */
export function finishDocument(generated: ApiDocument, operationAt: OperationAt, publicUrl: string): ApiDocument {
  const { paths, components, ...document } = plainSchemas(generated)
  return compactSchemas({
    ...document,
    tags: FEATURES.map(({ tag, description }) => ({ name: tag, description })),
    paths: mapOperations(paths, (method, path, documented) => finishOperation(method, path, documented, operationAt(method, path))),
    components: {
      ...components,
      ...headerComponents(),
      responses: errorComponents(),
      securitySchemes: securitySchemes(publicUrl),
    },
  })
}

type Paths = ApiDocument['paths']
type ChangeOperation = (method: string, path: string, documented: DocumentedOperation) => DocumentedOperation

const mapOperations = (paths: Paths, change: ChangeOperation): Paths =>
  mapValues(paths, (methods, path) => mapValues(methods, (documented, method) => change(method, path, documented)))

const mapValues = <Value, Result>(object: Record<string, Value>, change: (value: Value, key: string) => Result): Record<string, Result> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))

/** A route without an access of its own is one that anybody may read. */
const OPEN: Operation = { credentials: 'none', isAnonymous: true }

function finishOperation(
  method: string,
  path: string,
  { responses, parameters = [], ...documented }: DocumentedOperation,
  operation: Operation = OPEN,
): DocumentedOperation {
  const { headers } = operation
  const all = [...describePath(path, parameters), ...(headers?.request ?? []).map(parameterRef)]
  const isSuccess = (status: string) => /^[23]/.test(status)
  const successes = Object.fromEntries(Object.entries(responses).filter(([status]) => isSuccess(status)))
  return {
    ...documented,
    security: securityOf(operation),
    ...(all.length > 0 && { parameters: all }),
    responses: {
      ...mapValues(successes, (response) => (isRef(response) ? response : finishSuccess(response, operation))),
      ...errorResponsesOf(method, path, { ...documented, parameters, responses }, operation),
    },
  }
}

function finishSuccess({ description, ...response }: Response, { headers }: Operation): Response {
  const sent = [...(headers?.response ?? []), 'X-Request-Id' as const]
  return {
    ...response,
    // The generator's own words for a response that has none.
    description: description === 'Default Response' ? 'Done' : description,
    headers: Object.fromEntries(sent.map((name) => [name, headerRef(name)])),
  }
}
