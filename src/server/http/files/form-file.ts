import type { Readable } from 'node:stream'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { invalid, Problem } from '#server/http/problems.ts'

/** What a form may hold: one file, as `field`. The sentences say what to send instead of what was sent. */
type FormFile<Field extends string> = { field: Field; bytesMost: number; tooLarge: string; oneFile: string }

/** The bytes that a form may add to its file: boundaries, headers, and a field beside it. */
export const FORM_BYTES = 64 * 1024
const LIMITS = { parts: 2, files: 1, fieldSize: 1024, headerPairs: 20, headerSize: 8 * 1024 }
const UNREADABLE = 'This form could not be read. Please send it as multipart/form-data.'

type Form<Field extends string> = { [_ in Field]: File | undefined }

/**
 * Returns Fastify's parser for forms with one file. A form is read as it arrives, and refused at the part that is one too many or the byte
 * that is, whatever else would follow. @throws 400, 413
 */
export const formFile =
  <Field extends string>({ field, bytesMost, tooLarge, oneFile }: FormFile<Field>) =>
  ({ headers }: Pick<FastifyRequest, 'headers'>, payload: Readable): Promise<Form<Field>> => {
    const { promise, resolve, reject } = Promise.withResolvers<Form<Field>>()
    const chunks: Buffer[] = []
    let named: string | undefined
    let received = 0

    const parser = createParser(headers as BusboyHeaders, bytesMost)
    const refuse = (problem: Problem) => {
      reject(problem)
      // What still comes is discarded: only so does a client that sends before it reads get the response.
      payload.off('data', count).unpipe(parser).resume()
    }
    const refuseUnreadable = () => refuse(invalid([], UNREADABLE))
    const refuseSize = () => refuse(new Problem(413, tooLarge))
    const refuseParts = () => refuse(invalid([{ path: field, message: oneFile }]))
    const count = ({ length }: Buffer) => (received += length) > bytesMost + FORM_BYTES && refuseSize()

    parser.on('file', (name, file, fileName) => {
      file.on('error', refuseUnreadable).on('limit', refuseSize)
      if (name !== field) return file.resume()
      named = fileName
      file.on('data', (chunk: Buffer) => chunks.push(chunk))
    })
    parser.on('filesLimit', refuseParts).on('partsLimit', refuseParts).on('error', refuseUnreadable)
    parser.on('finish', () => resolve({ [field]: named === undefined ? undefined : fileOf(chunks, named) } as Form<Field>))
    payload.on('data', count).on('error', refuseUnreadable).pipe(parser)
    // The client may have left before.
    if (payload.destroyed) refuseUnreadable()
    return promise
  }

/** @throws 400 for a content type without a boundary */
function createParser(headers: BusboyHeaders, bytesMost: number) {
  try {
    return new Busboy({ headers, limits: { ...LIMITS, fileSize: bytesMost } })
  } catch {
    throw invalid([], UNREADABLE)
  }
}

const fileOf = (chunks: Buffer[], name: string) => new File(chunks as Buffer<ArrayBuffer>[], name)
