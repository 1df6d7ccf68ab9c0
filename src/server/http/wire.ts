import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import * as z from 'zod/mini'
import type { AnyEndpoint, Page } from '#contract/endpoint.ts'
import { Problem as ProblemDocument } from '#contract/problem.ts'
import { encodeReading } from '#contract/search-reading.ts'
import { invalid } from './problems.ts'

/** What is said of a value whose schema has no sentence of its own. */
z.config({
  localeError: ({ code, input }) =>
    code === 'invalid_type' && Array.isArray(input) ? 'Please give one value here.' : 'Please give a value of the kind that is asked for.',
})

/** What Fastify checks and the API document shows. */
export const schemaOf = (endpoint: AnyEndpoint): FastifySchema => ({
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[2]!],
  params: endpoint.params,
  querystring: endpoint.query,
  ...(endpoint.body && { body: endpoint.body }),
  response: { [endpoint.status]: answerOf(endpoint), default: REFUSAL },
})

/** Describes an endpoint that has a second representation of its response, for a client whose Accept header prefers that media type. */
export function schemaWithAlternative(
  endpoint: AnyEndpoint,
  description: string,
  [mediaType, schema]: [mediaType: string, schema: z.ZodMiniType],
): FastifySchema {
  const described = schemaOf(endpoint)
  const content = { 'application/json': { schema: endpoint.output }, [mediaType]: { schema } }
  return { ...described, response: { ...(described.response as object), [endpoint.status]: { description, content } } }
}

/** As the API document shows it. */
export const REFUSAL = { description: 'A refusal', content: { 'application/problem+json': { schema: ProblemDocument } } }

/** The one schema that the document shows as an answer without content. */
export const NO_BODY = z.null()

function answerOf({ output, paged }: AnyEndpoint) {
  const description = paged ? 'Done; X-Total-Count is the length of the whole list' : 'Done'
  return output instanceof z.ZodMiniVoid ? NO_BODY : { description, content: { 'application/json': { schema: output } } }
}

/** A query parameter without a value counts as absent (docs/behaviour.md, Input). */
export function withoutEmpty(query: Record<string, unknown>): Record<string, unknown> {
  for (const name in query) if (query[name] === '') delete query[name]
  return query
}

/** A body that was not sent is an empty one: what is missing is then named field by field. @throws 400 for JSON that has no fields */
export function fieldsIn(body: unknown): unknown {
  if (body == null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw invalid([], 'Please send a JSON object.')
  return body
}

/** Everything a handler is given, merged; of equal names the path's wins. */
export const inputOf = (request: FastifyRequest): object => ({
  ...(request.query as object),
  ...(request.body as object | undefined),
  ...(request.params as object),
})

/** @throws 400 naming each wrong field. */
export function parsed<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw invalid(fieldErrors(result.error.issues))
  return result.data
}

/** `errors` of a 400: dotted paths, "supplierIds.3" (docs/behaviour.md, Errors). */
export const fieldErrors = (issues: readonly z.core.$ZodIssue[]) =>
  issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }))

/** An answer cut to what the contract names. An answer that does not fit is a defect of ours: it throws. */
export function shaped(endpoint: AnyEndpoint, answer: unknown): unknown {
  const output = outputs.get(endpoint) ?? compileOutput(endpoint)
  if (!endpoint.paged) return z.parse(output, answer)
  const { items, ...page } = answer as Page<unknown>
  return { ...page, items: z.parse(output, items) }
}

const outputs = new WeakMap<AnyEndpoint, z.core.$ZodType>()

/**
 * Has the output's check made into a function of its own, a quarter of the time of walking the schema.
 * To be called before the web's bundle is loaded, which forbids that for all of zod, as a browser's policy does.
 */
export function compileOutput(endpoint: AnyEndpoint): z.core.$ZodType {
  const output = compiled(endpoint.output)
  outputs.set(endpoint, output)
  return output
}

function compiled(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodMiniArray) return z.array(compiled(schema.def.element))
  if (schema instanceof z.ZodMiniObject) return new z.core.$ZodObjectJIT({ type: 'object', shape: schema.shape })
  return schema
}

export type Encoded = { status: number; headers: Record<string, string>; body: string }

/** The answer as it goes over the wire: a page as a plain array, its total and how a search was understood in headers. */
export function encode(endpoint: AnyEndpoint, answer: unknown): Encoded {
  const result = shaped(endpoint, answer)
  if (result === undefined) return { status: endpoint.status, headers: {}, body: '' }
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  if (!endpoint.paged) return { status: endpoint.status, headers, body: JSON.stringify(result) }
  const { items, total, reading } = result as Page<unknown>
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
const asIs = (body: unknown) => body as string
