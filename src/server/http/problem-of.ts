import type { FastifyError } from 'fastify'
import { StoreUnavailable } from '#server/ports/images/images.ts'
import { invalid, Problem, readOnly, unavailable, unknownPath } from './problems.ts'

/** Codes of PostgreSQL and the operating system for a full disk, and for a database that cannot be reached or does not reply in time. */
const NO_ROOM = new Set(['53100', 'ENOSPC', 'EDQUOT'])
const NO_DATABASE = /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EPIPE|57P0[123]|57014|25P03|08...|53300)$/
/** A write on a database that is only read: a standby until it is promoted, or a disk on which there is no room any more. */
const READ_ONLY = '25006'
/** Two transactions waited for each other, or a standby had to go on, and this one gave way: nothing of it is stored. */
const GAVE_WAY = new Set(['40P01', '40001'])
const NO_CONNECTION =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/

/** Converts any error into a Problem; that of an internal error discloses no details. */
export function problemOf(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error
  if (error instanceof StoreUnavailable) return unavailable('The store of pictures')
  const { code = '', statusCode = 500 } = error
  // Fastify's own status comes first: when a client disconnects, the error has the same code as when the database does.
  if (statusCode >= 400 && statusCode < 500) return clientProblem(code, statusCode)
  if (NO_ROOM.has(code)) return unavailable('Saving')
  if (code === READ_ONLY) return readOnly()
  if (NO_DATABASE.test(code) || NO_CONNECTION.test(error.message)) return unavailable('The database')
  if (GAVE_WAY.has(code))
    return new Problem(503, 'Somebody changed the same thing at that moment. Please try again.', { headers: { 'retry-after': '1' } })
  return new Problem(500, 'Something went wrong on our side. Please try again in a minute.')
}

function clientProblem(code: string, status: number): Problem {
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') return invalid([], 'The body of this request is not valid JSON.')
  if (status === 413) return new Problem(413, 'This request is larger than 1 MiB. Please send less.')
  if (status === 415) return new Problem(415, 'Please send the body as application/json.')
  if (status === 404) return unknownPath()
  return new Problem(status, 'This request could not be understood.')
}
