import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import * as z from 'zod/mini'
import type { AnyEndpoint, ListPage } from '#contract/endpoint/endpoint.ts'
import { NAMED_ENDPOINTS } from '#contract/features.ts'
import { Problem as ProblemDocument } from '#contract/endpoint/problem.ts'
import { encodeReading } from '#contract/directory/search-reading.ts'
import { invalid } from '#server/http/problems.ts'

/** The message for a value whose schema has none of its own. */
z.config({
  localeError: ({ code, input }) =>
    code === 'invalid_type' && Array.isArray(input) ? 'Please give one value here.' : 'Please give a value of the kind that is asked for.',
})

const names = new Map<AnyEndpoint, { operationId: string; tags: string[] }>(
  NAMED_ENDPOINTS.map(({ endpoint, id, tag }) => [endpoint, { operationId: id, tags: [tag] }]),
)

/** Returns the route schema, which Fastify validates with and the API document shows. */
export const schemaOf = (endpoint: AnyEndpoint) =>
  ({
    // Only tests serve endpoints that the contract does not name.
    ...names.get(endpoint),
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    params: endpoint.params,
    querystring: endpoint.query,
    ...(endpoint.body && { body: endpoint.body }),
    response: { [endpoint.status]: responseOf(endpoint), default: PROBLEM },
  }) satisfies FastifySchema

/** Describes an endpoint that has other representations of its response, for a client whose Accept header prefers such a media type. */
export function schemaWithAlternative(
  endpoint: AnyEndpoint,
  description: string,
  ...others: [mediaType: string, schema: z.ZodMiniType][]
): FastifySchema {
  const described = schemaOf(endpoint)
  const alternatives = others.map(([mediaType, schema]) => [mediaType, { schema }] as const)
  const content = { 'application/json': { schema: endpoint.output }, ...Object.fromEntries(alternatives) }
  return { ...described, response: { ...described.response, [endpoint.status]: { description, content } } }
}

/** The problem responses in the API document. */
export const PROBLEM = { description: 'Any other error', content: { 'application/problem+json': { schema: ProblemDocument } } }

/** The responses of a route that sends a file of one of some media types, whose parameters the document leaves out. */
export const fileResponses = (...mediaTypes: string[]) => ({
  200: { description: 'The file', content: Object.fromEntries(mediaTypes.map((type) => [type.split(';')[0], { schema: z.any() }])) },
  default: PROBLEM,
})

/** The schema that the API document shows as a response without content. */
export const NO_BODY = z.null()

const responseOf = ({ output }: AnyEndpoint) =>
  output instanceof z.ZodMiniVoid ? NO_BODY : { description: 'Done', content: { 'application/json': { schema: output } } }

/** Removes query parameters without a value, which count as absent (docs/behaviour/http.md, Input). */
export function withoutEmpty(query: Record<string, unknown>): Record<string, unknown> {
  for (const name in query) if (query[name] === '') delete query[name]
  return query
}

/** Returns the body, `{}` where none was sent, so that validation names each missing field. @throws 400 for JSON that is not an object */
export function fieldsIn(body: unknown): unknown {
  if (body == null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw invalid([], 'Please send a JSON object.')
  return body
}

type Fields = Record<string, unknown>

/** Returns the input of a handler: query, body and path parameters merged, of which the path's win. */
export function inputOf(request: FastifyRequest): Fields {
  // Fastify has validated them by the endpoint's schemas, all of which are of objects.
  const { query, body, params } = request as FastifyRequest<{ Querystring: Fields; Body: Fields | undefined; Params: Fields }>
  return { ...query, ...body, ...params }
}

/** Returns the parsed value. @throws 400 naming each invalid field */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw invalid(fieldErrors(result.error.issues))
  return result.data
}

/** Returns the `errors` of a 400, with dotted paths such as "supplierIds.3" (docs/behaviour/http.md, Errors). */
export const fieldErrors = (issues: readonly z.core.$ZodIssue[]) =>
  issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }))

/** Reduces a result to the fields that the contract names. @throws where it does not match the schema, which is a defect of the server */
export function shaped(endpoint: AnyEndpoint, answer: unknown): unknown {
  const output = compileOutput(endpoint)
  if (!endpoint.paged) return z.parse(output, answer)
  // The handler of a paged endpoint returns a page.
  const { items, ...page } = answer as ListPage<unknown>
  return { ...page, items: z.parse(output, items) }
}

const outputs = new WeakMap<AnyEndpoint, z.core.$ZodType>()

/**
 * Compiles the output schema of an endpoint once to a function, which takes a quarter of the time of interpreting it. Call it before the web
 * bundle is loaded, which disables compilation for all of zod, as a browser's policy requires.
 */
export function compileOutput(endpoint: AnyEndpoint): z.core.$ZodType {
  const output = outputs.get(endpoint) ?? compiled(endpoint.output)
  outputs.set(endpoint, output)
  return output
}

function compiled(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodMiniArray) return new z.ZodMiniArray({ ...schema.def, element: compiled(schema.def.element) })
  if (schema instanceof z.ZodMiniOptional) return new z.ZodMiniOptional({ ...schema.def, innerType: compiled(schema.def.innerType) })
  if (!(schema instanceof z.ZodMiniObject)) return schema
  const fields = Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => [name, compiled(field)])
  return new z.core.$ZodObjectJIT({ type: 'object', shape: Object.fromEntries(fields) })
}

export type Encoded = { status: number; headers: Record<string, string>; body: string }

/** Encodes a result for HTTP: a page is a plain array, with its total and the reading of a search in headers. */
export function encode(endpoint: AnyEndpoint, answer: unknown): Encoded {
  const result = shaped(endpoint, answer)
  if (result === undefined) return { status: endpoint.status, headers: {}, body: '' }
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  if (!endpoint.paged) return { status: endpoint.status, headers, body: JSON.stringify(result) }
  // A shaped page is a page.
  const { items, total, reading } = result as ListPage<unknown>
  const readAs = encodeReading(reading)
  return {
    status: endpoint.status,
    headers: { ...headers, 'x-total-count': String(total), ...(readAs && { 'x-search-reading': readAs }) },
    body: JSON.stringify(items),
  }
}

export function send(reply: FastifyReply, endpoint: AnyEndpoint, answer: unknown): FastifyReply {
  const { status, headers, body } = encode(endpoint, answer)
  return reply.code(status).headers(headers).serializer(asIs).send(body)
}
const asIs = (body: string) => body
