import * as z from 'zod/mini'
import { buildRequest, withQuery } from './build-request.ts'
import type { SearchReading } from '#contract/directory/search-reading.ts'

export type Shape = Record<string, z.core.$ZodType>
type Fields<S extends Shape> = z.ZodMiniObject<S, z.core.$strip>
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Address = `${Method} /${string}`

/**
 * One endpoint of the API as a value: the server serves it, pages and tests call it.
 * `params`, `query` and `body` are validated separately and merged for the handler, so a name may occur in only one of them.
 */
export type Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  O extends z.core.$ZodType = z.core.$ZodType,
> = {
  /** Method and path, "GET /api/suppliers": the name of the endpoint everywhere. */
  address: Address
  method: Method
  /** Contains `:name` for each parameter, the syntax of Fastify and `addressOf`. */
  path: string
  params: Fields<P>
  query: Fields<Q>
  body: Fields<B> | null
  output: O
  status: number
  /** True for a list whose response has `X-Total-Count`: handlers return and callers receive a `Page`. */
  paged: boolean
  /** True for what differs from person to person: a browser forgets it as soon as another one is there. */
  isPrivate: boolean
  /** True for a list whose response says how a search was understood (`X-Search-Reading`). */
  hasReading?: boolean
  /** True for a read that the present state may not allow (409), as it may not allow any write. */
  canConflict?: boolean | undefined
  summary: string
  /** What a caller has to know beyond the summary, for the API document. */
  description?: string | undefined
}

/** A page of a list and the total length of the list. `reading` says how a search was understood (`X-Search-Reading`). */
export type ListPage<Item> = { items: Item[]; total: number; reading?: SearchReading }

// eslint-disable-next-line typescript/no-explicit-any -- any endpoint, whatever its shapes
export type AnyEndpoint = Endpoint<any, any, any, any>
type Merge<P, Q, B> = P & Q & B
type ShapesOf<E> = E extends Endpoint<infer P, infer Q, infer B, infer O> ? { p: P; q: Q; b: B; o: O } : never
// zod's type of an object without fields forbids every field; an intersection with it would do so too.
type Nothing = Record<never, unknown>
type Parsed<S extends Shape> = keyof S extends never ? Nothing : z.output<Fields<S>>
type Raw<S extends Shape> = keyof S extends never ? Nothing : z.input<Fields<S>>
/** The input of a handler: validated, with defaults filled in. */
export type Input<E extends AnyEndpoint> = Merge<Parsed<ShapesOf<E>['p']>, Parsed<ShapesOf<E>['q']>, Parsed<ShapesOf<E>['b']>>
/** The input of a caller, who may leave out fields that have a default. */
export type CallerInput<E extends AnyEndpoint> = Merge<Raw<ShapesOf<E>['p']>, Raw<ShapesOf<E>['q']>, Raw<ShapesOf<E>['b']>>
/** The result of a call: a `Page` from a paged endpoint, the response body from any other. */
export type Output<E extends AnyEndpoint> = E extends { paged: true }
  ? z.output<ShapesOf<E>['o']> extends (infer Item)[]
    ? ListPage<Item>
    : never
  : z.output<ShapesOf<E>['o']>

export type Options<P extends Shape, Q extends Shape, B extends Shape, O extends z.core.$ZodType, V extends boolean> = {
  /** One line for the API document. */
  summary: string
  /** What a caller has to know beyond it. */
  description?: string
  isPrivate?: V
  canConflict?: boolean
  params?: P
  query?: Q
  body?: B
  output?: O
  status?: number
}

/** The schema of the body, certain where it has fields. */
type BodyOf<B extends Shape> = keyof B extends never ? Fields<B> | null : Fields<B>
const nothing = z.void()

export function endpoint<
  const A extends Address,
  P extends Shape = Record<never, never>,
  Q extends Shape = Record<never, never>,
  B extends Shape = Record<never, never>,
  O extends z.core.$ZodType = z.ZodMiniVoid,
  const V extends boolean = false,
>(address: A, options: Options<P, Q, B, O, V>): Endpoint<P, Q, B, O> & { address: A; body: BodyOf<B>; paged: false; isPrivate: V } {
  // An address is a method and a path, and a type parameter whose option is absent has its default; TypeScript knows neither.
  const [method, path] = address.split(' ') as [Method, string]
  return {
    address,
    method,
    path,
    params: z.object((options.params ?? {}) as P),
    query: z.object((options.query ?? {}) as Q),
    body: (options.body ? z.object(options.body) : null) as Fields<B> & BodyOf<B>,
    output: (options.output ?? nothing) as O,
    status: options.status ?? (options.output ? 200 : 204),
    paged: false,
    isPrivate: (options.isPrivate ?? false) as V,
    summary: options.summary,
    description: options.description,
    canConflict: options.canConflict,
  }
}

/**
 * Returns the endpoint of a paged list: a plain array with `X-Total-Count`, whose query has `limit` and `offset`
 * (docs/behaviour/http.md, Lists).
 */
export function listEndpoint<
  const A extends Address,
  Q extends Shape,
  Item extends z.core.$ZodType,
  P extends Shape = Record<never, never>,
  const V extends boolean = false,
>(
  address: A,
  options: { summary: string; description?: string; isPrivate?: V; hasReading?: boolean; params?: P; query: Q; item: Item },
): Endpoint<P, Q, Record<never, never>, z.ZodMiniArray<Item>> & { address: A; paged: true; isPrivate: V } {
  const { item, hasReading = false, ...rest } = options
  const whole = endpoint<A, P, Q, Record<never, never>, z.ZodMiniArray<Item>, V>(address, { ...rest, output: z.array(item) })
  return { ...whole, paged: true, hasReading }
}

/**
 * Returns path and query of a call. Query parameters have the order of the endpoint, so that equal calls have equal addresses; empty values
 * are left out.
 */
export function addressOf(endpoint: AnyEndpoint, input: Record<string, unknown>): string {
  const names = [endpoint.params, endpoint.query].flatMap(({ shape }) => Object.keys(shape))
  const { url, body: query } = buildRequest(endpoint.address, Object.fromEntries(names.map((name) => [name, input[name]])))
  return query ? withQuery(url, query) : url
}
