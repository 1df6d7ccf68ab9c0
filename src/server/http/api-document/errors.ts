import type { Operation } from '#server/http/kinds/operation.ts'
import { isRef, type DocumentedOperation, type Response, type Schema } from './document.ts'
import { headerRef } from './headers.ts'

/** The status of an error, its component, and what it means (docs/behaviour/http.md, Errors). */
const ERRORS = {
  400: ['BadRequest', 'Not JSON, or not what the schema says; `errors` names each field'],
  401: ['Unauthorized', 'Nobody is signed in, the sign-in failed, or somebody else is signed in than `Signed-In-As` names'],
  403: ['Forbidden', 'Signed in, and still not allowed; or a call from a page of another website'],
  404: ['NotFound', 'Nothing by this id, or by one that the body names'],
  409: ['Conflict', 'Not in the present state: taken, full, decided already, changed by somebody else, too late'],
  413: ['TooLarge', 'The body is too large, or there is no room left for it'],
  415: ['UnsupportedMediaType', 'The body has another media type than this operation takes'],
  429: ['TooManyRequests', 'Too many calls; `Retry-After` says when the next one may come'],
  503: ['Unavailable', 'Something is not there right now; `Retry-After` says when to try again'],
} as const
export type ErrorStatus = keyof typeof ERRORS
const RETRIED = new Set<number>([429, 503])

const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
const responseOf = (description: string, canRetry: boolean): Response => ({
  description,
  headers: { 'X-Request-Id': headerRef('X-Request-Id'), ...(canRetry && { 'Retry-After': headerRef('Retry-After') }) },
  content,
})

/** The responses that operations refer to; `Error` stands for whatever has none of its own. */
export const errorComponents = (): Record<string, Response> => ({
  ...Object.fromEntries(Object.entries(ERRORS).map(([status, [name, text]]) => [name, responseOf(text, RETRIED.has(Number(status)))])),
  Error: responseOf('Any other error', false),
})

/** Returns the error responses of an operation. */
export function errorResponsesOf(method: string, path: string, documented: DocumentedOperation, operation: Operation) {
  const statuses = Object.keys(ERRORS)
    .map((status) => Number(status) as ErrorStatus)
    .filter((status) => CAN_BE[status]({ ...factsOf(method, path, documented), operation }))
  const refs = statuses.map((status) => [String(status), { $ref: `#/components/responses/${ERRORS[status][0]}` }])
  return Object.fromEntries([...refs, ['default', { $ref: '#/components/responses/Error' }]])
}

type Facts = ReturnType<typeof factsOf> & { operation: Operation }

/** When an operation can end with a status: what it takes, who may call it, and what it does. */
const CAN_BE: Record<ErrorStatus, (facts: Facts) => boolean> = {
  400: ({ hasBody, hasQuery, operation }) => hasBody || hasQuery || hasKey(operation),
  401: ({ operation }) => !operation.isAnonymous,
  403: ({ operation, isWrite }) => operation.credentials !== 'none' || (isWrite && !operation.isAnonymous),
  404: ({ hasPathIds, namesIds }) => hasPathIds || namesIds,
  409: ({ isWrite, operation }) => operation.canConflict === true || (isWrite && !operation.isAnonymous),
  413: ({ hasBody }) => hasBody,
  415: ({ hasBody }) => hasBody,
  429: ({ operation }) => operation.isLimited === true || hasKey(operation),
  503: () => true,
}
const hasKey = ({ headers }: Operation) => headers?.request.includes('Idempotency-Key') === true

function factsOf(method: string, path: string, { parameters = [], requestBody }: DocumentedOperation) {
  const body = requestBody?.content['application/json']?.schema
  return {
    isWrite: method !== 'get',
    hasBody: requestBody !== undefined,
    hasQuery: parameters.some((parameter) => !isRef(parameter) && parameter.in === 'query'),
    hasPathIds: path.includes('{'),
    namesIds: Object.keys((body?.properties as Schema | undefined) ?? {}).some((name) => /^(id|ids|\w+Ids?)$/.test(name)),
  }
}
