/** The parts of an OpenAPI 3.1 document that are written here; the rest is passed on. */
export type Schema = { [keyword: string]: unknown }
export type Ref = { $ref: string }
export type Media = Record<string, { schema?: Schema; example?: unknown }>
export type Parameter = { in: string; name: string; required?: boolean; description?: string; schema: Schema }
export type Response = { description: string; headers?: Record<string, object>; content?: Media }
export type DocumentedOperation = {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  security?: Record<string, string[]>[]
  parameters?: (Parameter | Ref)[]
  requestBody?: { content: Media; required?: boolean; description?: string }
  responses: Record<string, Response | Ref>
}
export type ApiDocument = {
  openapi: string
  info: { title: string; version: string; description?: string }
  tags?: { name: string; description: string }[]
  paths: Record<string, Record<string, DocumentedOperation>>
  components: Record<string, Record<string, object>> & { schemas: Record<string, Schema> }
}

export const isRef = (value: object): value is Ref => '$ref' in value
