import type { FastifyRequest } from 'fastify'

/** Returns whether the Accept header names this media type explicitly; a wildcard does not count. */
export const acceptsMediaType = ({ headers }: Pick<FastifyRequest, 'headers'>, mediaType: string): boolean =>
  (headers.accept ?? '').split(',').some((range) => range.replace(/;.*/, '').trim().toLowerCase() === mediaType)
