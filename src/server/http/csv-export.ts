import * as z from 'zod/mini'
import type { AnyEndpoint, Input } from '#contract/endpoint.ts'
import { CSV_START, csvLine, type CsvCell } from '#shared/csv.ts'
import type { Requester } from './requester.ts'
import type { EndpointKind, Run } from './endpoint-kind.ts'
import { fileHeaders } from './file-headers.ts'
import { isAskedFor } from './negotiation.ts'
import { sendStream } from './send-stream.ts'
import { schemaWithAlternative, send } from './wire.ts'

/** A whole list as a CSV file. */
export type CsvExport<E extends AnyEndpoint, V extends Requester, Resource, Row> = {
  /** Of the file, without `.csv`. */
  name: string
  /** What each column is headed, and what it says of a row. */
  columns: Record<string, (row: Row) => CsvCell>
  /** Every row that the query's filters leave, one after another: `rowsInSteps` reads them without holding them all. */
  rows(input: Input<E>, requester: V, resource: Resource): AsyncIterable<Row>
}

const DESCRIPTION = 'Done; X-Total-Count is the length of the whole list. As text/csv it comes whole, whatever limit and offset say'

/** The characters sent at once. */
const CHUNK = 16_384

/** Answers `text/csv` with the whole list as a file, anything else with the stretch of it that is asked for. */
export const exportableKind = <E extends AnyEndpoint, V extends Requester, Resource, Row>(
  endpoint: E,
  run: Run,
  { name, columns, rows }: CsvExport<E, V, Resource, Row>,
): EndpointKind => ({
  run,
  schema: schemaWithAlternative(endpoint, DESCRIPTION, ['text/csv', z.string()]),
  async respond(call, request, reply) {
    if (!isAskedFor(request, 'text/csv')) return send(reply, endpoint, await run(call))
    const all = rows(call.input as Input<E>, call.requester as V, call.resource as Resource)
    return sendStream(reply, fileHeaders(`${name}.csv`, 'text/csv; charset=utf-8'), encodeCsv(columns, all))
  },
})

/** Writes the file piece by piece. */
async function* encodeCsv<Row>(columns: Record<string, (row: Row) => CsvCell>, rows: AsyncIterable<Row>): AsyncGenerator<string, void> {
  const cells = Object.values(columns)
  let chunk = CSV_START + csvLine(Object.keys(columns))
  for await (const row of rows) {
    chunk += csvLine(cells.map((cellOf) => cellOf(row)))
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}
