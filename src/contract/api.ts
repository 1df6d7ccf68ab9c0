import type { AnyEndpoint, CallerInput, Output } from './endpoint/endpoint.ts'
import type { AnyStreamEndpoint, EventOf } from './endpoint/stream-endpoint.ts'
import type { FEATURES } from './features.ts'

type ContractFile = (typeof FEATURES)[number]['files'][number]
type EndpointsIn<File> = File extends object ? Extract<File[keyof File], AnyEndpoint> : never
type AnyOfContract = EndpointsIn<ContractFile>
/** Looked up by key: picking one out of the union of all of them would compare its address with every other, wherever one is named. */
type ByAddress = { [E in AnyOfContract as E['address']]: E }

/**
 * Every endpoint by its address, as types only. A page that names an address ("GET /api/suppliers") is type-checked against the endpoint
 * without importing the schemas, which would be a tenth of the JavaScript of a first visit.
 */
export type Address = keyof ByAddress
export type EndpointAt<A extends Address> = ByAddress[A]
export type RequestOf<A extends Address> = CallerInput<EndpointAt<A>>
export type ResponseOf<A extends Address> = Output<EndpointAt<A>>
/** Endpoints that can tell what happens on the way. */
export type StreamAddress = Extract<AnyOfContract, AnyStreamEndpoint>['address']
export type EventAt<A extends StreamAddress> = EventOf<Extract<AnyOfContract, AnyStreamEndpoint & { address: A }>>
/** Lists that can be read step by step. */
export type PagedAddress = Extract<AnyOfContract, { paged: true }>['address']

/** Calls by address: over HTTP in a browser, in the process while a page is rendered. Refusals are thrown. */
export type Call = <A extends Address>(address: A, input: RequestOf<A>) => Promise<ResponseOf<A>>
