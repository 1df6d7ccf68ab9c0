import type { AnyEndpoint, Input } from '#contract/endpoint/endpoint.ts'
import { argumentsOf, type EndpointKind } from './endpoint-kind.ts'
import { inChunks } from '#server/http/wire/in-chunks.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { sendStream } from '#server/http/wire/send-stream.ts'

/** A value, or a list whose rows are read as the client takes them (rows-in-steps.ts). */
type Member = object | string | AsyncIterable<object>

/** Returns an object whose lists may be longer than memory. It is sent as it is: its schema can only be that of any object. */
export type ChunkedHandler<E extends AnyEndpoint, V extends Requester, Resource> = (
  input: Input<E>,
  requester: V,
  resource: Resource,
) => Promise<Record<string, Member>>

type AnyChunkedHandler = (input: never, requester: never, resource: never) => Promise<Record<string, Member>>

/** Sends the object while its rows are read; calls within the process receive it whole. */
export const chunkedKind = (handle: AnyChunkedHandler): EndpointKind => ({
  run: async (call) => wholeOf(await handle(...argumentsOf(call))),
  async respond(call, _, reply) {
    const members = await handle(...argumentsOf(call))
    return sendStream(reply, { 'content-type': 'application/json; charset=utf-8' }, inChunks(encodeObject(members)))
  },
})

const isList = (member: Member): member is AsyncIterable<object> => typeof member === 'object' && Symbol.asyncIterator in member

async function wholeOf(members: Record<string, Member>): Promise<Record<string, unknown>> {
  const whole: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(members)) whole[name] = isList(member) ? await Array.fromAsync(member) : member
  return whole
}

async function* encodeObject(members: Record<string, Member>): AsyncGenerator<string, void> {
  yield '{'
  for (const [at, [name, member]] of Object.entries(members).entries()) {
    yield `${at === 0 ? '' : ','}${JSON.stringify(name)}:`
    if (isList(member)) yield* encodeList(member)
    else yield JSON.stringify(member)
  }
  yield '}'
}

async function* encodeList(rows: AsyncIterable<object>): AsyncGenerator<string, void> {
  let separator = '['
  for await (const row of rows) {
    yield separator + JSON.stringify(row)
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}
